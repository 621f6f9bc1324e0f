import { readText } from './posting/read-text.ts'

/** What a page or pasted text turned out to be. */
export type PostingReading =
  | { kind: 'posting'; positionName?: string; companyName?: string; jobDescription?: string; notes: string[] }
  | {
      kind: 'no-posting'
      reason: 'login-wall' | 'robot-check' | 'listing' | 'expired' | 'apply-form' | 'empty'
    }

/** Reads pasted text; a page's HTML source pasted in is read as a page. */
export function readPostingText(text: string): PostingReading {
  return readText(text)
}

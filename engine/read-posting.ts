import { readPage } from './page/read-page.ts'
import { readText } from './posting/read-text.ts'

/** What a page or pasted text turned out to be. */
export type PostingReading =
  | { kind: 'posting'; positionName?: string; companyName?: string; jobDescription?: string; notes: string[] }
  | {
      kind: 'no-posting'
      reason: 'login-wall' | 'robot-check' | 'listing' | 'expired' | 'apply-form' | 'empty'
    }

/** Reads the HTML of a page; `url` is where it came from. */
export function readPostingPage(html: string, { url }: { url: string }): PostingReading {
  return readPage(html, { url })
}

/** Reads pasted text; a page's HTML source pasted in is read as a page. */
export function readPostingText(text: string): PostingReading {
  return looksLikeHtml(text) ? readPage(text, { url: '' }) : readText(text)
}

/** A doctype or a head, or tags all over the beginning. */
function looksLikeHtml(text: string): boolean {
  const start = text.slice(0, 20_000)
  if (/^\s*(?:<!doctype html|<html\b|<\?xml)/i.test(start)) return true
  const tags = start.match(
    /<\/?(?:div|span|p|li|ul|section|a|h[1-6]|script|meta|td|tr|strong|br)\b[^<>]{0,2000}>/gi,
  )
  return /^\s*</.test(start) && (tags?.length ?? 0) > Math.min(20, start.length / 400)
}

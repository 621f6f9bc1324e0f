import type { Sentence } from '../../text/document.ts'

const IN_VAIN =
  /\b(?:no (?:effect|difference|luck)|(?:did|does|do)(?:n't| not) (?:seem to )?(?:help|work|fix|solve|change)|without success|to no avail|in vain|failed attempts?)\b/i

/** "Tried without success:", "What did not help": what such a list holds came to nothing. */
export function isListedInVain({ kind, leadIn, headings }: Sentence): boolean {
  return kind === 'item' && IN_VAIN.test(leadIn ?? headings.at(-1) ?? '')
}

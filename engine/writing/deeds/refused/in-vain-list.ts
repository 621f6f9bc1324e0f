import type { Sentence } from '../../../text/lines/document.ts'

const IN_VAIN =
  /\b(?:no (?:effect|difference|luck)|(?:did|does|do)(?:n't| not) (?:seem to )?(?:help|work|fix|solve|change)|without success|to no avail|in vain|failed attempts?)\b|^(?:[a-z]+ )?(?:hypothes[ie]s|theories|(?:possible|suspected) causes)\b/i

/** "Tried without success:", "What did not help", "Hypotheses": what such a list holds came to nothing or was only thought. */
export function isListedInVain({ kind, leadIn, headings }: Sentence): boolean {
  return kind === 'item' && IN_VAIN.test(leadIn ?? headings.at(-1) ?? '')
}

import type { Weighed } from '../../../facts/fields/select.ts'
import { FINDS } from '../../bullet/drafts/findings.ts'
import type { Phrase } from '../../bullet/reason/trouble.ts'
import { countWords } from '../../sentence/tidy.ts'

/** Whether the situation has told at length, or as what was found out, what would be told again: "I found that the lamp drifts". */
export function isToldAlready(one: Weighed, situation: Phrase): boolean {
  const isFound = FINDS.test(one.clause?.verb.base ?? '') && /\b(?:where|that|when)\b/.test(one.body)
  return situation.sources.includes(one) && (isFound || countWords(one.body) > 15)
}

import { capitalise, tidyClause } from '../tidy.ts'
import { isTorn } from '../trim.ts'

/** What one does who does not know why. */
const ASKING =
  '(?:understand(?:ing)?|understood|f(?:ind|ound|inding)(?:\\sout)?|figur(?:e|ed|ing)\\sout|see|learn(?:ed|t)?|investigat(?:e|ed|ing)|debug(?:ged|ging)?|look(?:ed|ing)?\\s(?:into|at)|check(?:ed|ing)?|work(?:ed|ing)?\\sout|determin(?:e|ed|ing)|diagnos(?:e|ed|ing)|identif(?:y|ied|ying)|wonder(?:ed|ing)?|discover(?:ed|ing)?|explain(?:ed|ing)?)'
const AMISS =
  "(?:(?:is|was|are|were|does|did|do|can|could|has|had|have)(?:n't|\\snot)\\s\\S|cannot\\s\\S|(?:fail|crashe|hang|stop|break|keep|freeze|stall|leak)s\\b|(?:failed|crashed|hung|stopped|broke|kept|froze|stalled|leaked)\\b|(?:is|was|are|were)\\s(?:(?:so|too|always|still)\\s)?(?:failing|crashing|hanging|leaking|losing|dropping|slow|broken|wrong|empty|stuck|missing|flaky|blank)\\b)"
const WHY = new RegExp(
  `\\b${ASKING}\\s(?:exactly\\s)?why\\s((?!(?:it|they|this|that|these|those|he|she|I|we|you|there|not)\\b)(?:[^\\s,;:()?]+\\s){1,9}?${AMISS}[^,;:()?]{0,80})`,
  'i',
)

/** "Tried to find out why the lamp was not lit": it was not. */
export function askedWhy(body: string): string | undefined {
  if (!/\swhy\s/i.test(body)) return undefined
  const [, told = ''] = WHY.exec(body) ?? []
  // What was done about it is no part of it.
  const trouble = tidyClause(told.replace(/\s(?:and|so|but)\s(?:I|we|then|it|they)\b.*$/, ''))
  return trouble && !isTorn(trouble) ? capitalise(trouble.replace(/[.!]+$/, '')) : undefined
}

import type { Weighed } from '../../../facts/fields/select.ts'
import { countWords } from '../../sentence/tidy.ts'
import { isTorn } from '../../sentence/trim.ts'

const ASKED =
  /^(.{0,80}?)\b(?:(?:figur(?:e|ed|ing)|find(?:ing)?|found|work(?:ed|ing)?)\sout|look(?:ed|ing)?\sinto|investigat(?:e|ed|ing)|debug(?:ged|ging)?|understand(?:ing)?|understood|reali[sz]ed|see|saw|check(?:ed|ing)?|determin(?:e|ed|ing)|diagnos(?:e|ed|ing)|troubleshoot(?:ing)?|(?:find|found|discover(?:ed)?|identif(?:y|ied)|learn(?:ed|t)|pinpoint(?:ed)?)\s(?:out\s)?the\s(?:\w+\s)?(?:reason|cause))\s(?:exactly\s)?why\s((?!(?:I|we|you|it|they|this|that|he|she)\b)[^,;:?()"]{8,120})/i
/** What one has yet to look into opens no story. */
const TO_COME =
  /\b(?:need|needs|will|should|going|plan|next|tomorrow|later|might|could|want|let's|hope|if|once)\b|'ll\b/i
const SAYS =
  /\s(?:was|were|is|are|did|does|do|kept|keeps|had|has|would|could|took|takes|went|got|gets|came|(?:is|was|were|are|did|does|do|could|would)n't|[a-z]{2,}(?:ed|es|s))(?=\s|[.!]*$)/
/** Where the writer goes on to what he did about it. */
const GOES_ON =
  /\s(?:and|so|but)\s(?:(?:then|finally|also)\s)?(?:I|we|it|found|fixed|saw|noticed|reali[sz]ed)\b.*$/

/** "Spent the morning trying to find out why the pump stalled" says that it did. */
export function whyAsked({ body, clause, likelihood }: Weighed): string | undefined {
  if (!body.includes(' why ') || likelihood.followup >= 0.4 || clause?.modality === 'planned')
    return undefined
  const [, before = '', asked = ''] = ASKED.exec(body) ?? []
  const told = asked.replace(GOES_ON, '').replace(/[.!\s]+$/, '')
  if (!told || TO_COME.test(before) || !SAYS.test(told) || countWords(told) < 3 || isTorn(told))
    return undefined
  return /\b(?:I|we|you)\b/.test(told) ? undefined : told
}

import type { Prose } from '../facts/prose.ts'
import type { Weighed } from '../facts/select.ts'
import { phraseIn } from './inflect.ts'
import { tidySentence } from './tidy.ts'
import { isTorn, shorten } from './trim.ts'
import type { Phrase } from './trouble.ts'

const NO_STEP =
  /^(?:be|have|keep|see|want|need|think|hope|like|know|stay|let|look|continue|talk|take|get|do)$/
/** What points at something untold, or doubts. */
const UNCLEAR =
  /\b(?:it|them|this|that|these|those|they|you|your|me|maybe|perhaps|probably|hopefully|he|she|his|her|should|stuff|things?)\b|[?"`:]|https?:/i

/** Where a story ends that has no result: with the first thing that is still to be done. */
export function nextStep(prose: Prose): Phrase | undefined {
  for (const one of prose.all) {
    const told = stepIn(one)
    if (told) return { text: tidySentence(`The next step is to ${told}`), sources: [one] }
  }
  return undefined
}

function stepIn({ clause, likelihood, sentence }: Weighed): string | undefined {
  if (!clause || clause.isNegated || likelihood.followup < 0.6 || sentence.kind === 'title') return undefined
  const isPlan = (clause.subject === 'i' || clause.subject === 'we') && clause.modality === 'planned'
  const isItem = clause.subject === 'none' && clause.form === 'base' && sentence.kind === 'item'
  if (!(isPlan || isItem) || NO_STEP.test(clause.verb.base) || !/^(?:base|ing)$/.test(clause.form))
    return undefined
  const phrase = shorten(phraseIn('base', clause.verb, clause.form, clause.rest), 18)?.replace(/[.!]+$/, '')
  return phrase && /\s\S+/.test(phrase) && !UNCLEAR.test(phrase) && !isTorn(phrase) ? phrase : undefined
}

import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import type { Material } from '../material.ts'
import { GOES_WRONG } from './whys.ts'

/** "If no table is free, the guest is sent to the bar", told after what was done: so it was meant to be. */
export function isFallback({ body, sentence, likelihood }: Weighed, deeds: Material['deeds']): boolean {
  if (likelihood.problem >= 0.75 || !FALLS_BACK.test(body)) return false
  return deeds.some(({ source }) => source.sentence.index < sentence.index)
}

const FALLS_BACK = lean(
  /^(?:if|when|whenever|once|in case)\s[^,]{3,120},\s(?!.*(?:\b(?:not|never|wrong|lost|twice|again and again)\b|n't\b)).*\b(?:falls? back|fell back|redirect(?:s|ed)?|retries|tries again|attempts? to|(?:is|are|was|were|gets?) (?:displayed|shown|logged|used|created|returned|sent|skipped|rejected|removed|restored))\b/i,
)

/** "A late boat is turned away, this keeps the quay free instead of letting it jam", ", solving both problems": how it works since. */
const NEW_WAY = lean(
  /,\s(?:thus |thereby |hence )?(?:solving|fixing|resolving|eliminating)\s(?:both|all|the|this|that|our|my|an?|two|three|most)\s[^,;]{2,60}$|\b(?:instead of|rather than) (?:letting|silently|crashing|panicking|leaking|hanging|corrupting|blowing up)\b(?!.*\b(?:was|were|did|had)\b)|\b(?:is|are) (?:now )?(?:treated|counted|handled|reported|flagged|rejected) as an? [^,;]{3,40}, (?:not|rather than|instead of) an?\s/i,
)

/** "Some tests were also performed on a second board". */
const TRIED = lean(
  /\btests? (?:(?:was|were|is|are|has been|have been) )(?:also )?(?:performed|run|done|carried out|conducted|executed|added|written)\b/i,
)

/** How it works since the change, or what it was tried with, whatever words that takes. */
export function isNewWay({ body }: Weighed): boolean {
  return NEW_WAY.test(body) || (TRIED.test(body) && !GOES_WRONG.test(body))
}

/** "I had exams this week": what kept the writer from the work is no trouble of the work. */
const PRIVATE = lean(
  /\b(?:I|my|[Ww]e)\b.*\b(?:(?:mid-?term |final |semester |university |college )?exams?(?! (?:page|app|system|portal|software))|(?:on|from|during|after|for) (?:my |our |a |the )?(?:short |summer |winter )?(?:vacation|holidays?|honeymoon)|(?:was|were|been|fell|got|being) (?:\w+ )?(?:sick|ill)|had (?:the )?(?:flu|covid|a cold|a fever)|coursework|my (?:semester|classes|lectures|wedding|thesis defen[cs]e))\b/,
)

export function isPrivate({ body }: Weighed): boolean {
  return PRIVATE.test(body)
}

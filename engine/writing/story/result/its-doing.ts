import type { Weighed } from '../../../facts/fields/select.ts'
import type { Phrase } from '../../bullet/reason/trouble.ts'
import { isOfMadeThing } from '../../deeds/refused/made-thing.ts'
import { isPresent } from '../../sentence/plain.ts'
import { countWords, tidySentence, uncapitalise } from '../../sentence/tidy.ts'
import type { Material } from '../material.ts'
import { voiced } from '../telling/say.ts'
import { isSayable, isWholeSentence, pointsBack } from '../telling/sayable.ts'
import { standsAlone } from '../telling/stands-alone.ts'

/** "Ensures the lamps are lit at dusk", in a list of what was done: what the deeds see to. */
const SEES_TO =
  /^(?:also\s)?(?:ensures|guarantees|allows|enables|prevents|lets|makes sure)\s(?!you\b|us\b)(?:that\s)?[a-z/`"]/i

/** What is still to come, or to be seen. */
const UNSURE =
  /\b(?:will|should|would|may|might|could|must|until|yet|todo|plans?|planned|currently|for now|still|need(?:s|ed)?|issues?|problems?|errors?|bugs?|if)\b|\?/i

/**
 * What the new thing does, for a text that tells no other end: "the tour opens at the first visit" says more than that there is
 * a tour now.
 */
export function itsDoing({ prose, deeds, me }: Material, before: readonly Weighed[]): Phrase | undefined {
  const found = prose.all.filter(
    (one) => one.sentence.kind !== 'title' && one.likelihood.followup < 0.35 && one.likelihood.problem < 0.45,
  )
  const told = found.find((one) => isOfMadeThing(one.body, deeds) && !before.includes(one) && doesWell(one))
  if (told) return { text: voiced(told, me), sources: [told], lasts: true }
  const seen = found.find(
    ({ body, clause }) => clause?.subject === 'none' && SEES_TO.test(body) && isShort(body),
  )
  const text = seen && tidySentence(`This ${uncapitalise(seen.body.replace(/^also\s/i, ''))}`)
  return text && isWholeSentence(text) && standsAlone(text) ? { text, sources: [seen] } : undefined
}

function doesWell(one: Weighed): boolean {
  const { body } = one
  return (
    isShort(body) &&
    isPresent(body) &&
    !UNSURE.test(body) &&
    !pointsBack(body) &&
    isSayable(one) &&
    standsAlone(body)
  )
}

function isShort(body: string): boolean {
  const words = countWords(body)
  return words >= 6 && words <= 32 && !/[:?]$/.test(body)
}

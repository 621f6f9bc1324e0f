import type { Weighed } from '../../../facts/fields/select.ts'
import { tellsChange } from '../../../text/figures/quantities.ts'
import { firstObject } from '../../deeds/extent/object.ts'
import type { FigurePair } from '../../figures/figure-pairs.ts'
import { countWords } from '../../sentence/tidy.ts'
import type { Material } from '../material.ts'

/** Of a thing that nobody names the figures must at least say of what kind they are. */
export function isTellingPair({ thing, from, to, turn }: FigurePair): boolean {
  // "Ubuntu from 20.04 to 24.04" is no measure.
  if (/^[A-Z]/.test(thing) && [from, to].every((one) => /^v?\d+\.\d+(?:\.\d+)?$/.test(one))) return false
  return turn !== 'worse' && (thing !== '' || /\p{L}|%/u.test(to))
}

/** What is said to have moved without a name is what was done to in the sentence before: "sped up the build. 2 h to 9 min". */
export function measuredBefore({ sources: [first] }: FigurePair, { prose, deeds }: Material): string {
  const before = first && prose.all[prose.all.indexOf(first) - 1]
  const deed = deeds.find(({ source, clause }) => source === before && MOVES.test(clause.verb.base))
  const object = firstObject((deed?.rest ?? '').replace(/^up\s/, ''))
  const thing = object.replace(/\s(?:by|using|via|with|for)\s.*$/, '')
  return countWords(thing) <= 8 && /^(?:the|our|my|an?)\s/.test(thing) ? thing : ''
}

const MOVES =
  /^(?:speed|accelerate|shorten|cut|reduce|lower|shrink|optimi[sz]e|improve|raise|increase|boost|tune)$/

/** A line of the figures themselves, or another change of number beside them. */
export function isFigureOf({ sources }: FigurePair, source: Weighed): boolean {
  return sources.includes(source) || source.sentence.kind === 'row' || tellsChange(source.body)
}

/** "On main this takes 41 s, on this branch 9 s" is plainer as "the time went from 41 s to 9 s". */
const SET_APART =
  /^(?:(?:on|in) (?:my|our|this|the|a|main|master)\b|before|prior to|previously|without|with|locally)\b/i

/** Whether a sentence that is told says plainly what the figures say. */
export function isPairSaid({ from, to }: FigurePair, text: string): boolean {
  return text.includes(to) && text.includes(from) && !SET_APART.test(text)
}

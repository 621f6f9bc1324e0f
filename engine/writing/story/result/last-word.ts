import type { Prose } from '../../../facts/fields/prose.ts'
import { isOfAnother, type Weighed } from '../../../facts/fields/select.ts'
import { isTakenUp } from '../../bullet/outcome/taken-up.ts'
import type { Deed } from '../../deeds/deed.ts'
import { countWords, tidySentence } from '../../sentence/tidy.ts'
import { NOT_YET } from '../state/standing.ts'
import { type Speaker, voiced } from '../telling/say.ts'
import { isSayable } from '../telling/sayable.ts'
import { isNoResult, isOneMoreDeed } from './is-result.ts'

/** A note this short ends with what came of it; a long one with whatever its writer thought of last. */
const SHORT = 6
const LIKELY = 0.1

/**
 * What a short note says behind its last deed, where nothing surer tells how it ended: "the town council approved it in May",
 * "members love it".
 */
export function lastWord(
  prose: Prose,
  deeds: readonly Deed[],
  told: readonly Weighed[],
  me: Speaker,
): { text: string; source: Weighed } | undefined {
  const { all } = prose
  // Below a subject line it tells how the change works.
  if (all.length > SHORT || all.some(({ sentence }) => sentence.kind === 'title')) return undefined
  const sources = new Set(deeds.map(({ source }) => source))
  const last = all.findLastIndex((one) => sources.has(one))
  // Where no deed is told, the first sentence names the thing.
  const behind = all.slice(Math.max(last, 0) + 1)
  const found = behind.filter((one) => !told.includes(one) && isLastWord(one, prose))
  const [best] = found.toSorted((a, b) => b.likelihood.impact - a.likelihood.impact)
  return best && { text: tidySentence(voiced(best, me)), source: best }
}

/** What says how the thing came to be, or how large it is. */
const OF_THE_DOING =
  /\b(?:took|spent|learn(?:ed|t)|used to|had been|before|typos?|mistakes?|flaws?|still|poor|bad|worse|slow|too|lacks?|missing)\b|^(?:they|he|she)\b|\s[;/]\s|->|\u2192/i

/** A thing that is only named: "55 shaders, one test each", "most wanted feature of the year". */
const NAMED = /^(?:been|most [a-z]+ed|similar)\b|^\W?\d[^,]{0,40},\s/i

function isLastWord(one: Weighed, prose: Prose): boolean {
  const { body, clause, features, likelihood, sentence } = one
  const { impact, problem, followup, solution } = likelihood
  if (sentence.kind === 'title') return false
  // Who uses a thing says what came of it, in whatever words.
  if (one === prose.all.at(-1) && isTakenUp(body)) return followup < 0.4 && !isNoResult(one) && isSayable(one)
  if (impact < LIKELY || followup > impact || problem > impact) return false
  if (features.includes('pure fault')) return false
  if (clause?.verb.isWork && /^(?:i|we|none)$/.test(clause.subject)) return false
  if (
    solution > 2 * impact ||
    countWords(body) > 20 ||
    OF_THE_DOING.test(body) ||
    NAMED.test(body) ||
    NOT_YET.test(body)
  )
    return false
  return !isOfAnother(one, prose.all) && !isOneMoreDeed(one) && !isNoResult(one) && isSayable(one)
}

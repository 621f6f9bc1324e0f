import { onceFor } from '../../../once.ts'
import type { Deed } from '../../deeds/deed.ts'
import { OF_NOUN } from '../../deeds/extent/object.ts'
import { overlap } from '../../sentence/likeness.ts'
import { contentWords } from './central.ts'

/** Deeds are compared with many others. */
const wordsOfDeed = onceFor((deed: Deed): ReadonlySet<string> => new Set(contentWords(deed.rest)))

/** Whether two deeds tell of one and the same. */
export function isSameDeed(a: Deed, b: Deed): boolean {
  const alike = overlap(wordsOfDeed(a), wordsOfDeed(b))
  const isOne = alike >= 0.3 || (thingOf(a) ?? '') === thingOf(b)
  return alike >= 0.6 || (a.clause.verb === b.clause.verb && isOne) || isOfOneCall(a, b)
}

const CALL = /(?<![\w.])[\w.]+\(\)/
const BRINGS_IN = /^(?:add|introduce|implement|create|provide|expose)$/

/** "Introduced a `fill()` method" and "added `fill()` to the tank". */
function isOfOneCall(a: Deed, b: Deed): boolean {
  if (![a, b].every(({ clause }) => BRINGS_IN.test(clause.verb.base))) return false
  const [call] = CALL.exec(a.rest) ?? []
  return call !== undefined && call === CALL.exec(b.rest)?.[0]
}

/** "Added caching of crates" and "added workflow caching" are of the same noun. */
export const thingOf = onceFor((deed: Deed) => {
  const noun = deed.rest.split(OF_NOUN)[0] ?? ''
  return /[,;:]/.test(noun) ? undefined : contentWords(noun).at(-1)
})

import type { Prose } from '../../facts/prose.ts'
import type { Phrase } from '../bullet/trouble.ts'
import { countWords, tidyClause, tidySentence } from '../tidy.ts'
import { isTorn } from '../trim.ts'

/** "Restarting the pump resolved the issue". */
const RESOLVED =
  /^[a-z-]+ing\s[^;:.]{3,120}?\s((?:(?:quickly|finally|immediately|eventually|fully|has|have)\s){0,2}(?:resolved|fixed|solved|cleared|cured|restored|stopped|ended|brought)\s(?:the|this|our|all|both|most|it|things|everything|service|traffic)\b[^;:]*)$/i
const DENIED =
  /\b(?:not|never|temporarily|partially|partly|briefly|only|seemed?|appeared|would|should|might|could|down|until|but)\b|n't\b/i

/** What came of a deed that is told by its "-ing": the issue was resolved by it. */
export function byDoing({ all }: Prose): Phrase | undefined {
  for (const source of all.toReversed()) {
    const { body, likelihood, sentence } = source
    if (sentence.kind === 'title' || likelihood.followup > 0.5) continue
    const told = RESOLVED.exec(tidyClause(body))?.[1]?.replace(/\sit$/, ' the issue') ?? ''
    if (!told || DENIED.test(body) || countWords(told) > 16 || isTorn(told)) continue
    return { text: tidySentence(`This ${told}`), sources: [source] }
  }
  return undefined
}

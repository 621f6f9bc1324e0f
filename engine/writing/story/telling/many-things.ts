import { NOUN_VERBS } from '../../../lexicon/noun-verbs.ts'
import { type Verb, verbIn } from '../../../text/clauses/verbs.ts'
import type { Place } from './past-place.ts'

/** What is followed by a "that" of its own: "the gauge shows that". */
const SAYS =
  /^(?:show|mean|report|note|state|reason|claim|demand|guarantee|promise|hope|wish|check|mention|request|require)$/
/** What one does to be at something: "the job stops running". */
const AT_IT =
  /^(?:start|stop|keep|begin|continue|need|finish|risk|mean|try|suggest|involve|resume|delay|prevent|leave|report|start|miss|like|get|see)$/
/** What nothing does without saying to what, so that before "in" or "of" there are many of them: "limits on the crates". */
const OF_WHICH =
  /^(?:limit|level|name|branch|request|error|program|script|task|rule|version|value|section|slot|token|vendor|template|tool|thread|project|image|issue|query|file)$/
const WHERE = /^(?:on|of|for|from|in|by|to)$/

export const BREAKDOWN = /^(?:crashes|hangs|breaks|stops)$/
export const THROUGHOUT = /^(?:during|throughout|despite|amid)$/i

/** "Crates that float", "lamps such as these", "gates being shut", "all files", "limits on the crates": many things, though one thing may do so too. */
export function areManyThings(verb: Verb, { before, next, isCut, isShared, isEnd }: Place): boolean {
  if (!NOUN_VERBS.has(verb.base)) return false
  if (isShared) return true
  if (isCut || isEnd) return false
  if (next === 'such' || /^who(?:se|m)?$/.test(next)) return true
  if (/^(?:that|which)$/.test(next)) return !SAYS.test(verb.base)
  if (OF_WHICH.test(verb.base) && WHERE.test(next) && !/^(?:it|which|that|who|this|he|she)$/i.test(before))
    return true
  return /ing$/.test(next) && verbIn(next, 'ing') !== undefined && !AT_IT.test(verb.base)
}

/** "It reserves that name", "fell by one point": which one, or that it is one, and nothing that follows of it. */
export function isThatOne(verb: Verb, { before, antecedent }: Place): boolean {
  if (before === 'one' && NOUN_VERBS.has(verb.base) && /^(?:by|in|on|at|with|than|of|for)$/.test(antecedent))
    return true
  const governor = verbIn(antecedent, 's')
  return (
    before === 'that' &&
    NOUN_VERBS.has(verb.base) &&
    governor !== undefined &&
    !NOUN_VERBS.has(governor.base) &&
    !SAYS.test(governor.base)
  )
}

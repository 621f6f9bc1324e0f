import { STUDYING } from '../../lexicon/verbs.ts'
import type { Clause } from './clauses.ts'

/** When it is to be done, or that it is not to be done at all. */
const DEFERRED =
  /\b(?:tomorrow|tonight|next|later|soon|eventually|someday|one day|in the future|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|at some point|once|for now|then)\b/i
const IDLE =
  /^(?:wait|postpone|leave|keep|skip|stay|stop|defer|delay|pause|go|take|give|do|be|have|start|begin|try|plan|look)$/

/** Whether a decision is told for the deed: "it was slow, so I decided to add an index"; not "I decided to look at it on Monday". */
export function isResolved({ attitude, form, verb, rest, isNegated }: Clause): boolean {
  if (!/^(?:decided|chose|opted)\b/.test(attitude) || form !== 'base' || isNegated) return false
  return verb.isWork && !IDLE.test(verb.base) && !STUDYING.has(verb.base) && !DEFERRED.test(rest)
}

import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { readClause } from '../../../text/clauses/clauses.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { isBelowTitle } from './answers.ts'

/** "Waiting for the latch makes it pass", "turning off the fan fixes this". */
const MENDS_IT = lean(
  /^([A-Z][a-z]+ing)\s((?:(?!\b(?:that|which|would|could|should|might|may|will|can|not|I|we|you)\b)[^,;:.]){4,90}?)\s(?:also\s|now\s|instead\s)?(?:(?:fixes|fixed|solves|solved|resolves|resolved|avoids|avoided|prevents|prevented|eliminates|stops)\s\S|gets rid of\s|(?:makes|made)\s(?:it|them|the\s[\w-]+(?:\s[\w-]+)?)\s(?:pass|work|build|compile|start|go away|deterministic|stable|reliable|green|faster|safe|possible|disappear)\b|(?:allows|lets)\s(?:us|me)\s)/,
)

/** What somebody is said to do in general, or did in vain. */
const NO_DEED =
  /^(?:using|having|being|getting|looking|trying|running|seeing|knowing|considering|depending|following|according|during|regarding|going|testing|restarting|rebooting)$/

/** Below a subject line, what is said to mend its trouble by being done was done. */
export function doneToMendIt(source: Weighed): Weighed[] {
  const { body, likelihood, sentence } = source
  if (sentence.kind !== 'prose' || !isBelowTitle(source) || likelihood.followup > 0.4) return []
  const [, word = '', rest = ''] = MENDS_IT.exec(body) ?? []
  const verb = verbIn(word.toLowerCase(), 'ing')
  if (!verb || NO_DEED.test(word.toLowerCase()) || /\b(?:it|them|this|that)$/.test(rest)) return []
  const { past } = verb.forms
  const told = `${past.charAt(0).toUpperCase()}${past.slice(1)} ${rest}`
  const clause = readClause(told)
  if (clause?.verb !== verb || clause.form !== 'past') return []
  return [
    {
      ...source,
      body: told,
      clause,
      likelihood: {
        ...likelihood,
        problem: Math.min(likelihood.problem, 0.2),
        solution: Math.max(0.6, likelihood.solution),
      },
    },
  ]
}

import type { Weighed } from '../../../facts/fields/select.ts'
import { readClause, splitLead } from '../../../text/clauses/clauses.ts'

const TOGETHER =
  /^(?:(?:(?:my|our) [a-z]+|[A-Z][a-z]+)(?:, [A-Z][a-z]+)*,? and (?:I|me)|[Mm]e and (?:my [a-z]+|[A-Z][a-z]+))\s(?=[a-z])/

/** "Mara and I wired the gate" tells what we did. */
export function togetherOf(source: Weighed): Weighed[] {
  const told = splitLead(source.body).body
  if (source.clause || !TOGETHER.test(told)) return []
  const body = told.replace(TOGETHER, 'We ')
  return [{ ...source, body, clause: readClause(body) }]
}

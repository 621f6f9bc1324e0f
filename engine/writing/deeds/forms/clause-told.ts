import type { Clause } from '../../../text/clauses/clauses.ts'
import { clauseOf } from '../../../text/clauses/subjectless.ts'
import { type VerbForm, verbOf } from '../../../text/clauses/verbs.ts'

/** What somebody did, as a clause of its own that the text does not have in these words: "made", "the script wait". */
export function clauseTold(base: string, rest: string, form: VerbForm = 'past'): Clause | undefined {
  const verb = verbOf(base)
  return verb && clauseOf({ lead: '', verb, form, rest: rest.trim() })
}

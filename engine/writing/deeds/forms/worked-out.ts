import type { Prose } from '../../../facts/fields/prose.ts'
import { isReached } from '../../../text/clauses/reached.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import type { Deed } from '../deed.ts'

/** "Worked on adding the bell to the gate. Now, when the gate opens, it rings": the bell was added. */
export function workedOut(deed: Deed, { all }: Prose): Deed {
  const { clause, rest, source } = deed
  if (clause.verb.base !== 'work' || clause.form !== 'past') return deed
  const [whole = '', word = ''] = /^on ([a-z-]+ing) (?=\S)/.exec(rest) ?? []
  const verb = verbIn(word, 'ing')
  if (!verb?.isWork || !isReached(source.body, all[all.indexOf(source) + 1]?.body ?? '')) return deed
  return { ...deed, clause: { ...clause, verb, form: 'ing' }, rest: rest.slice(whole.length) }
}

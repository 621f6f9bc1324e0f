import { verbIn } from '../../../text/clauses/verbs.ts'
import type { Deed } from '../deed.ts'

const TO_DO = /^(?:it|this|that|them)\sto\s([a-z-]+)\s(\S.*)$/

/** "Learned Rust and used it to write a filter": in a story, which has told of Rust, the filter was written. */
export function usedFor(deed: Deed): Deed {
  const { clause } = deed
  if (clause.verb.base !== 'use' || clause.form !== 'past') return deed
  const [, word = '', rest = ''] = TO_DO.exec(deed.rest) ?? []
  const verb = verbIn(word, 'base')
  return verb?.isWork
    ? { ...deed, clause: { ...clause, verb, form: 'base', attitude: 'able to', rest }, rest }
    : deed
}

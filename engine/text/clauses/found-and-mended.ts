import { STUDYING } from '../../lexicon/verbs.ts'
import type { Clause } from './clauses.ts'
import { verbIn } from './verbs.ts'

const FOUND = /^(?:detect|diagnose|discover|find|identify|isolate|locate|pinpoint|spot|trace)$/
const AND_DONE =
  /^and\s(?:(?:then|also|later|finally|quickly|promptly|immediately|subsequently|successfully)\s)?([a-z-]+)(?=\s|[.,;]|$)\s?/

/** "The worn belt was found and replaced" tells that it was replaced: what was done to it weighs more than that it was found. */
export function foundAndMended(clause: Clause): Clause {
  if (clause.subject !== 'passive' || !FOUND.test(clause.verb.base)) return clause
  const [joint = '', word = ''] = AND_DONE.exec(clause.rest) ?? []
  const verb = verbIn(word, 'participle')
  if (!verb?.isWork || STUDYING.has(verb.base) || FOUND.test(verb.base)) return clause
  return { ...clause, verb, rest: clause.rest.slice(joint.length) }
}

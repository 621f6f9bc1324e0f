import type { Weighed } from '../../../facts/fields/select.ts'
import { isGeneric } from '../../../facts/project/project-names.ts'
import { NOUN_VERBS } from '../../../lexicon/noun-verbs.ts'
import type { Clause } from '../../../text/clauses/clauses.ts'
import { readTitle } from '../../../text/lines/title.ts'

const PLAIN_VERBS =
  /^(?:add|fix|remove|update|implement|create|refactor|improve|replace|migrate|upgrade|introduce|enable|disable|prevent|avoid|allow|make|use|move|rename|convert|bump|revert|reduce|optimi[sz]e|handle|ensure|support|rewrite|drop|delete|simplify|eliminate|integrate|extend|expand|resolve|consolidate|unify|restructure|deprecate|expose|sanitize|streamline|enhance)$/

const NAME_IN_CODE = /\s\S*(?:\w_\w|[a-z][A-Z]|\w\(\))/

/** "Start Sensor" in capitals and a bare "Label printer" are names, not something to do. */
export function isHeadline({ sentence, body }: Weighed, { subject, form, verb }: Clause): boolean {
  if (sentence.kind !== 'title' || subject !== 'none' || form !== 'base' || PLAIN_VERBS.test(verb.base))
    return false
  // "Progress report, week 3" names one of many notes, and no progress made on a report.
  if (isGeneric(body) || isNameOfLog(body, verb.base)) return true
  // "ci: cache node_modules" has said what kind of change it is.
  if (body.split(' ').length < 3) {
    // "Document gate_close", "Inline closeAtNight()".
    if (/^(?:document|deprecate|expose|export|free|inline)$/.test(verb.base) && NAME_IN_CODE.test(body))
      return false
    const { type, scope } = readTitle(sentence.text)
    // Nor does "gate: restore closeAtNight" name a thing.
    return type === undefined && !(scope && /^[a-z][\w./-]*$/.test(scope) && !NOUN_VERBS.has(verb.base))
  }
  // "Configure Tide Gates": nothing is called a configure.
  if (!NOUN_VERBS.has(verb.base)) return false
  // "Mark OldName as OBSOLETE": identifiers and constants have capitals of their own.
  const words = body.split(' ').filter((word) => word.length > 3 && /^[a-z]|^[A-Z][a-z-]+\W?$/.test(word))
  return words.length > 1 && words.every((word) => /^[^a-z]/.test(word))
}

/** "Design notebook entry", "Build log": what kind of note it is. */
function isNameOfLog(body: string, verb: string): boolean {
  const [, ...rest] = body.replace(/[\s:,.\u2013-]*#?\d*$/, '').split(' ')
  return (
    NOUN_VERBS.has(verb) &&
    /^(?:logs?|logbook|notes?|notebook|entry|entries|reports?|diary|journal|updates?|summary|recap|blog|post)$/i.test(
      rest.at(-1) ?? '',
    ) &&
    isGeneric(rest.join(' '))
  )
}

import type { Weighed } from '../../../facts/fields/select.ts'
import { type Clause, splitLead } from '../../../text/clauses/clauses.ts'
import { clauseOf, isThing } from '../../../text/clauses/subjectless.ts'
import { verbIn, verbOf } from '../../../text/clauses/verbs.ts'
import { tidyClause, uncapitaliseNoun } from '../../sentence/tidy.ts'
import { type Deed, deedOf } from '../deed.ts'
import { NO_THING, RUNNING } from './by-change.ts'

const IS_DONE =
  /^((?:[^\s,;:]+\s){1,8}?)is\s(?:(?:now|then|finally|also|again)\s)?([a-z]+)(?=[\s.,;]|$)\s?(.*)$/i
/** What is done once, by somebody, and not by a program all the time. */
const ONCE =
  /^(?:attach|clear|delete|detach|disable|drain|enable|export|fix|import|increase|install|isolate|lower|migrate|mount|move|patch|purge|raise|reboot|rebuild|recover|recreate|redeploy|reinstall|remove|renew|repair|replace|resize|restart|restore|revert|roll|rotate|scale|swap|switch|upgrade)$/
/** "The issue is fixed" does not say what was. */
const NAMELESS = /\b(?:issues?|problems?|bugs?|errors?|this|everything|all)\s$/i
const HABIT = /\b(?:on|upon|per|once|twice|nightly|daily|weekly|periodically)\b/i

/** "The pool is imported into the new server": done, in a note that tells all it tells in the present. */
export function nowDone(source: Weighed, all: readonly Weighed[]): Deed[] {
  const { body, clause, likelihood, sentence } = source
  if (clause || sentence.kind === 'title' || !/\bis\s/.test(body)) return []
  if (likelihood.problem > 0.4 || likelihood.followup > 0.3) return []
  if (likelihood.solution + likelihood.impact < 0.25 || all.some(isPastDeed)) return []
  const { lead, body: told } = splitLead(body)
  const [, thing = '', word = '', rest = ''] = IS_DONE.exec(tidyClause(told)) ?? []
  const verb = verbIn(word, 'participle')
  if (!verb || !ONCE.test(verb.base) || !isThing(thing.trim())) return []
  if (NO_THING.test(thing) || NAMELESS.test(thing) || RUNNING.test(`${lead} ${rest}`) || HABIT.test(rest))
    return []
  const passive = { ...clauseOf({ lead, verb, form: 'participle', rest }), subject: 'passive' as const }
  return [deedOf({ ...source, clause: { ...passive, object: thing.trim() } }) ?? []].flat()
}

const IS_OFF =
  /^((?:[Tt]he|[Oo]ur|[Mm]y)\s(?:[\w./-]+\s){1,5}?|(?:[A-Z][\w./-]*\s){1,3})is\s((?:finally|now|at last)\s)?(off|gone|switched off|turned off|shut down|history|dead)[.!]*$/
const OLD = /\b(?:old|legacy|last|ancient|deprecated|former)\b/i

/** "The old fax gateway is off. Took a year.": somebody switched it off; what is gone without that may be missed. */
export function offNow(
  { body, sentence, likelihood }: Weighed,
  next: Weighed | undefined,
): Clause | undefined {
  const [, thing = '', now = '', state = ''] = (/\bis\s/.test(body) && IS_OFF.exec(body)) || []
  if (!thing || sentence.kind === 'title' || likelihood.followup > 0.3 || likelihood.problem > 0.5)
    return undefined
  if (!now && !OLD.test(thing) && !/^(?:it\s)?took\s/i.test(next?.body ?? '')) return undefined
  const isOff = /off|down/.test(state)
  const verb = verbOf(isOff ? (state.startsWith('shut') ? 'shut' : 'switch') : 'retire')
  const rest = uncapitaliseNoun(thing.trim())
  return (
    verb &&
    clauseOf({
      lead: '',
      verb,
      form: 'past',
      rest: isOff ? `${state.startsWith('shut') ? 'down' : 'off'} ${rest}` : rest,
    })
  )
}

function isPastDeed({ clause }: Weighed): boolean {
  return clause?.form === 'past' && clause.modality === 'done' && /^(?:i|we|none)$/.test(clause.subject)
}

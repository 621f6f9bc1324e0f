import type { Clause } from '../../../text/clauses/clauses.ts'
import { verbOf } from '../../../text/clauses/verbs.ts'
import { uncapitaliseNoun } from '../../sentence/tidy.ts'
import { workNamed } from './work-noun.ts'

const VERSIONS =
  /^(?:(?:the|our|my)\s)?(\S.{0,40}?)\s(upgrade|update|migration|bump)\s(?:from\s)?(v?\d[\w.]*)\s(?:to|->|\u2192)\s(v?\d[\w.]*)$/i
const TO =
  /^(?:(?:the|our|my)\s)?(?:(?!(?:the|our|my)\s)(\S.{0,40}?)\s)?(migration|move|switch|upgrade|transition|port|conversion)\s(?:of\s(\S.{0,40}?)\s)?((?:from\s\S.{0,40}?\s)?to\s\S.{0,60})$/i
const ROLLOUT = /^(?:(?:the|our|my)\s)?(?:(\S.{0,40}?)\s)?roll-?out(?:\sof\s(\S.{0,60}))?$/i
const VERBS: Readonly<Record<string, string>> = { migration: 'migrate', conversion: 'convert' }

/** "The migration to X is done", "Angular upgrade 12 to 17 done": the work that was finished is the deed. */
export function finishedWork(clause: Clause): Clause | undefined {
  if (clause.verb.base !== 'finish' || clause.subject !== 'passive' || clause.isNegated) return undefined
  const told = versionsOf(clause.object) ?? movedTo(clause.object) ?? rolledOut(clause.object)
  const verb = told && verbOf(told.verb)
  const named =
    told || /^(?:the\s)?[a-z-]+ing\s/i.test(clause.object)
      ? undefined
      : workNamed(clause.object.replace(/^(?:the|our|my)\s/i, ''))
  if (named) return { ...named, lead: clause.lead, rest: joined(named.rest, clause.rest) }
  return verb
    ? { ...clause, subject: 'none', object: '', verb, form: 'past', rest: joined(told.rest, clause.rest) }
    : undefined
}

function versionsOf(object: string): { verb: string; rest: string } | undefined {
  const [, thing = '', work = '', from = '', to = ''] = VERSIONS.exec(object) ?? []
  return thing ? { verb: verbFor(work), rest: `${thing} from ${from} to ${to}` } : undefined
}

function movedTo(object: string): { verb: string; rest: string } | undefined {
  const [, before = '', work = '', of = before, where = ''] = TO.exec(object) ?? []
  return work ? { verb: verbFor(work), rest: `${of ? `${withThe(of)} ` : ''}${where}` } : undefined
}

function rolledOut(object: string): { verb: string; rest: string } | undefined {
  const [whole, before = '', of = before] = ROLLOUT.exec(object) ?? []
  return whole && of ? { verb: 'roll', rest: `out ${withThe(of)}` } : undefined
}

function verbFor(work: string): string {
  return VERBS[work.toLowerCase()] ?? work.toLowerCase()
}

/** "Billing" and "MFA" are names, "invoice service" is a thing. */
function withThe(thing: string): string {
  const told = uncapitaliseNoun(thing)
  return /^[a-z]+\s[a-z]/.test(told) && !/^(?:the|an?|all|both|our|my|its|two|three)\s/.test(told)
    ? `the ${told}`
    : told
}

function joined(told: string, rest: string): string {
  return `${told}${/^[,;.!]/.test(rest) || !rest ? '' : ' '}${rest}`
}

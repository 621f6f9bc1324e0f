import { lean } from '../../../lean.ts'
import type { Clause } from '../../../text/clauses/clauses.ts'
import { verbIn, verbOf } from '../../../text/clauses/verbs.ts'
import { gerund } from './gerund.ts'

/** How long, how much of a day or what share of one's time, up to what it was spent on; "the packing line" is a thing. */
const TIME = lean(
  /^(?:(?!to\s)[\w'~.-]+\s){1,10}?(?:(?:just|mostly|mainly|largely|purely|only|today|yesterday|together|with (?:my|our|the) \w+|(?:in|at) (?:the|my|our) \w+)\s){0,2}(?:(?:on|with|in|for)\s)?(?<!\b(?:the|an?|my|our|this|that|its)\s)(?=(?!(?:beginning|ending|morning|evening|meeting|remaining|following|entire)\s)[a-z-]+ing\s)|^(?:ages|forever)\s(?=[a-z-]+ing\s)/i,
)
const OF_TIME =
  /\b(?:time|days?|hours?|hrs?|minutes?|mornings?|afternoons?|evenings?|nights?|lunch|weeks?|weekends?|months?|sprint|session|semester|hackathon|jam|internship|quarter|term|holidays|summer|year|today|yesterday|while|long|effort|ages|forever|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/i

/** "I spent some time to convert X": how long it took, and what was done. */
const TO_DO =
  /^(?:(?:some|a lot of|a bit of|more|much|quite some|the) )?(?:extra |whole |long )?(?:time|(?:[a-z]+ |\d+ )?(?:hours|days|weeks))\sto ([a-z-]+) ((?:the|an?|my|our|all|both|just|only|some)\s.+)$/

/** "I dedicated the latter half of the week to tuning X". */
const GIVEN = /^[^,;:]{2,60}?\s(?:to|in|into)\s([a-z-]+ing\s.+)$/

/** "I spent the morning tuning X" tells that X was tuned. */
export function timeSpent(clause: Clause): Clause | undefined {
  const given =
    /^(?:dedicate|devote|invest)$/.test(clause.verb.base) && !clause.isNegated && GIVEN.exec(clause.rest)
  if (given) return OF_TIME.test(given[0]) ? gerund(clause, given[1] ?? '', {}) : undefined
  if (clause.verb.base !== 'spend' || clause.isNegated) return undefined
  // "Most of that day was spent porting X".
  if (clause.subject === 'passive')
    return /\b(?:time|days?|hours?|mornings?|afternoons?|evenings?|weeks?|weekend|month|sprint|session|today|yesterday)$/i.test(
      clause.object,
    )
      ? gerund(clause, clause.rest.replace(/^on\s/, ''), { subject: 'i', object: '' })
      : undefined
  const [, word = '', object = ''] = TO_DO.exec(clause.rest) ?? []
  const verb = verbIn(word, 'base')
  if (verb?.isWork) return { ...clause, verb, form: 'past', rest: object }
  const time = TIME.exec(clause.rest)?.[0]
  if (time === undefined || !OF_TIME.test(time)) return undefined
  // Who read papers and compared chips has compared them.
  const rest = clause.rest
    .slice(time.length)
    // "The morning chasing a leak, the afternoon mending it".
    .replace(
      /,\s(?:and\s)?the (?:morning|afternoon|evening|night|rest(?: of the \w+)?)\s(?:on\s)?(?=[a-z]+ing\s)/,
      ' and ',
    )
    .replace(/^reading\s[^,;]{2,40}?\sand\s(?=[a-z]+ing\s)/, '')
  return inquiry(clause, rest) ?? gerund(clause, rest.replace(AND_DID, doing), {})
}

const AND_DID =
  /(,?\sand\s(?:(?:then|also|finally)\s)?)([a-z]+)(?=\s(?:the|an?|my|our|some|two|three|\d|[a-z]+s\s))/

/** "Spent the day learning X and wrote Y": told in one form. */
function doing(whole: string, and: string, word: string): string {
  const verb = verbIn(word, 'past')
  return verb?.isWork && !verbIn(word, 'base') ? `${and}${verb.forms.ing}` : whole
}

const INQUIRY =
  /^(?:(?:trying|try|tried)\sto\s)?(?:figure|figuring|find|finding|work|working|understand|understanding|see|debug|debugging)\s(?:out\s)?((?:why|how|what|where)\s.*)$/i

/** "Tried to figure out why X" is said of an investigation. */
function inquiry(clause: Clause, rest: string): Clause | undefined {
  const asked = INQUIRY.exec(rest)?.[1]
  const verb = asked && verbOf('investigate')
  return asked && verb
    ? { ...clause, verb, form: 'past', modality: 'done', attitude: '', rest: asked }
    : undefined
}

/** "I was trying to figure out why X". */
export function asked(clause: Clause): Clause | undefined {
  const isTrying = /^(?:try|tried|trying|attempt)/.test(clause.attitude)
  if (!isTrying || clause.isNegated || clause.modality === 'planned') return undefined
  return inquiry(clause, `${clause.verb.forms.base} ${clause.rest}`)
}

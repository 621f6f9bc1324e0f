import { spellingOf } from '../../facts/technologies/spellings.ts'
import { lean } from '../../lean.ts'
import { phraseIn } from '../../writing/sentence/inflect.ts'
import { troubleParts } from '../clauses/trouble-parts.ts'
import { guessPast, verbIn } from '../clauses/verbs.ts'
import { isPlural } from '../nouns/plural.ts'

/** "Fixed.", "Works now.", "It works fine since.": all that a hasty note says of the end. */
const SAID = lean(
  /^(?:and\s)?(?:(?:it|that|this|everything|all)\s?(?:'s|is|was|has been)?\s)?(?:(?:now\s)?(?:fixed|solved|resolved|sorted(?: out)?|gone)|(?:now\s)?works(?:\s(?:fine|great|well|perfectly|flawlessly|like a charm))?|(?:problem|issue|bug)\s(?:solved|fixed|gone|resolved)|all\s(?:good|fine|well)|(?:hasn't|has not|never)\s(?:happened|occurred|recurred|come back|come up|failed|broken|crashed|hung|jammed|stalled|frozen|dropped|timed out|died|leaked)(?:\s(?:again|once))?|didn't (?:happen|come back|occur)|never (?:came back|saw it))(?:\s(?:now|again|for good|(?:ever\s)?since(?:\s(?:then|(?:the )?[A-Za-z]+(?:\s\d+)?))?|any ?more))*[.!]*$/i,
)

/** What is no trouble that a thing is rid of: how long it takes, what it had, what somebody wanted. */
const NO_FAULT =
  /^(?:take|need|want|ask|use|cost|have|go|come|say|complain|report|tell|find|see|notice|get|make|spend|last|only)$/

/** "The gate jammed every morning. Oiled it. Fixed.": the gate no longer jams, since the note says so. */
export function saidMended(text: string, before: readonly string[]): string | undefined {
  if (before.length < 2 || text.length > 40 || !SAID.test(text)) return undefined
  return (
    ended(before[0] ?? '') ??
    (/\bgone\b|\b(?:fixed|solved|resolved)\b/i.test(text) ? gone(before[0] ?? '') : undefined)
  )
}

const TROUBLES =
  /^((?:(?!(?:the|an?|our)\s)[\w/-]+\s){0,3}?(?:deadlocks|crashes|timeouts|errors|leaks|outages|failures|duplicates|disconnects|hangs|freezes|warnings|conflicts|glitches|stalls|retries|bugs))(?=\s(?:every|each|during|in|on|at|when|whenever|after|with|all|for|from)\b|[.!,]|$)/i

/** "Deadlocks every night. ... Gone.": what was only named is gone. */
function gone(trouble: string): string | undefined {
  const [, things = ''] = TROUBLES.exec(trouble) ?? []
  if (!things || /\b(?:was|were|is|are|had|has|I|we)\b/.test(things)) return undefined
  const name =
    /^[A-Z][a-z]+(?:\s|$)/.test(things) && !spellingOf(things.split(' ')[0] ?? '')
      ? things.charAt(0).toLowerCase() + things.slice(1)
      : things
  return `The ${name} are gone.`
}

/** "The disk was full again on Tuesday": on no other day it should be, either. */
export function withoutItsDay(trouble: string): string {
  return trouble.replace(/(?: again)? on (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?=[.!]*$)/, '')
}

/** How a thing is once its trouble is over, with its verb in the present. */
export function ended(trouble: string): string | undefined {
  const parts = troubleParts(withoutItsDay(trouble))
  if (!parts || /^(?:nobody|no one)\b/i.test(parts.subject)) return undefined
  const { subject } = parts
  const [word = '', next = '', ...rest] = parts.words.filter((one) => one !== 'again')
  const isMany = isPlural(subject)
  const form = isMany ? 'base' : 's'
  const tail = rest.join(' ')
  // What was so under a condition in the past cannot be said of today as it stands.
  if (/\b(?:was|were|had|did|[a-z]+ed)\b/.test(`${next} ${tail}`.replace(/^[a-z]+ed\b/, ''))) return undefined
  if (/^(?:was|were)$/.test(word)) return ofBeing(subject, next, tail, isMany)
  const denied = /^(couldn't|could not|didn't|did not)$/.exec(next === 'not' ? `${word} not` : word)?.[1]
  if (denied) {
    const [base = '', ...more] = next === 'not' ? rest : [next, ...rest]
    const verb = verbIn(base, 'base')
    if (!verb) return undefined
    if (denied.startsWith('could')) return `${subject} can now ${[base, ...more].join(' ')}.`
    return `${subject} now ${phraseIn(form, verb, 'base', more.join(' '))}.`
  }
  // "The button did nothing": it works.
  if (word === 'did' && next === 'nothing')
    return `${subject} ${isMany ? 'work' : 'works'}${tail && ` ${tail}`} now.`
  const doing = /^(?:kept|started|began)$/.test(word) ? verbIn(next, 'ing') : undefined
  if (doing) return `${subject} no longer ${phraseIn(form, doing, 'ing', tail)}.`
  const verb = verbIn(word, 'past') ?? guessPast(word)
  if (!verb || NO_FAULT.test(verb.base)) return undefined
  return `${subject} no longer ${phraseIn(form, verb, 'past', `${next} ${tail}`.trim())}.`
}

function ofBeing(subject: string, next: string, tail: string, isMany: boolean): string | undefined {
  const form = isMany ? 'base' : 's'
  const doing = verbIn(next, 'ing')
  if (doing)
    return NO_FAULT.test(doing.base)
      ? undefined
      : `${subject} no longer ${phraseIn(form, doing, 'ing', tail)}.`
  if (/^(?:not|never|only|just|\d.*)$/.test(next)) return undefined
  // "Login was broken on iOS 17": it works there.
  if (/^(?:broken|down|dead|unusable|offline)$/.test(next))
    return `${subject} ${isMany ? 'work' : 'works'}${tail && ` ${tail}`} again.`
  return `${subject} ${isMany ? 'are' : 'is'} no longer ${[next, tail].join(' ').trim()}.`
}

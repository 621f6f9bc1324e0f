import { isPlural } from '../nouns/plural.ts'
import { HARMS, troubleParts } from './trouble-parts.ts'
import { readVerb, verbIn } from './verbs.ts'

/** How a thing is that does not do what it should. */
const AMISS =
  'offline|down|broken|missing|stuck|empty|blank|unavailable|unreachable|unresponsive|inaccessible|unreadable|unusable|unstable|wrong|incorrect|full|(?:too |very |extremely |really )?slow|flaky|frozen|stale|outdated|out of (?:date|sync|memory|disk|space)|dead|invisible|misaligned'
const STATE = new RegExp(
  ` (${AMISS})((?: (?:on|in|after|for|since|when|with|during|at|from|under|until|again|every|whenever|because)\\b[^.:;]{0,80})?)[.!]?$`,
  'i',
)
const TICKET = /^[A-Z][A-Z0-9]{1,9}-\d+[:\s-]+/
const THING = /^[\w./' -]{2,60}$/
/** So many words a thing may be named with. */
const NAME = 5

/** What names nothing, or says by itself how it is. */
const NO_THING =
  /^(?:is|are|was|were|be|been|being|has|have|had|not|to|and|or|by|for|of|in|on|at|when|if|because|than|as|from|with|why|how|what|so|no|it|they|this|that|these|those|there|I|we|you|everything|nothing|fix|fixed|fixes|avoid|handle|prevent|add|remove|show|set|get|make|turn|if|feat|docs|chore|bug|issue)$/i

/** "Export button missing on the admin page", as the line above a short note: what was wrong, in full. */
export function faultHead(text: string): string | undefined {
  const line = text.trim().replace(TICKET, '')
  const match = line.length <= 160 ? STATE.exec(line) : null
  const [, state = '', more = ''] = match ?? []
  const thing = line.slice(0, match?.index ?? 0)
  const words = thing.split(' ')
  if (
    !THING.test(thing) ||
    words.length > NAME ||
    words.some((word) => NO_THING.test(word) || isTensed(word))
  )
    return undefined
  const [first = ''] = words
  const isName = !/^[A-Z]?[a-z-]+$/.test(first)
  const own = /^(?:the|our|my|all|both|some)$/i.test(first)
    ? thing.charAt(0).toUpperCase() + thing.slice(1)
    : `The ${isName ? thing : thing.charAt(0).toLowerCase() + thing.slice(1)}`
  return `${own} ${isPlural(thing) ? 'were' : 'was'} ${state.toLowerCase()}${more}.`
}

/** A first line that says what was wrong and names nothing: the note goes on below it. */
export function saysWrong(text: string): boolean {
  return faultHead(text) !== undefined || (text.length <= LONGEST && statesTrouble(text))
}

/** No longer is what somebody writes above a note. */
const LONGEST = 120

/** "The invoices had the wrong date" is a statement, and no name of anything; "Login form redesigned" tells a deed. */
function statesTrouble(text: string): boolean {
  const parts = troubleParts(text.replace(TICKET, ''))
  if (!parts) return STATES.test(text)
  if (/[.!]$/.test(text)) return true
  const [verb = '', next = ''] = parts.words
  if (/^(?:was|were|got)$/.test(verb))
    return !verbIn(next, 'participle')?.isWork || /\b(?:by hand|twice)\b/.test(text)
  if (/^(?:had|did|could|took|kept|would|wasn't|weren't|didn't|couldn't|wouldn't)$/.test(verb)) return true
  if (verb === 'used') return next === 'to'
  const done = verbIn(verb, 'past')
  // "Timetable importer rewritten" and "The lamps moved to the yard" tell what was done.
  const isDone =
    done?.isWork && !HARMS.test(done.base) && (!next || AT.test(next) || OURS.test(parts.subject))
  return parts.words.length > 1 && !isDone && isMeant(parts.subject)
}

/** "The map", "two people", "users": what a statement begins with; "Map freeze" may be a name. */
function isMeant(subject: string): boolean {
  return (
    /^(?:the|our|my|an?|all|some|most|two|three|every|each|any|half|nobody|no one)\b/i.test(subject) ||
    isPlural(subject)
  )
}

const AT = /^(?:to|into|onto|from|with|by|in|on|at|for|as|and|so|again|successfully)$/
const OURS = /\b(?:team|crew)\b/i

/** What opens a statement without naming a thing. */
const STATES =
  /^(?:there (?:was|were) no\b|it (?:was (?:impossible|hard|difficult|tedious|unclear|not possible)|took .*) to\b|(?:nobody|no one) (?:knew|could|dared|understood)\b|we (?:had no|lacked|could not|couldn't)\b|I (?:could not|couldn't)\b|only one person (?:knew|could)\b)/i

/** "Left the door open": that somebody did so. */
function isTensed(word: string): boolean {
  const forms = readVerb(word.toLowerCase()).map(({ form }) => form)
  return forms.includes('past') || forms.includes('ing')
}

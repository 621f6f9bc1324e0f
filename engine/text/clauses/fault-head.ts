import { isPlural } from '../nouns/plural.ts'
import { troubleParts } from './trouble-parts.ts'
import { readVerb } from './verbs.ts'

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
  return faultHead(text) !== undefined || (/[.!]$/.test(text) && troubleParts(text) !== undefined)
}

/** "Left the door open": that somebody did so. */
function isTensed(word: string): boolean {
  const forms = readVerb(word.toLowerCase()).map(({ form }) => form)
  return forms.includes('past') || forms.includes('ing')
}

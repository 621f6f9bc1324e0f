import { readVerb } from '../clauses/verbs.ts'
import { isPlural } from './plural.ts'

/** What stands around a noun without an article. */
export type Around = {
  governor: string
  before: string
  words: readonly string[]
  next: string
  second: string
}

/** What things are told apart or put in order by. */
/** By what things are told apart: "resolved by field". */
const KEYS = /^(?:field|name|date|type|id|key|column|row|region|country|hash|path|age|category)$/
const CRITERION =
  /^(?:sort|group|order|rank|partition|shard|split|filter|index|key|tag|route|sum|bucket|label|cluster|batch|organi[sz]e|arrange|separate|break|divide|vary|differ|bill|price|count)$/
/** How or when something happens, no one thing of its kind. */
const MANNER =
  /^(?:in (?:batch|bulk|sequence)|on (?:request|demand|push|commit|save|click|error|failure|start|boot|merge|exit|deploy|crash|timeout|reboot|restart|resume|login|startup|shutdown))$/
/** Two words that are said without an article. */
const SET_PHRASE =
  /^(?:normal operations?|social media|full capacity|full screen|(?:good|working) order|real time|plain text|open source|(?:dark|light|sleep|safe|idle|stealth) mode|night shift|public transport|natural language|machine learning)$/i
/** A part of a firm, which other firms have too. */
const DEPARTMENT = /^(?:product|platform|design|support|security|infra|data|research|engineering)$/
const NUMBER = /^(?:one|two|three|four|five|six|seven|eight|nine|ten)$/
const TOGETHER = /^(?:work|align|agree|meet|talk|sync|pair|discuss|coordinate|collaborate|check|plan)$/

const DETERMINER = /^(?:the|an?|my|our|your|his|her|its|their|this|these|those)$/

/** "Shelf and crate picking": what is done to both. */
const SHARED_DOING =
  /^(?:[a-z-]+\s){1,2}and\s[a-z-]+\s[a-z]{3,}ing\b(?!\s[a-z-]+s?\b(?<!\s(?:in|for|on|to|with|from|by|at|of|and|using|via)))/

/** Whether the words that open a text are done something to together with the next: "shelf and crate picking". */
export function sharesDoing(text: string): boolean {
  return SHARED_DOING.test(text)
}

/** Whether the next words, which open the text, and those before it say of which kinds some things are: "reader and writer threads". */
export function sharesThings(after: string): boolean {
  const [, second = '', things = ''] =
    /^\s(?:and|or)\s([A-Za-z-]+)\s([a-z-]+)(?=[.,;:)]|\s|$)/.exec(after) ?? []
  return isPlural(things) && !DETERMINER.test(second) && readVerb(second).every(({ form }) => form === 'base')
}

/** What a program does to nothing else. */
const BY_ITSELF = /^(?:abort|crash|die|exit|fail|freeze|hang|leak|panic|restart|stall|stop)$/

/** Whether an article would change the sense: "tagged by team", "Mira from product", "on request", "day one", "updated node to 20". */
export function isMeantBare(around: Around): boolean {
  const { governor, before, words, next, second } = around
  const [first = ''] = words
  if (isDone(around) || isOfName(words)) return true
  // "About half way through the week".
  if (/^(?:far|much|many)$/.test(first) && /^(?:more|fewer|less)$/.test(words[1] ?? '')) return true
  if (first === 'half' || (first === 'halfway' && words.length === 1)) return true
  if (SET_PHRASE.test(words.join(' '))) return true
  // "Made Gullwing crash": a name, and what it does by itself.
  if (governor === 'v:make' && /^\p{Lu}\p{Ll}/u.test(first) && BY_ITSELF.test(words[1] ?? '')) return true
  // "Decided to first try the old pump".
  if (governor === 'to' && first === 'first' && readVerb(words[1] ?? '').some(({ form }) => form === 'base'))
    return true
  // "On first use".
  if (first === 'first' && words.length === 2 && /^(?:on|at|upon|after|before|until|from)$/.test(governor))
    return true
  if (words.length > 1) return words.length === 2 && NUMBER.test(words[1] ?? '')
  if (NUMBER.test(next) || MANNER.test(`${governor} ${first}`)) return true
  if (governor === 'by') return KEYS.test(first) || !isAgent(before)
  if (/^v:(?:update|upgrade|bump|downgrade|pin)$/.test(governor))
    return (
      next === 'to' && /^v?\d/.test(second) && !/^(?:version|limit|timeout|size|number|rate)$/.test(first)
    )
  if (!DEPARTMENT.test(first.toLowerCase())) return false
  // "Product shipped it".
  if (governor === '^') return readVerb(next).some(({ form }) => form === 'past')
  if (governor === 'for') return next === 'to' && readVerb(second).some(({ form }) => form === 'base')
  return (
    /^(?:from|with)$/.test(governor) &&
    (/^\p{Lu}\p{Ll}+$/u.test(before) || verbsOf(before).some((base) => TOGETHER.test(base)))
  )
}

/** "Pythons draw_lamp() function": whose it is stands before the call, without its mark. */
export function isOfMany([owner = '', call = '']: readonly string[]): boolean {
  return call.includes('(') && isPlural(owner)
}

/** "Lena's plan", "till.py's loop", "Harbour Pro's trial": whose it is, says a name; "VM's type" lacks its article. */
export function isOfName(words: readonly string[]): boolean {
  return words.some(
    (word) => /['\u2019]s$/.test(word) && /^\p{Lu}.*\p{Ll}['\u2019]|[._]|\p{Lu}\p{Ll}*\d/u.test(word),
  )
}

/** What opens another thing: no noun stands right before it. */
const OPENS_THING = /^(?:the|an?|my|our|your|his|her|its|their|this|these|those|it|them|him|us|me)$/
/** What is followed by what somebody is to do, and by no place. */
const TO_DO =
  /^(?:need|fail|want|try|able|unable|manage|attempt|plan|begin|start|decide|hope|expect|intend|refuse|forget|struggle|have|ought|used|supposed|forced|ready|willing|unwilling|likely|free|about|decline|hesitate|is|was)(?:s|ed|d)?$|^(?:fails|tried|tries|trying|began|had|has|failing|going)$/i

/** "Who were logged in saw the lamp", "they want to sanity check the gate": what looks like a thing is done to the next one. */
function isDone({ governor, before, words, next }: Around): boolean {
  const last = words.at(-1)?.toLowerCase() ?? ''
  if (OPENS_THING.test(next.toLowerCase()) && readVerb(last).some(({ form }) => form !== 'ing')) return true
  // "It failed to handshake", "it worked fine".
  return (governor === 'to' && words.length === 1 && TO_DO.test(before)) || governor === 'v:work'
}

/** Whether somebody acts behind "by": "the job was killed by watchdog", but "the jobs are sorted by team". */
function isAgent(before: string): boolean {
  const bases = readVerb(before.toLowerCase()).flatMap(({ form, verb }) =>
    form === 'participle' || form === 'past' ? [verb.base] : [],
  )
  return bases.length > 0 && !bases.some((base) => CRITERION.test(base))
}

function verbsOf(word: string): string[] {
  return readVerb(word.toLowerCase()).map(({ verb }) => verb.base)
}

const BY_KEY =
  /\b(?:re-?)?(?:partition|shard|group|sort|split|index|order|bucket|cluster|batch|key|rank|filter|segment|dedup|deduplicat|organi[sz])(?:s|t|e|ed|ing|ting|ted)?\s(?:[\w-]+\s){0,4}by $/i

/** "Grouped orders by paper size": what things are ordered by has no article, nor has the second word of "a step by step guide". */
export function isByKey(before: string, noun = ''): boolean {
  return BY_KEY.test(before) || (noun !== '' && before.endsWith(` ${noun} by `))
}

/** "Submitted code that does not compile": of what cannot be counted any. */
export function isMass(noun: string, next: string): boolean {
  return (
    /^(?:that|which)$/.test(next) &&
    /^(?:code|data|text|traffic|content|software|hardware|information|feedback|output)$/.test(noun)
  )
}

import { isPlural } from './plural.ts'
import { readVerb } from './verbs.ts'

/** What stands around a noun without an article. */
export type Around = {
  governor: string
  before: string
  words: readonly string[]
  next: string
  second: string
}

/** What things are told apart or put in order by. */
const CRITERION =
  /^(?:sort|group|order|rank|partition|shard|split|filter|index|key|tag|route|sum|bucket|label|cluster|batch|organi[sz]e|arrange|separate|break|divide|vary|differ|bill|price|count)$/
/** How or when something happens, no one thing of its kind. */
const MANNER =
  /^(?:in (?:batch|bulk|sequence)|on (?:request|demand|push|commit|save|click|error|failure|start|boot|merge|exit|deploy|crash|timeout|reboot|restart|resume|login|startup|shutdown))$/
/** A part of a firm, which other firms have too. */
const DEPARTMENT = /^(?:product|platform|design|support|security|infra|data|research|engineering)$/
const NUMBER = /^(?:one|two|three|four|five|six|seven|eight|nine|ten)$/
const TOGETHER = /^(?:work|align|agree|meet|talk|sync|pair|discuss|coordinate|collaborate|check|plan)$/

/** What a deed follows with "to", whether or not the deed is known as one: "failed to handshake". */
const BEFORE_INFINITIVE =
  /^(?:(?:fail|attempt|refus|need|want|expect|manag|intend|declin|struggl|hesitat)(?:s|es|e|ed|ing)?|tr(?:y|ies|ied|ying)|(?:un)?able|(?:un)?willing|likely|ready|free|supposed|forced|about)$/
const DETERMINER = /^(?:the|an?|my|our|your|his|her|its|their|this|these|those)$/

/** "Failed to handshake with it", "whoever was signed in saw the page": whether the word is what is done there, and no thing. */
function isDone({ governor, before, words: [first = ''], next }: Around): boolean {
  if (governor === 'to' && BEFORE_INFINITIVE.test(before)) return true
  return DETERMINER.test(next) && readVerb(first).some(({ form }) => form === 'past')
}

/** "Shelf and crate picking": what is done to both. */
const SHARED_DOING =
  /^(?:[a-z-]+\s){1,2}and\s[a-z-]+\s[a-z]{3,}ing\b(?!\s[a-z-]+s?\b(?<!\s(?:in|for|on|to|with|from|by|at|of|and|using|via)))/

/** Whether the words that open a text are done something to together with the next: "shelf and crate picking". */
export function sharesDoing(text: string): boolean {
  return SHARED_DOING.test(text)
}

/** Whether the next words, which open the text, and those before it say of which kinds some things are: "reader and writer threads". */
export function sharesThings(after: string): boolean {
  const [, second = '', things = ''] = /^\s(?:and|or)\s([a-z-]+)\s([a-z-]+)(?=[.,;:)]|\s|$)/.exec(after) ?? []
  return isPlural(things) && !DETERMINER.test(second) && readVerb(second).every(({ form }) => form === 'base')
}

/** Whether an article would change the sense: "tagged by team", "Mira from product", "on request", "day one", "updated node to 20". */
export function isMeantBare(around: Around): boolean {
  const { governor, before, words, next, second } = around
  const [first = ''] = words
  if (isDone(around)) return true
  // "About half way through the week".
  if (first === 'half' || (first === 'halfway' && words.length === 1)) return true
  // "On first use".
  if (first === 'first' && words.length === 2 && /^(?:on|at|upon|after|before|until|from)$/.test(governor))
    return true
  if (words.length > 1) return words.length === 2 && NUMBER.test(words[1] ?? '')
  if (NUMBER.test(next) || MANNER.test(`${governor} ${first}`)) return true
  if (governor === 'by') return !isAgent(before)
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

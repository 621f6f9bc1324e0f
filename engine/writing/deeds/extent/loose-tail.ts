import { FUNCTION_WORDS } from '../../../lexicon/chunk-words.ts'
import { readVerb, verbIn } from '../../../text/clauses/verbs.ts'

const TAIL = /^([^,;:]+), ([a-z][a-z-]+(?:\s[a-z][a-z-]+){1,3})[.!]*$/
/** A thing that is set off from others of its kind: "a shop", "2 calls", "the gate". */
const COUNTED = /^(?:(?:up|out|down|off)\s)?(?:(?:the|an?|our|my|all|both|some|two|three|four|five)\s|~?\d)/

/** "Gave a talk at the fair, 60 people", "..., 19 threats, 6 high". */
const COUNTS =
  /^((?:\S+\s){4,}\S+?)(?:(?:[,:]|\sand)\s~?\d[\d.,]*k?\s[a-z-]+(?:\s[a-z-]+)?(?:\s(?:an?|per)\s[a-z]+)?(?:\s(?:already|so far))?){1,3}[.!]*$/

/** "Wrote a file to work with" says no more than that it was of use. */
const TO_WORK_WITH = /^((?:\S+\s){2,}?\S+?)\sto (?:work|play|start|begin|experiment|go on) with[.!]*$/

/** "Entered all the slips, 900 of them, very dull", "ran it for a week, no hang": how many, how it was, and what did not happen. */
const REMARKED =
  /,\s(?:~?\d[\d.,]*k?\sof\s(?:them|these|those)|(?:very|so|really|super|quite|pretty|too|extremely)\s[a-z]+|(?:~?\d[\d.,]*k?\s[\w-]+(?:\s[\w-]+)?,\s)?(?:no|zero)\s[\w-]+(?:\s[\w-]+)?|all\s(?:good|fine|ok)|(?:only\s|just\s|about\s)?(?:\d+|an?|half an|one|two|three|four)\s(?:minutes?|hours?|days?|weeks?)\s(?:after\s[^,;:.!]+|later))[.!]*$/i

/** "Wrote a script: boats of one length are a pair", "made an app: scan the shelf": how the thing works, told behind its colon. */
const EXPLAINED = /^((?:an?|the|my|our|two|three)\s[^:;]{6,90}?):\s([a-z][^:]{6,200})$/

function withoutWorkings(rest: string): string {
  const [, thing = '', how = ''] = EXPLAINED.exec(rest) ?? []
  const [word = '', next = ''] = how.split(' ', 2)
  const isOrder = verbIn(word, 'base') !== undefined && /^(?:the|an?|all|each|every|your|its|it)$/.test(next)
  const [first = ''] = how.split(/[,;]/, 1)
  const isStated =
    /\s(?:is|are|can|has|have)\s/.test(first) ||
    (!/^(?:the|an?)$/.test(word) && verbIn(next, 's') !== undefined)
  return thing && (isOrder || isStated) ? thing : rest
}

/** "Set up a shop, custom theme": a bare noun behind the comma was jotted down, and nobody knows whether the verb holds for it. */
export function withoutLooseTail(written: string): string {
  const rest = withoutWorkings(written)
  const idle = TO_WORK_WITH.exec(rest)?.[1]
  if (idle) return idle
  const plain = rest.replace(REMARKED, '').replace(REMARKED, '')
  if (plain !== rest && !/[,;:]/.test(plain) && plain.split(' ').length > 2) return plain
  const counted = COUNTS.exec(rest)?.[1]
  if (counted && !/[,;:]/.test(counted)) return counted
  const [, told = '', tail = ''] = TAIL.exec(rest) ?? []
  return told && COUNTED.test(told) && told.split(' ').length > 2 && tail.split(' ').every(isNoun)
    ? told
    : rest
}

/** Nouns and adjectives; a verb would begin another statement, an "-ing" say how unless something qualifies it ("minimal testing"). */
function isNoun(word: string, at: number, words: readonly string[]): boolean {
  if (FUNCTION_WORDS.has(word) || /(?:ly|ed)$/.test(word)) return false
  if (/ing$/.test(word)) return at > 0 && at === words.length - 1
  return readVerb(word).every(({ form }) => form === 'base' || form === 's')
}

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const DAY = new RegExp(
  `^(?:(?:on|last|this|next|early|late)\\s)*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|yesterday|${MONTH}\\.?\\s\\d{1,2}(?:st|nd|rd|th)?(?:,?\\s\\d{4})?|\\d{1,2}(?:st|nd|rd|th)?\\s(?:of\\s)?${MONTH}(?:,?\\s\\d{4})?|\\d{4}-\\d\\d-\\d\\d)[.!:]*$`,
  'i',
)

/** "Shipped thursday", "launched Aug 12": when, and not what. */
export function isOnlyDay(rest: string): boolean {
  return DAY.test(rest)
}

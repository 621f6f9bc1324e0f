import { lean } from '../../../lean.ts'
import { FUNCTION_WORDS } from '../../../lexicon/chunk-words.ts'
import { NOUN_VERBS } from '../../../lexicon/noun-verbs.ts'
import { onceForText } from '../../../once.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { pointsBack } from '../telling/sayable.ts'
import { SHOWS } from './well-built.ts'

/** "I did not like it since it was slow", "what hurt was getting it to run", "I saw that this issue stayed": only the page says what. */
export const pointsNowhere = onceForText((sentence: string): boolean => {
  if (namesUntold(sentence) || meansUntold(sentence) || meansUntoldPair(sentence)) return true
  if (FOR_UNTOLD.test(sentence)) return true
  // What opens with it is told beside what it points at.
  if (pointsBack(sentence)) return false
  const timeless = sentence.replace(WHEN, '')
  // "Throughout its life, the pump was loud" says it next.
  const words = timeless
    .replace(LED_BY, '')
    .split(/[\s,;()]+/)
    .slice(0, 10)
  const at = words.findIndex((word) => /^(?:it|them|they|its|their)$/.test(word))
  if (at < 0 || (at === 0 && timeless === sentence)) return false
  const before = words.slice(0, at)
  if (FORESHADOWS.test(before.at(-1) ?? '') || FORESHADOWING.test(words.slice(at).join(' '))) return false
  return !before.some(
    (word, index) => (NAMES.test(word) && !(index === 0 && isNoName(word))) || isThings(word),
  )
})

/** "There were changes so that they would fit": what there was is not what it was for. */
const FOR_UNTOLD = /^There (?:was|were)\s(?:[\w-]+\s){1,5}(?:for|in|with|of|to|from|on) (?:it|them)\b/

const LED_BY =
  /^(?:throughout|in|during|despite|with|for|by|at|on|over|after|before|like|unlike)\s[^,]{2,40},\s/i

/** "On day two", "last spring": a time is nothing that does or has anything. */
const WHEN = lean(
  /^(?:(?:on|at|by|in|during|after|since|until)\s)?(?:(?:the|last|this|that|next|every|early|late|first|second|same)\s){0,3}(?:day|week|month|year|spring|summer|autumn|fall|winter|morning|night|evening|weekend|quarter|sprint|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?(?:\s(?:one|two|three|four|\d{1,2}))?,?\s/i,
)

/** What names a thing of which one may speak next. */
const NAMES =
  /^(?:the|an?|my|our|some|each|every|all|no|one|two|three|several|many|another|\d.*)$|^(?!I\b|I')[A-Z]|\w[_.]\w|[a-z][A-Z]/

/** "Previously", "Before": a capital that only opens the sentence. */
function isNoName(word: string): boolean {
  const small = word.toLowerCase()
  return FUNCTION_WORDS.has(small) ? !NAMES.test(small) : /ly$/.test(small)
}

/** After these "it" stands for what follows: "found it hard to". */
const FORESHADOWS = /^(?:makes?|made|making|finds?|found|finding)$/
/** So it does here: "in the mill it took an hour to clean the sieve". */
const FORESHADOWING =
  /^it (?:(?:takes|took) (?:[\w-]+ ){1,5}to [a-z]|(?:turns|turned) out|(?:seem|appear)(?:s|ed) (?:that|as|like)|(?:is|was) (?:[\w-]+ ){1,3}(?:to|that|for|how|why|what|which|whether|if)\b)/i

/** "Users", "jobs"; not "was". */
function isThings(word: string): boolean {
  const verb = verbIn(word, 's')
  return /[^sui]s$/.test(word) && !SHOWS.test(word) && (!verb || NOUN_VERBS.has(verb.base))
}

/** A thing that the text has told before, and the listener has not heard of; "this caused a jam" speaks of what was just said. */
const UNTOLD = /\s(?:this|these|(those))\s([a-z]+)\b/gi
/** "Those doors that stuck": which, is said next. */
const WHICH = /^(?:\s\w+){0,3}\s(?:that|which|who|where|of)\b/
const TIMES = /^(?:week|month|morning|afternoon|evening|year|time|sprint|quarter|weekend|days?|point)$/

function namesUntold(sentence: string): boolean {
  if (/\b(?:and|but|so) that [a-z]+ (?:was|were|is|are)\b/.test(sentence)) return true
  return [...sentence.matchAll(UNTOLD)].some(({ 0: pointer, 1: isThose, 2: word = '', index }) => {
    if (TIMES.test(word) || SHOWS.test(word)) return false
    // "It made copies, but those copies were bent": which, was just said.
    if (sentence.slice(0, index).toLowerCase().includes(` ${word.toLowerCase()}`)) return false
    if (isThose && WHICH.test(sentence.slice(index + pointer.length))) return false
    if (!verbIn(word, 's', 'past')) return true
    // "These hooks", where nothing was named; "this hooks into it" has a verb.
    return !/^\sthis/i.test(pointer) && /[^s]s$/.test(word) && !SEVERAL.test(sentence.slice(0, index))
  })
}

/** Things that "these files" may mean. */
const SEVERAL = /\s(?:and|are|were)\s|\w[_.(].*\w[_.(]|[a-z][A-Z].*[a-z][A-Z]/

/** What stands for something that was said: "without this,", "how this happened". */
const MEANT = /(?<!\s(?:and|but|so),?)\s(?:(this)|that|the (?:latter|former))(?=,|$|\s([\w']+))/gi

/** "Although this worked", "For the latter, a call": said of what has not been told. */
function meansUntold(text: string): boolean {
  const sentence = text.replace(/[.!]+$/, '')
  for (const { 1: isThis, 2: next = '', 0: pointer, index } of sentence.matchAll(MEANT)) {
    const before = sentence.slice(0, index)
    const isAlone = next === '' || SHOWS.test(next) || (isThis && verbIn(next, 's', 'past'))
    // "That" opens a clause more often than it points.
    if (!isAlone || (/\sthat$/i.test(pointer) && next !== '')) continue
    if (ASKING.test(before) || !TELLS.test(before)) return true
  }
  return false
}

const ASKING = /^[^,]*\s(?:how|why|where|when|if|whether)$/i
/** Something has been said before. */
const TELLS = /\s(?:is|are|was|were|has|have|had|did|does|do|could|would|can|[a-z]{2,}ed|[a-z]+n't)\b|,/

/** "Git merged both cleanly": which two, nobody has said. */
function meansUntoldPair(sentence: string): boolean {
  const at = sentence.search(/\sboth(?=[,.;]|$|\s(?:[a-z]+ly|to|with|in|at|on|for|of (?:them|these))\b)/)
  if (at <= 0) return false
  // "Both at the door and in the yard" says it next; behind the comma another thing is told.
  const end = sentence.indexOf(', ', at)
  return !/\b(?:and|or|two)\b/.test(end < 0 ? sentence : sentence.slice(0, end))
}

import { NOUN_VERBS } from '../../lexicon/noun-verbs.ts'
import { verbIn } from '../../text/clauses/verbs.ts'

/** A stretch of a text, by positions. */
type Stretch = { start: number; end: number }

/** What says how or how often behind a name: "the values directly", "the router altogether". */
const ADVERB =
  /^(?:(?!(?:assemb|supp|fami|anoma|rep|earl|night|dai|week|month)ly$|librar|(?:p|f|j|mono)[ou]?ly$)\p{Ll}{3,}ly|altogether|twice|anyway|anew|afresh|again|anymore|together|instead|always|never)$/u
/** Verbs that are no noun in any form, behind a plural: "uploads fail". */
const BEHIND_PLURAL =
  /^(?:fail|disappear|vanish|occur|happen|diverge|arrive|lose|refuse|ignore|become|remain)$/

/** How it was done, and where it was before: "the table in batches", "the runs off the pier". */
const MANNER =
  /^(?:in (?:batches|parallel|bulk|chunks|stages|steps|waves)|by hand|piece by|step by|from scratch|off (?:the|our)|at (?:night|noon|runtime))$/
/** "Made the timer waterproof": what it became is no part of its name. */
const MADE = /\bma(?:de|kes?|king)\s(?:(?:the|our|my|all|its)\s)?$/i
const SO =
  /^(?:\p{Ll}{3,}(?:proof|able|ible|less|safe|friendly|lingual)|responsive|idempotent|faster|smaller|cheaper|lighter|quieter|stronger|easier|simpler|async|optional|offline|safe|robust|stable|strict|consistent|deterministic|generic|immutable)$/u
/** "The grain feed once the door opens", "the error seen with old lamps": when it was, and how it came to light. */
const CAME_TO_LIGHT =
  /^(?:once|whenever|against|shown|thrown|seen|caused|observed|reported|encountered|noticed)$/

/** Whether the word can only be a verb that the noun before it governs: "refuses", not "updates". */
export function isVerbOfSubject(word: string, before: string): boolean {
  if (!/^\p{Ll}+$/u.test(word)) return false
  if (BEHIND_PLURAL.test(word)) return /[^s]s$/.test(before)
  const verb = verbIn(word, 's')
  return verb !== undefined && !NOUN_VERBS.has(verb.base)
}

/** A name ends before its verb, and without what became of it or how: "Azure disk" of "Azure disk refuses to detach". */
export function asNounPhrase(text: string, { start, end }: Stretch): Stretch {
  const words = [...text.slice(start, end).matchAll(/\S+/g)]
  const verb = words.findIndex(
    (word, index) => index > 0 && isVerbOfSubject(word[0], words[index - 1]?.[0] ?? ''),
  )
  const told = words.findIndex(
    (word, index) =>
      index > 0 &&
      index < words.length - 1 &&
      (isOnlyPast(word[0]) ||
        CAME_TO_LIGHT.test(word[0]) ||
        isFigure(words, index) ||
        isMadeToWork(words, index) ||
        MANNER.test(`${word[0]} ${words[index + 1]?.[0]}`)),
  )
  const made = MADE.test(text.slice(0, start))
    ? words.findIndex(
        ([word], index) => index > 0 && (SO.test(word) || isBareVerb(word, words[index + 1]?.[0])),
      )
    : -1
  const ends = [verb, told, made].filter((at) => at > 0)
  let last = ends.length > 0 ? Math.min(...ends) : words.length
  while (
    last > 1 &&
    (/^[&+]$/.test(words[last - 1]?.[0] ?? '') ||
      ADVERB.test(words[last - 1]?.[0] ?? '') ||
      isMade(words[last - 1]?.[0] ?? '') ||
      CAME_TO_LIGHT.test(words[last - 1]?.[0] ?? '') ||
      isOpen(words, last))
  )
    last--
  const tail = words[last - 1]
  return tail && last < words.length ? { start, end: start + tail.index + tail[0].length } : { start, end }
}

/** "Guests saw the old menu": a past that is no participle, and so no part of a name. */
function isOnlyPast(word: string): boolean {
  const verb = verbIn(word, 'past')
  return (
    verb !== undefined && verb.forms.past !== verb.forms.participle && !/ed$|^(?:bit|bore|ground)$/.test(word)
  )
}

/** "The image from 1.2 GB to 180 MB", "the class into four modules", "the door from closing": how it was, how it is and what it was kept from. */
function isFigure(words: readonly RegExpExecArray[], index: number): boolean {
  const [word, next = ''] = [words[index]?.[0], words[index + 1]?.[0]]
  if (word === 'into') return /^(?:two|three|four|five|six|several|many|smaller|\d+)$/.test(next)
  return word === 'from' && (/^[~<>]?\d/.test(next) || verbIn(next, 'ing') !== undefined)
}

/** "Made the installer work offline". */
function isMadeToWork(words: readonly RegExpExecArray[], index: number): boolean {
  return (
    /^(?:work|run|compile|boot)$/.test(words[index]?.[0] ?? '') &&
    /^(?:offline|online|again|on|in|with|without|under|from|over|at|properly|correctly)$/.test(
      words[index + 1]?.[0] ?? '',
    )
  )
}

/** "Made the lock use the new key": what it does since. */
function isBareVerb(word: string, next = ''): boolean {
  return (
    /^\p{Ll}+$/u.test(word) &&
    next !== '' &&
    !/^(?:for|of|in|on|to|from|with|at|by|and|or)$/.test(next) &&
    verbIn(word, 'base') !== undefined &&
    !(NOUN_VERBS.has(word) && /^\p{Ll}+$/u.test(next))
  )
}

/** "Parts of", before a verb that was cut off. */
function isOpen(words: readonly RegExpExecArray[], last: number): boolean {
  return (
    last < words.length &&
    /^(?:of|in|on|for|to|with|from|by|at|the|an?|and|or|that|which|what|than|less|more)$/.test(
      words[last - 1]?.[0] ?? '',
    )
  )
}

/** "Goals reordered": what became of it. */
function isMade(word: string): boolean {
  return /^\p{Ll}{3,}ed$/u.test(word) && verbIn(word, 'past', 'participle') !== undefined
}

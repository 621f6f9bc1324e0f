import { NOUN_VERBS } from '../lexicon/noun-verbs.ts'
import { verbIn } from '../text/verbs.ts'

/** A stretch of a text, by positions. */
type Stretch = { start: number; end: number }

/** What says how or how often behind a name: "the values directly", "the router altogether". */
const ADVERB =
  /^(?:(?!(?:assemb|supp|fami|anoma|rep|earl|night|dai|week|month)ly$|librar|(?:p|f|j|mono)[ou]?ly$)\p{Ll}{3,}ly|altogether|twice|anyway|again|anymore|together|instead|always|never)$/u
/** Verbs that are no noun in any form, behind a plural: "uploads fail". */
const BEHIND_PLURAL =
  /^(?:fail|disappear|vanish|occur|happen|diverge|arrive|lose|refuse|ignore|become|remain)$/

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
  let last = verb < 0 ? words.length : verb
  while (last > 1 && (ADVERB.test(words[last - 1]?.[0] ?? '') || isMade(words[last - 1]?.[0] ?? ''))) last--
  const tail = words[last - 1]
  return tail && last < words.length ? { start, end: start + tail.index + tail[0].length } : { start, end }
}

/** "Goals reordered": what became of it. */
function isMade(word: string): boolean {
  return /^\p{Ll}{3,}ed$/u.test(word) && verbIn(word, 'past', 'participle') !== undefined
}

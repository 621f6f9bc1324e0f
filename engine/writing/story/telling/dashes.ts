import { verbIn } from '../../../text/clauses/verbs.ts'
import { takesObject } from '../../sentence/inflect.ts'
import { countWords, tidySentence } from '../../sentence/tidy.ts'
import { isTorn } from '../../sentence/trim.ts'
import { isFit } from '../situation/fit.ts'
import { NAMELESS } from '../situation/well-built.ts'
import { isWholeSentence } from './sayable.ts'

const DASH = /\s(?:-{1,3}|\u2013|\u2014)\s/

/** A dash is not heard: what stands on either side is told as a sentence of its own, or left away where it is none. */
export function undashed(sentence: string): string {
  const parts = sentence.split(DASH)
  const [first = '', second = ''] = parts
  // "From 9 - 17" is a span, and a pair of dashes holds an aside.
  if (parts.length !== 2 || /\d$/.test(first) || /^\d/.test(second)) return sentence
  const isFirst = countWords(first) >= 3 && !isTorn(first) && isWholeSentence(first)
  const isSecond =
    countWords(second) >= 4 &&
    !/^(?:and|but|or|so|which|not|[a-z]+ing)\b|^(?:an?|some)\s[^,]*\s(?:which|that|who)(?:['\u2019]s)?\s/i.test(
      second,
    ) &&
    !isDoing(second) &&
    !isList(second) &&
    isFit(second) &&
    isWholeSentence(second)
  // "There was a bug - the lid was glued": the second says which.
  if (isSecond && NAMELESS.test(first)) return tidySentence(second)
  if (isFirst && isSecond) return `${tidySentence(first)} ${tidySentence(second)}`
  if (isFirst) return tidySentence(first)
  // "No more waiting - all slips print at once": a label and what it stands for.
  return isSecond && countWords(first) <= 5 && !/^(?:I|We|The|An?|This|It|They|My|Our|There)\b/.test(first)
    ? tidySentence(second)
    : sentence
}

const STATED =
  /^(?:so|and|but|to|then|because)\s|(?:^|\s)(?:is|are|was|were|has|have|had|did|does|can|could|will|would|it|they|we|I)(?:\s|$)/i

/** "Worn belts, loose bolts, a guard that fell off": the only verb stands in what is said of the last thing. */
function isList(text: string): boolean {
  const [head = ''] = text.split(/\s(?:that|which|who|where)\s/)
  const parts = head.split(', ')
  return (
    head !== text &&
    parts.length > 1 &&
    parts.every(
      (part) => countWords(part) <= 4 && !STATED.test(part) && !verbIn(part.split(' ').at(-1) ?? '', 'past'),
    )
  )
}

/** "Strips all tags": the one who does it is missing. */
function isDoing(text: string): boolean {
  const [first = '', next = ''] = text.split(' ', 2)
  return verbIn(first.toLowerCase(), 's', 'past', 'base') !== undefined && takesObject(next)
}

import { FUNCTION_WORDS } from '../../lexicon/chunk-words.ts'
import { COMMON_WORDS } from '../../lexicon/common-words.ts'
import { NOUN_VERBS } from '../../lexicon/noun-verbs.ts'
import { readVerb, type VerbForm, verbIn } from '../../text/clauses/verbs.ts'
import { spellingOf } from '../technologies/spellings.ts'

/** A word of a sentence in which noun phrases are looked for. */
export type Word = {
  start: number
  end: number
  text: string
  small: string
  isCode: boolean
  /** Whether a sign opens or closes a part of the sentence there, and whether that is a comma. */
  opens: boolean
  closes: boolean
  isListed: boolean
}

/** What follows a verb and no noun. */
export const AFTER_VERB =
  /^(?:the|an?|my|our|this|that|these|those|its|their|his|her|your|some|any|each|every|another|it|them|him|me|us|you|up|out|off|down|around|away|through|under)$/
/** Words behind which a plain form is a verb. */
const BEFORE_VERB =
  /^(?:to|i|we|you|they|can|will|could|would|should|must|may|might|and|not|\p{Ll}+n't|let|let's|help|please|then|did|do|me|us)$/u

/** "The hoist and lower menu", "our copy and paste menu": two verbs make one attribute. */
export function isVerbPair(words: readonly Word[], index: number): boolean {
  const [lead, left, and, right, noun] = words.slice(Math.max(0, index - 2), index + 3)
  if (index < 2 || and?.small !== 'and' || !noun || left?.closes || right?.closes || and.closes) return false
  if (!lead || lead.closes || !/^(?:the|an?|my|our|its|this|that)$/.test(lead.small)) return false
  const isBase = (word: Word | undefined) => verbIn(word?.small ?? '', 'base') !== undefined
  return isBase(left) && isBase(right) && !FUNCTION_WORDS.has(noun.small)
}

/** "Agreed to charter lamps": what one means to do is a verb, whether we know it or not. */
export function isIntended(words: readonly Word[], index: number): boolean {
  const [verb, to, word, next] = [words[index - 2], words[index - 1], words[index], words[index + 1]]
  return (
    to?.small === 'to' &&
    INTENDS.test(verb?.small ?? '') &&
    /^\p{Ll}+$/u.test(word?.text ?? '') &&
    !word?.closes &&
    next !== undefined
  )
}

const INTENDS =
  /^(?:decid(?:ed?|ing)|able|need(?:s|ed)?|want(?:s|ed)?|have|has|had|having|going|manag(?:ed?|ing)|tr(?:y|ied|ying)|plan(?:ned|ning)?|hop(?:ed?|ing)|chose|agreed|ahead|began|begun|started|continued|attempt(?:ed|ing)?|failed|ought)$/

const MEASURING = /^(?:saves|costs|takes|cuts|reduces|needs|handles|serves|uses|weighs|processes)$/

type Place = { forms: ReadonlySet<VerbForm>; isFirst: boolean }

/** Whether a word that may be a verb is one at its place. */
export function isVerbThere(words: readonly Word[], index: number, { forms, isFirst }: Place): boolean {
  const [before, word] = [words[index - 1], words[index]]
  const next = word?.closes ? undefined : words[index + 1]
  if (!word || AFTER_VERB.test(next?.small ?? '')) return true
  // "Sheepdog tracks collars": behind a name at the head of a sentence.
  if (index === 1 && forms.has('s') && next && isUnheardName(before) && !isToldOf(next)) return true
  // "Cleaning up saves 40 crates".
  if (MEASURING.test(word.small) && /^[~<$\u20ac\u00a3]?\d/.test(next?.text ?? '')) return true
  const isPlural = !isFirst && /[^sui]s$/.test(before?.small ?? '')
  // "`load_tides.py` read from the disk": what a program did.
  if (forms.has('past') && before?.isCode && /^(?:from|into|through)$/.test(next?.small ?? '')) return true
  // "split" and "cut" are plain forms too.
  if (forms.has('past') || forms.has('participle')) return !forms.has('base') || isFirst || isPlural
  if (FAILING.test(word.small) && !isFirst) return true
  // "Ruby checks `gate`": what follows as code is what it is done to.
  if (forms.has('s') && !isFirst && next?.isCode && /^\p{Lu}/u.test(before?.text ?? '')) return true
  if (forms.has('ing')) return isFirst ? next !== undefined && !FUNCTION_WORDS.has(next.small) : isPlural
  // "Adds support for badges" opens with what a change does.
  if (before === undefined && /^\p{Lu}/u.test(word.text) && isDoing(word) && next !== undefined) return true
  // "It reads the mail, asks the desk and rings": after a comma a doing goes on.
  if (forms.has('s') && isFirst && before?.isListed && isDoing(word) && /^\p{Lu}/u.test(next?.text ?? ''))
    return true
  if (!forms.has('base'))
    return isFirst
      ? /^(?:which|that|it|he|she|this|who|also|always|never|still|now|then)$/.test(before?.small ?? '') ||
          (next !== undefined && !FUNCTION_WORDS.has(next.small) && goesOn(words, index))
      : (isDoing(word) && next !== undefined && !FUNCTION_WORDS.has(next.small)) ||
          /^(?:again|twice|too|when|while|because|every|not|if|well|fine|faster|slower|\p{L}+ly)$/u.test(
            next?.small ?? '',
          ) ||
          /^(?:in|within|under) \d/.test(`${next?.small} ${words[index + 2]?.text}`)
  if (isFirst && before?.closes) return !before.isListed
  if (isFirst) return before === undefined || BEFORE_VERB.test(before.small)
  // "Why letters to pilots bounce": in such a clause a plural does something.
  if (isPlural && isInClause(words, index)) return true
  return (
    isPlural &&
    /^(?:fail|run|look|stop|start|crash|help|show|pass|work|succeed|take|match|arrive|appear)$/.test(
      word.small,
    )
  )
}

/** Whether a conjunction shortly before leaves a clause without its verb so far. */
function isInClause(words: readonly Word[], index: number): boolean {
  const word = words[index]
  const next = word?.closes ? undefined : words[index + 1]
  if (!word || NOUN_VERBS.has(word.small) || (next && !FUNCTION_WORDS.has(next.small))) return false
  for (let at = index - 2; at >= Math.max(0, index - 6); at--) {
    if (words[at]?.closes) return false
    if (/^(?:why|how|when|whether|because)$/.test(words[at]?.small ?? '')) return true
  }
  return false
}

const FAILING =
  /^(?:breaking|crashing|denying|failing|freezing|hanging|ignoring|leaking|refusing|rejecting|stalling)$/

/** A word with a capital that no manual knows, and no article before it. */
function isUnheardName(word: Word | undefined): boolean {
  return (
    word !== undefined &&
    !word.closes &&
    /^\p{Lu}\p{Ll}{4,}$/u.test(word.text) &&
    !/(?:s|ing|ed|ly|ion|ment|ness|ity|ware)$/.test(word.small) &&
    !COMMON_WORDS.has(word.small) &&
    spellingOf(word.text) === undefined &&
    verbIn(word.small, 'base') === undefined
  )
}

/** "Gull tracks were lost": what follows tells of the word before it. */
function isToldOf(next: Word): boolean {
  return FUNCTION_WORDS.has(next.small) || verbIn(next.small, 'past', 'base', 's') !== undefined
}

/** "Running Jenkins" is a deed, "Sailing School" a name. */
export function isDoneTo(word: Word, next: Word | undefined): boolean {
  return verbIn(word.small, 'ing')?.isWork === true && spellingOf(next?.text ?? '') !== undefined
}

/** "collects", which is no plural of anything. */
function isDoing(word: Word | undefined): boolean {
  return readVerb(word?.small ?? '').some(({ form, verb }) => form === 's' && !NOUN_VERBS.has(verb.base))
}

/** Whether a word behind "and" goes on with what a thing does: "a service which parses mails and sends alerts". */
function goesOn(words: readonly Word[], index: number): boolean {
  if (!/^(?:and|or)$/.test(words[index - 1]?.small ?? '')) return false
  for (let at = index - 2; at > Math.max(0, index - 9); at--)
    if (isDoing(words[at]) || /^(?:which|that|who|it)$/.test(words[at - 1]?.small ?? ''))
      return readVerb(words[at]?.small ?? '').some(({ form }) => form === 's')
  return false
}

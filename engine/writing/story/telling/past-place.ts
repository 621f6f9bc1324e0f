import { NOUN_VERBS } from '../../../lexicon/noun-verbs.ts'
import { readVerb, verbIn } from '../../../text/clauses/verbs.ts'

/** What stands in the past for each word that shows the tense by itself. */
export const PAST: Readonly<Record<string, string>> = withoutInherited({
  is: 'was',
  are: 'were',
  am: 'was',
  has: 'had',
  have: 'had',
  does: 'did',
  do: 'did',
  can: 'could',
  cannot: 'could not',
  will: 'would',
  shall: 'should',
  may: 'might',
  must: 'had to',
  "isn't": "wasn't",
  "aren't": "weren't",
  "hasn't": "hadn't",
  "haven't": "hadn't",
  "doesn't": "didn't",
  "don't": "didn't",
  "can't": "couldn't",
  "won't": "wouldn't",
  "it's": 'it was',
  "there's": 'there was',
  "that's": 'that was',
  "something's": 'something was',
  "everything's": 'everything was',
  "i'm": 'I was',
  "we're": 'we were',
  "they're": 'they were',
  "i've": 'I had',
  "we've": 'we had',
  "they've": 'they had',
})

/** "The constructor" is no word of such a table, though every object has one. */
function withoutInherited(table: Record<string, string>): Readonly<Record<string, string>> {
  return Object.assign(Object.create(null), table)
}

export const IN_PAST = /^(?:was|were|had|did|could|would|might)(?:n't)?$/i

/** "It lets users see": what follows the users shows no tense either. */
const LETTING =
  /^(?:let|lets|letting|make|makes|making|made|help|helps|helping|helped|see|sees|seeing|have|having|to)$/i
export const ADVERB =
  /^(?:[a-z]+ly|also|always|never|often|still|then|now|just|only|sometimes|even|both|all|ever|already|soon|nonetheless|nevertheless|thus|instead|again|once|almost|indeed|therefore|hence)$/i
export const JOINING = /^(?:and|or|but)$/i
/** "Causing coordinates to be lost": what comes next suffers it. */
const MAKING = /^(?:causing|allowing|making|leaving|forcing|enabling|requiring|letting|leading)$/i

/** A word with which another clause begins. */
export const CLAUSE_OPENS =
  /^(?:that|which|who|where|when|whenever|if|because|while|once|until|since|so|but|as|although|though|whether|why|how|what|before|after)$/i

/** "Main tasks this week are", "the changes which are late have to": with another verb in its clause the word is a thing. */
export function isBeforeVerb(words: readonly Written[], index: number): boolean {
  if (words[index]?.close) return false
  let relatives = 0
  for (const [at, { word, close }] of words.slice(index + 1).entries()) {
    const before = at === 1 ? (words[index + 1]?.word ?? '') : ''
    // "It stops every time the gate is opened": another clause.
    if (/^(?:every|each)$/.test(word) && words[index + at + 2]?.word === 'time') return false
    if (/^(?:that|which|who)$/.test(word)) relatives++
    // "Tests that sleep are flaky": what the relative says is over with its verb.
    else if (relatives > 0 && isPlainVerb(word)) relatives--
    else if (CLAUSE_OPENS.test(word) || JOINING.test(word)) return false
    else if (
      (PAST[word.toLowerCase()] !== undefined && word !== 'AM' && word !== 'May') ||
      IN_PAST.test(word) ||
      // "The docs search only matched whole words".
      (/^(?:only|never|always|still|often|sometimes)$/.test(before) && actsHere(word))
    ) {
      if (relatives === 0) return true
      relatives--
    }
    if (close) return false
  }
  return false
}

function actsHere(word: string): boolean {
  const single = verbIn(word, 's')
  return single ? !NOUN_VERBS.has(single.base) : /ed$/.test(word) && verbIn(word, 'past') !== undefined
}

/** What a thing is like, though a verb is spelt the same. */
export const TRAITS = /^(?:open|clean|free|live|empty|own|separate|complete|correct|clear|slow)$/

/** "After each failed build": one that was like that. */
export function isSuchOne({ before, antecedent }: Place): boolean {
  return /ed$/.test(before) && /^(?:each|every|an?|the)$/i.test(antecedent)
}

/** "It leaves files", "to find errors": behind a verb that is nothing else stands what that is done to. */
export function isDoneTo({ before, antecedent, isCut }: Place): boolean {
  if (isCut) return false
  const verb =
    verbIn(before, 's') ??
    (/^(?:lost|kept)$/.test(before) ? verbIn(before, 'past') : undefined) ??
    (BEFORE_BASE.test(antecedent) ? verbIn(before, 'base') : undefined)
  return verb !== undefined && !NOUN_VERBS.has(verb.base)
}

const BEFORE_BASE =
  /^(?:to|will|would|can|could|should|may|might|must|do|does|did|not|cannot|[a-z]+n't|I|we|they)$/i

/** "Lack of time": a thing, though an order may open with the word. */
export function opensAsThing(word: string, next: string): boolean {
  return next === 'of' && NOUN_VERBS.has(verbIn(word, 'base')?.base ?? '')
}

function isPlainVerb(word: string): boolean {
  return readVerb(word).some(({ form, verb }) => form !== 'ing' && !NOUN_VERBS.has(verb.base))
}

/** "When load testing gate locks": such a clause has no verb with a tense. */
export function isWhileDoing(words: readonly Written[], index: number): boolean {
  const [first = '', second = '', third = ''] = words.slice(index + 1, index + 4).map(({ word }) => word)
  if (!/^(?:when|while|before|after|if|as|once|until|since)$/i.test(words[index]?.word ?? '')) return false
  return (
    verbIn(second, 'ing') !== undefined &&
    !/^(?:the|an?|its|their|our|my|any|all|this|that|I|we|it|they|is|are)$/i.test(first) &&
    verbIn(third, 's') === undefined &&
    !showsTense(third)
  )
}

/** Whether no word after this one can be the verb of its clause. */
export function isLone(words: readonly Written[], index: number): boolean {
  if (words[index]?.close) return true
  for (const [at, { word, close }] of words.slice(index + 1).entries()) {
    // "Requests from that store dropped": which store.
    const isWhich =
      word === 'that' && /^(?:from|in|on|at|of|for|with|to|by)$/.test(words[index + at]?.word ?? '')
    if (CLAUSE_OPENS.test(word) && !isWhich) return true
    // "It checks rows to find gaps": what follows "to" has no tense.
    const isBound = at > 1 && words[index + at]?.word === 'to' && verbIn(word, 'base') !== undefined
    if (
      (showsTense(word) && !isBound) ||
      readVerb(word).some(({ form, verb }) => form === 'past' || (form === 's' && !NOUN_VERBS.has(verb.base)))
    )
      return false
    if (close) return true
  }
  return true
}

export type Written = { open: string; word: string; close: string }

export function partsOf(written: string): Written {
  if (/^[A-Za-z]+$/.test(written)) return { open: '', word: written, close: '' }
  const [, open = '', word = '', close = ''] =
    /^([([]*)((?:[^([].*[^,.;:!)\]]|[^([,.;:!)\]])?)([,.;:!)\]]*)$/.exec(written) ?? []
  return { open, word: word.replace('\u2019', "'"), close }
}

/** Of what a verb with a tense tells: one thing or many. */
export type Kind = 'one' | 'many'

/** The words around one, adverbs aside. */
export type Place = {
  isFirst: boolean
  before: string
  /** The word before a "that". */
  antecedent: string
  /** Whether a mark stands before it. */
  isCut: boolean
  hasAdverb: boolean
  next: string
  isEnd: boolean
  isLet: () => boolean
  isMade: () => boolean
  /** Whether "never" or "always" stands before it, as it does before verbs. */
  isFrequent: () => boolean
  /** Whether "all" or "both" stands before it, as it does before the verb of many. */
  isShared: boolean
  /** Whether the verb of many things follows, before its object. */
  isOfMany: () => boolean
  /** Whether it is the last but one of several things: "caused leaks, pump stops, and noise". */
  isListed: () => boolean
  /** Whether its clause has its verb already. */
  isTold: boolean
  /** Whether nothing else in its clause can be the verb. */
  isLone: () => boolean
  /** Whether another verb follows in its clause. */
  isThing: () => boolean
  /** What the last verb before it told of. */
  last: Kind | undefined
  /** The first word of the sentence or of a "when" clause, as long as that has no verb. */
  opener: string
}

/** The last words before one, within its clause: in "fit to how we work" nothing lets us work. */
function wordsOfClause(words: readonly Written[], index: number, most: number): string[] {
  const before = words.slice(Math.max(0, index - most), index).map(({ word }) => word)
  return before.slice(
    before.findLastIndex((word) => /^(?:how|why|what|when|where|if|because|that)$/.test(word)) + 1,
  )
}

export function placeOf(
  index: number,
  words: readonly Written[],
): Omit<Place, 'last' | 'opener' | 'isTold' | 'isLone' | 'isThing'> {
  let on = index + 1
  while (ADVERB.test(words[on]?.word ?? '')) on++
  let at = index - 1
  while (at >= 0 && ADVERB.test(words[at]?.word ?? '') && !words[at]?.close) at--
  const close = words[at]?.close ?? ''
  return {
    isFirst: index === 0,
    before: close === ')' ? '' : (words[at]?.word ?? ''),
    antecedent: words[at - 1]?.word ?? '',
    isCut: at < 0 || (close !== '' && close !== ')'),
    hasAdverb: at < index - 1,
    next: words[index]?.close || words[index + 1]?.open ? '' : (words[index + 1]?.word ?? ''),
    isEnd: words[index]?.close !== '' || index === words.length - 1,
    isShared: /^(?:all|both)$/.test(words[index - 1]?.word ?? ''),
    isOfMany: () =>
      verbIn(words[on]?.word ?? '', 'base') !== undefined &&
      words[on]?.word !== 'like' &&
      /^(?:the|an?|its|their|it|them|that)$/.test(words[on + 1]?.word ?? '') &&
      words.slice(index, on + 1).every(({ close }) => close === ''),
    isListed: () =>
      words[index]?.close === ',' &&
      /^(?:and|or)$/.test(words[index + 1]?.word ?? '') &&
      words
        .slice(Math.max(0, index - 3), index)
        .some(({ word, close }) => close === ',' && /^[a-z]+[^sui]s$/.test(word)),
    isLet: () => wordsOfClause(words, index, 4).some((word) => LETTING.test(word)),
    isFrequent: () =>
      /^(?:never|always|often|usually|rarely|sometimes|still|only)$/i.test(words[index - 1]?.word ?? '') &&
      !/^(?:the|an?|our|my|its|their|is|are|was|were)$/i.test(words[index - 2]?.word ?? ''),
    isMade: () => words.slice(Math.max(0, index - 5), index).some(({ word }) => MAKING.test(word)),
  }
}

/** A word that cannot follow a verb, so that what stands before it is a thing. */
export function showsTense(word: string): boolean {
  if (PAST[word.toLowerCase()] !== undefined || IN_PAST.test(word)) return true
  const base = verbIn(word, 'base')
  return base !== undefined && !NOUN_VERBS.has(base.base) && /^[a-z]/.test(word)
}

/** "..., with two old addresses" goes on with the same clause, and so does "..., letting boats with deep keels in". */
export function carriesOn(next: string, hasVerb: boolean): boolean {
  return CARRIES_ON.test(next) || (hasVerb && verbIn(next, 'ing') !== undefined)
}

const CARRIES_ON = /^(?:with|without|in|on|at|for|from|by|using|including|like|such|under|over|between|via)$/

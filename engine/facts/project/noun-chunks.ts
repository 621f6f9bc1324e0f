import { ADJECTIVES, FUNCTION_WORDS, LIGHT_ADJECTIVES, PLAIN_VERBS } from '../../lexicon/chunk-words.ts'
import { NOUN_VERBS } from '../../lexicon/noun-verbs.ts'
import { PEOPLE } from '../../lexicon/people.ts'
import { isName } from '../../text/clauses/compound.ts'
import { readVerb, verbIn } from '../../text/clauses/verbs.ts'
import type { Sentence } from '../../text/lines/document.ts'
import { isLetter } from '../../text/patterns/characters.ts'
import { matchesIn } from '../../text/patterns/matches.ts'
import { AFTER_VERB, isDoneTo, isIntended, isVerbPair, isVerbThere, type Word } from './chunk-verbs.ts'
import { isVerbOfSubject } from './project-clean.ts'

/** A noun with the words before it that belong to it, and how the sentence leads to it. */
export type Chunk = {
  start: number
  end: number
  /** The determiner in front, in small letters. */
  determiner: string
  /** The word in front of that; none where a part of the sentence begins. */
  before: string
}

/** How many words a name may have. */
const LONGEST_CHUNK = 5
/** How far into a sentence it is read. */
const READ = 600
const DETERMINER =
  /^(?:the|an?|my|our|this|that|these|those|its|their|his|her|your|some|any|each|every|another)$/
/** Capitals or signs inside: a name, whatever else the word could be. */
const IDENTIFIER = /\p{L}\p{Lu}|\p{L}[_\d.#/]\S*\p{L}|^\p{Lu}{2,}|#\d/u
const ADVERB = /^\p{L}{2,}ly$/u
const NOUN_IN_LY =
  /^(?:assembly|library|supply|family|anomaly|reply|daily|weekly|nightly|monthly|early|poly|fly|july)$/
const NOUN_IN_ED = /^(?:led|bed|red|shed|sled|embed|testbed|hundred|moped)$/
/** The noun phrases of a sentence, cut at prepositions: "the new charging circuit of my robot" has two. */
export function chunksIn(sentence: Sentence): Chunk[] {
  const words = wordsOf(sentence)
  const chunks: Chunk[] = []
  let from = 0
  const close = (to: number) => {
    const chunk = chunkOf(words, from, to)
    if (chunk) chunks.push(chunk)
  }
  for (const [index, word] of words.entries()) {
    if (isBreak(words, index, from)) {
      close(index)
      from = index + 1
      continue
    }
    if (word.opens && index > from) {
      close(index)
      from = index
    }
    if (word.closes) {
      close(index + 1)
      from = index + 1
    }
  }
  close(words.length)
  return chunks
}

function chunkOf(words: readonly Word[], from: number, to: number): Chunk | undefined {
  let first = from
  let last = to
  while (last > first && !isNoun(words[last - 1], words[last - 2])) last--
  if (last - first > 1 && isMadeSo(words[last - 1]) && isMaking(words, from)) last--
  if (last - first > 1 && isDoneBy(words[last - 1], words[last - 2])) last--
  // "Repaint the pier #214": the number of the request stands behind its title.
  if (last - first > 2 && /^#\d+$/.test(words[last - 1]?.text ?? '')) last--
  while (first < last && isLight(words[first])) first++
  first = Math.max(first, last - LONGEST_CHUNK)
  while (first < last - 1 && first > from && /'s$/.test(words[first]?.text ?? '')) first++
  const [head, tail] = [words[first], words[last - 1]]
  if (!head || !tail || last <= first || !/\p{L}{2}/u.test(head.text + tail.text)) return undefined
  const lead = words[from - 1]
  const determiner = lead && !lead.closes && DETERMINER.test(lead.small) ? lead.small : ''
  const before = words[from - (determiner ? 2 : 1)]
  if (last - first === 1 && !determiner && isQuality(head, before, words[last])) return undefined
  if (last - first === 1 && MONEY.test(head.small)) return undefined
  // "for testing" names no thing.
  if (last - first === 1 && !determiner && /^\p{L}\p{Ll}+ing$/u.test(head.text) && !before?.closes && before)
    return undefined
  // "the one that spat the cards out": a noun has no article right behind it.
  if (last - first === 1 && !determiner && isActing(head, before, words[last])) return undefined
  return { start: head.start, end: tail.end, determiner, before: before?.closes ? '' : (before?.small ?? '') }
}

/** "20 people attend": what they do. */
function isDoneBy(word: Word | undefined, who: Word | undefined): boolean {
  return (
    word !== undefined &&
    /^(?:people|\p{Ll}+s)$/u.test(who?.text ?? '') &&
    PEOPLE.test(who?.small ?? '') &&
    verbIn(word.text, 'base') !== undefined &&
    !NOUN_VERBS.has(word.text)
  )
}

/** "Made the gate", "making our gates": what follows the name says how it became or what it does since. */
function isMaking(words: readonly Word[], from: number): boolean {
  const [verb, determiner] = [words[from - 2], words[from - 1]]
  return (
    /^ma(?:de|kes?|king)$/.test(verb?.small ?? '') &&
    verb?.closes === false &&
    /^(?:the|my|our|its|their|these|those|all)$/.test(determiner?.small ?? '')
  )
}

/** "The gate waterproof", "the lamps dimmable", "the app work offline". */
function isMadeSo(word: Word | undefined): boolean {
  if (!word || word.isCode || !/^\p{Ll}+$/u.test(word.text)) return false
  return (
    (/(?:[st]ent|eral|onal|ive|ic|[dst]ant|proof|safe|aware)$/.test(word.small) &&
      !NOUN_LIKE_QUALITY.test(word.small)) ||
    /^(?:work|run|load|start|boot|behave|look|feel|survive|respond|scale|sync)$/.test(word.small)
  )
}

/** Things whose names end as qualities do. */
const NOUN_LIKE_QUALITY =
  /(?:content|extent|patent|peripheral|collateral|archive|drive|directive|primitive|metric|topic|logic|traffic|fabric|graphic|mechanic|variant|tenant|constant|assistant|participant|plant|grant)$/

function isActing(word: Word, before: Word | undefined, next: Word | undefined): boolean {
  return (
    !word.isCode &&
    !word.closes &&
    /^\p{Ll}+$/u.test(word.text) &&
    /^(?:the|an?|my|our|its|their|his|her)$/.test(next?.small ?? '') &&
    before !== undefined &&
    !before.closes &&
    !/^(?:of|in|on|at|to|for|from|with|by|about|into|over|via|per|as|without|under|through|between|and|or)$/.test(
      before.small,
    )
  )
}

/** "It may be seasonal", "a quiet week": a word that says how something is. */
function isQuality(word: Word, before: Word | undefined, next: Word | undefined): boolean {
  if (word.isCode || !/^\p{L}\p{Ll}+$/u.test(word.text)) return false
  if (
    !word.closes &&
    /^(?:week|day|weekend|night|morning|afternoon|evening|month|year)$/.test(next?.small ?? '')
  )
    return true
  return (
    before !== undefined &&
    !before.closes &&
    /^(?:be|is|are|was|were|been|became|become|looks|seems|stays|remains)$/.test(before.small) &&
    /^\p{Ll}+[^s]$/u.test(word.text)
  )
}

function isLight(word: Word | undefined): boolean {
  return (
    word !== undefined &&
    !word.isCode &&
    (LIGHT_ADJECTIVES.has(word.small) || /^\d|-(?:specific|related|like)$/.test(word.small))
  )
}

/** Whether a name may end in the word. */
function isNoun(word: Word | undefined, before: Word | undefined): boolean {
  if (!word || word.isCode || IDENTIFIER.test(word.text)) return word !== undefined
  if (ADJECTIVES.has(word.small) || LIGHT_ADJECTIVES.has(word.small)) return false
  // "Ubuntu 20" and "Stage 2" have their number for a name.
  if (/^\d[\d.,]*$/.test(word.text)) return /^\p{Lu}/u.test(before?.text ?? '')
  if (/^\p{Ll}{3,}(?:able|ible|ful|ous|less|wards?|wise)$|^altogether$/u.test(word.text)) return false
  if (before && !before.closes && isVerbOfSubject(word.text, before.text)) return false
  return !/^\p{Ll}[\p{Ll}-]*[^e\W]ed$/u.test(word.text) || NOUN_IN_ED.test(word.small)
}

const OF_END = /^(?:users?|points?|products?|dates?|devices?|results?|customers?|nodes?|caps?|stops?)$/

function isInThe([first, second]: readonly Word[]): boolean {
  return first?.small === 'in' && second?.small === 'the'
}

/** "And" may join two words of one name. */
function isFunctionWord({ small, text, isCode }: Word): boolean {
  return small !== 'and' && !isCode && FUNCTION_WORDS.has(small) && !IDENTIFIER.test(text)
}

function isBreak(words: readonly Word[], index: number, from: number): boolean {
  const [before, word, next] = [words[index - 1], words[index], words[index + 1]]
  // Every third word is one of these, whatever stands around it.
  if (word && isFunctionWord(word)) return true
  if (!word || /^(?:https?:|www\.|@|-)/.test(word.small) || /^[^\p{L}\p{N}]+$/u.test(word.text)) return true
  if (/^(?:and\/or|w\/o?|s?he\/\p{L}+|his\/hers?)$/u.test(word.small)) return true
  if (word.isCode || IDENTIFIER.test(word.text)) return false
  // "The Tidebox project's layout" is of the Tidebox.
  if (/^project's$/.test(word.small)) return true
  // "In the end harbours are quiet": the end of nothing.
  if (/^end$/.test(word.small) && index === 2 && isInThe(words) && !OF_END.test(next?.small ?? ''))
    return true
  // "9:40 pm Pump restarted".
  if (/^[ap]m$/.test(word.small) && /^\d/.test(before?.text ?? '')) return true
  if (isVerbPair(words, index) || isIntended(words, index)) return !/^and$/.test(word.small)
  if (FUNCTION_WORDS.has(word.small) || /n't$|'(?:ll|ve|re|d|m)$/.test(word.small)) return true
  // "Firstly" opens, and "Orchardly" inside a sentence is a name.
  if (ADVERB.test(word.text) && !NOUN_IN_LY.test(word.small) && (word.opens || !/^\p{Lu}/u.test(word.text)))
    return true
  // A capital inside a sentence is a name's.
  if (/^\p{Lu}/u.test(word.text) && !word.opens) return false
  const isFirst = index === from
  const follows = word.closes ? undefined : next
  const isLed =
    isFirst && before !== undefined && (DETERMINER.test(before.small) || LIGHT_ADJECTIVES.has(before.small))
  // "Sailing School" at the head of a line is a name, and so is "Build system".
  if (isFirst && /^\p{Lu}\p{Ll}+ing$/u.test(word.text) && /^\p{Lu}/u.test(follows?.text ?? ''))
    return isDoneTo(word, follows)
  // Whatever follows "I" is a verb, whether we know it or not.
  if (isFirst && before && !before.closes && /^(?:i|we|he|she|they)$/.test(before.small)) return true
  const forms = new Set(readVerb(word.small).map(({ form }) => form))
  // "a bot that grades tasks": behind "that" a noun would have no "s".
  if (isLed && forms.has('s') && /^th(?:at|is)$/.test(before?.small ?? '')) return true
  if (isLed) return PLAIN_VERBS.has(word.small) && /^(?:this|that|these|those)$/.test(before?.small ?? '')
  if (follows && isFirst && isName(`${word.text} ${follows.text}`)) return false
  if (/^\p{L}+ing$/u.test(word.text) && AFTER_VERB.test(follows?.small ?? '')) return true
  if (/^\p{L}\p{Ll}*[^e\W]ed$/u.test(word.text) && !NOUN_IN_ED.test(word.small)) return true
  // "The brewery's monitoring" is a thing of the brewery.
  if (
    !isFirst &&
    /\p{L}['\u2019]s$/u.test(before?.text ?? '') &&
    !IS_SHORT.test(before?.small ?? '') &&
    forms.has('ing')
  )
    return false
  // "The route planning" is one.
  if (!isFirst && /^(?:planning|learning)$/.test(word.small)) return false
  return PLAIN_VERBS.has(word.small) || (forms.size > 0 && isVerbThere(words, index, { forms, isFirst }))
}

const IS_SHORT = /^(?:it|that|this|what|who|there|here|he|she|let|everyone|nobody|somebody)['\u2019]s$/

const MONEY = /^(?:eur|usd|gbp|chf|euros?|dollars?|cents?)$/

/** How many marks open the word; the stroke of "_haul" belongs to it, those of "_haul_" do not. */
function openingOf(raw: string): number {
  const marks = /^["'([{<*_`~]*/.exec(raw)?.[0] ?? ''
  const own = /[^_]_\W*$/.test(raw) ? '' : (/_+$/.exec(marks)?.[0] ?? '')
  return marks.length - own.length
}

/** How many marks close the word; "the drivers' tablets" goes on behind its apostrophe. */
function closingOf(raw: string, opening: number): number {
  if (opening === 0 && /\p{Ll}s'$/u.test(raw)) return 0
  return /(?:[.,;:!?()\]}"'<>*`-]|\u2026)*$/.exec(raw.slice(opening))?.[0].length ?? 0
}

/** Of "the gate,but late" the comma parts two words, of "1,200" none. */
const WORD = /(?:[^\s,]|,(?!\p{L}))+,?|,/gu

function wordsOf({ text, marks }: Sentence): Word[] {
  const words: Word[] = []
  const code = marks.filter(({ kind }) => kind === 'code')
  let opens = true
  for (const match of matchesIn(text.slice(0, READ), WORD)) {
    const raw = match[0]
    // Most words begin and end with a letter.
    const opening = isLetter(raw.charCodeAt(0)) ? 0 : openingOf(raw)
    const closing = isLetter(raw.charCodeAt(raw.length - 1)) ? 0 : closingOf(raw, opening)
    const clean = raw.slice(opening, raw.length - closing)
    const start = match.index + opening
    if (!clean) {
      opens = true
      const last = words.at(-1)
      if (last) last.closes = true
      continue
    }
    words.push({
      start,
      end: start + clean.length,
      text: clean,
      small: clean.toLowerCase(),
      isCode: code.some(({ start: a, end: b }) => a <= start && start < b),
      opens: opens || opening > 0,
      closes: closing > 0,
      isListed: raw.endsWith(','),
    })
    opens = closing > 0
  }
  return words
}

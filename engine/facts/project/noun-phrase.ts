import { verbIn } from '../../text/clauses/verbs.ts'
import type { Mark } from '../../text/lines/inline.ts'
import { endOfStatement } from '../../text/parting/own-statement.ts'

/** A stretch of a text, by positions. */
type Stretch = { start: number; end: number }

/** Words that end a name wherever they stand. */
const HARD_STOP =
  /^(?:\p{Ll}+n't|so|because|when|whenever|while|which|that|who|if|since|after|before|by|using|via|without|due|caused|causing|leading|resulting|instead|rather|until|unless|where|as|is|are|was|were|be|been|being|has|have|had|will|would|can|could|should|may|might|does|do|did|not|but|then|than|i|we|it|they|he|she|you|i'll|i'm|we'll|i've|we've|i'd|it's|this|these|there|during|today|yesterday|now|also|again|properly|correctly|sometimes|failing|breaking|crashing|plus|showed|shows|leaked|leaks|returned|returns|went|came|broke|stopped|got|became|kept|timed|grows|grew|takes|took|uses|makes|gets|gives|needs|works|goes|becomes|contains|allows|requires|causes|means|seems|fails|regardless|even|only|such|like|used|every|no|usable|attached|connected|called|named|given|stick|behave|anyway|too|working|running|finished|ready|done|encountered)$/iu
/** What something became, behind its name: "made the cache smaller". */
const COMPARATIVE =
  /^(?:faster|slower|smaller|bigger|larger|shorter|longer|simpler|cleaner|cheaper|quicker|nicer|easier|harder|safer|smarter|stronger|better|worse|older|newer|higher|lower|wider|prettier|lighter|tighter|first|manually|together|alone)$/i
/** Spans of time, which say when. */
const SPAN =
  /^(?:days?|weeks?|weekends?|nights?|mornings?|afternoons?|evenings?|months?|years?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/i
/** Words a name may hold, and at which a long one is cut. */
const SOFT_STOP =
  /^(?:\+|for|in|on|to|with|from|at|and|or|into|onto|across|between|under|over|through|within|inside|outside|against|per|like|about|around|of)$/i
const LEADING =
  /^(?:(?:today's|yesterday's|a|an|the|at|(?!(?:night|week|dai|month|year|hour|quarter|fami|ear|rep|assemb|supp|anoma|mono)ly)[a-z]{3,}ly|some|my|our|their|its|his|her|this|that|these|those|most|all|more|many|few|several|various|any|both|another|new|old|half|of|on|off|down|back|over|with|up|out|to(?! dos? )|for|in|into|it|and|also|just|another|multiple|one|two|three|lots|lot|bunch|couple|number|bit|initial|basic|following|remaining|better|proper|properly|missing|extra|unnecessary|\(?unmaintained\)?|\([a-z]+\)|things (?:with|in|around)|broken|possible|potential) )+/i

const DETERMINER = /^(?:the|an?|my|our|its|their|your|his|her|some|any)$/
/** Words that may open a name, though they end one: "running totals". */
const ATTRIBUTE = /^(?:working|running|finished|used|given|connected|attached|ready)$/i
const ARTICLES =
  /^(?:(?:an?|the|my|our|some|this|these|new|more|better|improved|(?!(?:night|week|dai|month|year|hour|quarter|fami|ear|rep|assemb|supp|anoma|mono)ly)[a-z]{3,}ly) )+/i

/** When something was done is no part of its name. */
const CALENDAR =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|jan(?:uary)?|feb(?:ruary)?|march|april|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|today|tomorrow|yesterday|week|weekend)$/i

/** Words that end a name told in a sentence, though a title may need them: "moved the docs to a new disk". */
const TIGHT_STOP =
  /^(?:with|to|from|into|onto|through|over|under|against|about|around|per|like|across|at|towards?|behind|off|twice|already|online|offline)$/i

type PhraseOptions = {
  limit: number
  marks?: readonly Mark[]
  /** Whether it is told in a sentence, whose parts after the noun say where or how. */
  isTight?: boolean
  /** Whether it is all a heading says: "Broken joints", "Alarm, sensor and display" are then names as they stand. */
  isTitle?: boolean
}

/** "Alarm, IR sensor, and display": things of three words at most in a row, the last behind "and", to the end. */
function listAt(text: string, start: number): Stretch | undefined {
  const part = String.raw`[\p{L}\d./'-]+(?: [\p{L}\d./'-]+){0,2}`
  const list = new RegExp(`^${part}(?:, ${part}){1,4},? (?:and|&) ${part}$`, 'u').exec(text.slice(start))
  return list ? { start, end: start + list[0].length } : undefined
}

/** The words behind the longest name, which tell whether it goes on. */
const LOOKED_AHEAD = 80

/** The name that begins at `start`: up to a stop, without leading articles, at most `limit` characters. */
export function nounPhraseAt(
  whole: string,
  start: number,
  { limit, marks = [], isTight = false, isTitle = false }: PhraseOptions,
): Stretch | undefined {
  const text = isTitle ? whole : whole.slice(0, endOfStatement(whole, start))
  const list = isTitle ? listAt(text, start) : undefined
  if (list && list.end - list.start <= limit) return list
  const quote = /^["'\u201c[(*]*/.exec(text.slice(start))?.[0].length ?? 0
  const at = start + quote
  const lead = (isTitle ? ARTICLES : LEADING).exec(text.slice(at, at + 80))?.[0].length ?? 0
  const from = at + lead + (/^["'\u201c]*/.exec(text.slice(at + lead))?.[0].length ?? 0)
  const words = wordsFrom(text.slice(0, from + limit + LOOKED_AHEAD), from, marks)
  let end = from
  let softEnd = -1
  for (const [index, word] of words.entries()) {
    if (word.end - from > limit) break
    if (
      (isStop(words, index) && !(index === 0 && ATTRIBUTE.test(word.text))) ||
      (isTight && index > 0 && isOutcome(word, words[index + 1])) ||
      (isTight && index > 0 && !word.isCode && TIGHT_STOP.test(word.text))
    )
      break
    const isToDo = /^to$/i.test(word.text) && /^dos?$/i.test(words[index + 1]?.text ?? '')
    if (SOFT_STOP.test(word.text) && !isToDo) {
      if (index === 0) return undefined
      softEnd = end
      continue
    }
    // A name that does not fit must not end in "the".
    if (DETERMINER.test(word.text)) continue
    end = word.end
    if (/[.,;:!?)\]}"\u2013\u2014]$/.test(word.raw)) break
  }
  const next = words.find((word) => word.start >= end)
  // A phrase that did not fit is cut where its last whole part ends.
  if (softEnd > from && next && next.end - from > limit && softEnd - from >= 3) end = softEnd
  return end > from ? { start: from, end } : undefined
}

type Word = { start: number; end: number; text: string; raw: string; isCode: boolean }

function wordsFrom(text: string, from: number, marks: readonly Mark[]): Word[] {
  const words: Word[] = []
  for (const match of text.slice(from).matchAll(/\S+/g)) {
    const raw = match[0]
    if (/^(?:[-=]+>?|\u2013|\u2014|\/|\||\u2192)$/.test(raw)) break
    const start = from + match.index
    const opening = /^["'([{<*_`]*/.exec(raw)?.[0].length ?? 0
    if (opening > 0 && words.length > 0) break
    // "the drivers' tablets" goes on behind its apostrophe.
    const closing = /\p{Ll}s'$/u.test(raw)
      ? 0
      : (/(?:[.,;:!?()\]}"'<>*`]|\u2026)*$/.exec(raw)?.[0].length ?? 0)
    // "Diffusion(SD)" has its short form in brackets.
    const aside = /^[^()]{2,}(?=\([^()]*\)?$)/.exec(raw.slice(0, raw.length - closing))?.[0].length
    const closed = aside !== undefined && /\)[.,;:]?$/.test(raw) ? aside : raw.length - closing
    const isCode = marks.some(({ kind, start: a, end: b }) => kind === 'code' && a <= start && start < b)
    words.push({
      start: start + opening,
      end: start + closed,
      text: raw.slice(opening, closed),
      raw,
      isCode,
    })
    if (closing > 0) break
  }
  return words
}

/** "got the screw aligned within the mount": what became of it is no part of its name. */
function isOutcome(word: Word, next: Word | undefined): boolean {
  if (
    word.isCode ||
    !/^(?:\p{Ll}+ed|written|made|built|done|found|sent|taken|shown|given|set)$/u.test(word.text)
  )
    return false
  if (!verbIn(word.text, 'past', 'participle')) return false
  return (
    next === undefined ||
    /^up$/i.test(next.text) ||
    SOFT_STOP.test(next.text) ||
    TIGHT_STOP.test(next.text) ||
    HARD_STOP.test(next.text)
  )
}

const LEAKING =
  /^(?:connection|data|descriptor|fd|file|handle|info|information|memory|mem|object|reference|refcount|resource|socket|thread)$/i

function isPlainVerb(word: Word | undefined): boolean {
  return word !== undefined && word.raw === word.text && verbIn(word.text, 'base') !== undefined
}

function isNounOf(word: Word | undefined): boolean {
  return (
    word !== undefined &&
    /^\p{Ll}{3,}$/u.test(word.text) &&
    !HARD_STOP.test(word.text) &&
    !SOFT_STOP.test(word.text) &&
    !DETERMINER.test(word.text) &&
    !/^(?:it|them|all|more)$/.test(word.text)
  )
}

function isStop(words: readonly Word[], index: number): boolean {
  const [before, word, next, after] = [words[index - 1], words[index], words[index + 1], words[index + 2]]
  if (!word) return true
  if (word.isCode || (/^dos?$/i.test(word.text) && /^to$/i.test(before?.text ?? ''))) return false
  // "memory leaks" are things, "the pump leaks" is told.
  if (/^leaks$/i.test(word.text) && LEAKING.test(before?.text ?? '')) return false
  if (HARD_STOP.test(word.text)) return true
  // "the hoist and lower menu": two verbs before a noun are one attribute of it.
  if (index === 1 && /^and$/i.test(word.text) && isPlainVerb(before) && isPlainVerb(next) && isNounOf(after))
    return false
  if (
    before &&
    COMPARATIVE.test(word.text) &&
    (!next || HARD_STOP.test(next.text) || SOFT_STOP.test(next.text))
  )
    return true
  if (/^a$/i.test(word.text) && /^(?:lot|bit|little|while)$/i.test(next?.text ?? '')) return true
  // "tests all week", "the crane last Sunday"
  if (before && /^(?:all|last|next|half|most)$/i.test(word.text) && SPAN.test(next?.text ?? '')) return true
  // "a device based on a chip", but "a container based cluster".
  if (/^based$/i.test(word.text) && (!next || SOFT_STOP.test(next.text))) return true
  // How long it took is no part of it.
  if (
    /^for$/i.test(word.text) &&
    /^(?:an?|\d.*|several|some|two|three|hours|days|weeks)$/i.test(next?.text ?? '') &&
    /^(?:hours?|days?|weeks?|minutes?|while|long|time|months?)$/i.test(
      (/^(?:hours|days|weeks)$/i.test(next?.text ?? '') ? next : after)?.text ?? '',
    )
  )
    return true
  if (/^(?:on|in|at|for|since|until|by)$/i.test(word.text) && next && CALENDAR.test(next.text)) return true
  if (
    /^in$/i.test(word.text) &&
    /^(?:order|addition|general|particular|case|turn|time)$/i.test(next?.text ?? '')
  )
    return true
  // "the script initially counted": an adverb before its verb ends the subject.
  if (/^\p{Ll}+ly$/u.test(word.text) && next && verbIn(next.text, 'past')) return true
  // "to" before a verb opens a purpose, before a noun it may belong to the name.
  if (/^to$/i.test(word.text) && /^dos?$/i.test(next?.text ?? '')) return false
  if (/^to$/i.test(word.text) && next && verbIn(next.text, 'base') && !/^[A-Z]/.test(next.text)) return true
  // "and figured out the rest": a deed follows, though we may not know its verb.
  if (
    /^and$/i.test(word.text) &&
    /^\p{Ll}+ed$/u.test(next?.text ?? '') &&
    /^(?:up|out|off|the|an?|my|our)$/.test(after?.text ?? '')
  )
    return true
  if (
    /^and$/i.test(word.text) &&
    /^\p{Ll}+ing$/u.test(next?.text ?? '') &&
    /^(?:it|them|everything|the|an?|my|our|this|some|all)$/.test(after?.text ?? '')
  )
    return true
  // "generation and rendering" ends in a noun.
  if (
    /^\p{Ll}+ing$/u.test(next?.text ?? '') &&
    next &&
    (!after || next.raw !== next.text || HARD_STOP.test(after.text))
  )
    return false
  return (
    /^(?:and|or)$/i.test(word.text) &&
    next !== undefined &&
    Boolean(verbIn(next.text, 'base', 'past', 'ing', 's')) &&
    /^[a-z]/.test(next.text)
  )
}

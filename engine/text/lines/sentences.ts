import { ABBREVIATIONS } from '../../lexicon/abbreviations.ts'
import { FUNCTION_WORDS } from '../../lexicon/chunk-words.ts'
import { COMMON_WORDS } from '../../lexicon/common-words.ts'
import { guessPast, readVerb, verbIn } from '../clauses/verbs.ts'
import { matchesIn } from '../patterns/matches.ts'
import type { Mark } from './inline.ts'
import type { Stretch } from './mapped-text.ts'

const STOP =
  /(?<=\s)[:;]-?[)D](?=\s+\p{Lu})|(?<![.!?\u2026])[.!?\u2026]+["')\]]*(?=\s|$)|(?<=(?:^|\s)[\p{Ll}\d][\p{L}\d'-]{0,20})[!?]+(?=\p{Lu}\p{Ll})|(?<=\s[a-z][a-z-]{1,20})\.+(?=(?:The|Also|It|I|We|This|These|They|There|Then|Now|But|So|After|When|While|And|My|Our|Finally|However|Today|Because|Another|With|Without|In|For|At|On|As|If|Since|Once|Before|Next|Later|Still|Not|That|You|He|She|First|Used|Added|Fixed|Created|Learned|Started|Tried|Previously|Currently|Therefore|Instead|Additionally|Unfortunately|Furthermore|Thus|By|To|From|All|Some|Each|Every|Both|Their|Its|Removed|Changed|Updated)(?:'\w+)?[\s,])|(?<=\s[A-Z][a-z]{2,20})\.+(?=(?:The|So|We|It|But|Then|This)[\s,])|(?<=\s[a-z][a-z-]{1,20})(?:\u2026|\.{3,6})(?=(?:however|but|so|then|i|it|we|they|the|got|had)\s)|[\u3002\uff01\uff1f]/gu

/** "The mast bent... the sail held", "it tore…however we sailed on": dots behind which a hasty writer begins anew. */
const ANEW =
  /^\s+(?:however|but|so|then|i|it|we|they|he|she|there|this|that's|the|my|our|turns? out|turned out|whenever|when|also|probably|luckily|unfortunately|[a-z]+ly,)\s/

/** Where the sentences of a paragraph start and end; full stops in code, addresses, abbreviations and brackets end none. */
export function splitSentences(text: string, marks: readonly Mark[]): Stretch[] {
  const sentences: Stretch[] = []
  const brackets = bracketStretches(text)
  const closed = [...marks.filter((mark) => mark.kind === 'code' || mark.kind === 'url'), ...brackets].sort(
    (a, b) => a.start - b.start,
  )
  let start = 0
  let next = 0
  for (const match of matchesIn(text, STOP)) {
    const end = match.index + match[0].length
    while (next < closed.length && (closed[next]?.end ?? 0) < end) next++
    const around = closed[next]
    if (around && around.start <= match.index && around.end >= end && around.end < text.length) {
      // "(It was late.) Then ..." ends with its bracket, a name in code may end with any mark.
      if (around.end !== end || !('kind' in around ? /^\s\P{Ll}/u : /^\s/).test(text.slice(end, end + 2)))
        continue
    }
    const isCodeNext = around?.start === end + 1 && 'kind' in around
    if (end < text.length && !isEnd(text, start, match.index, match[0], end, isCodeNext)) continue
    sentences.push({ start, end })
    start = end
  }
  if (text.slice(start).trim()) sentences.push({ start, end: text.length })
  return sentences
    .flatMap((sentence) => countedParts(text, sentence))
    .flatMap((sentence) => cutEndless(text, sentence))
}

const COUNTED = /(?:^|[\s,;])\(?([1-9])\)\s+(?=(\p{L}+))/gu

/** "1) oiled the lock 2) painted the gate 3) lunch": deeds that are counted in one line. */
function countedParts(text: string, { start, end }: Stretch): Stretch[] {
  const said = text.slice(start, end)
  const marks = said.includes(') ') ? [...matchesIn(said, COUNTED)] : []
  const first = Number(marks[0]?.[1] ?? 0)
  if (first < 1 || first > 2 || marks.some((mark, at) => Number(mark[1]) !== first + at))
    return [{ start, end }]
  const opening = /^\p{L}+/u.exec(said.trimStart())?.[0] ?? ''
  const verbs = [...(first === 2 ? [opening] : []), ...marks.map(([, , word = '']) => word)]
  if (verbs.length < 2 || !verbs.slice(0, 2).every(isTold)) return [{ start, end }]
  const starts = marks.map(({ index, 0: mark }) => start + index + mark.length)
  const ends = [...marks.map(({ index }) => start + index), end]
  return [start, ...starts]
    .map((from, at) => ({ start: from, end: ends[at] ?? end }))
    .filter((part) => text.slice(part.start, part.end).trim() !== '')
}

function isTold(word: string): boolean {
  return verbIn(word.toLowerCase(), 'past') !== undefined || guessPast(word.toLowerCase()) !== undefined
}

const MONTH =
  /^\s(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b/i

/** "... for Acme Corp. Their file": who goes on so has ended a sentence. */
const COMPANY = /^(?:corp|inc|ltd|co|llc|gmbh)$/
const OPENING =
  /^\s(?:The|Their|They|It|Its|We|I|This|That|These|Our|My|He|She|There|Then|But|So|After|When|Now|In|At)\s/

const ENDLESS = 1000
/** How much of a sentence tells whether a stop ends it. */
const LOOKED_BACK = 200

/** Nobody writes a sentence of a thousand characters: a wall of text is cut at spaces, so that no rule has to look at all of it. */
export function cutEndless(text: string, { start, end }: Stretch): Stretch[] {
  const pieces: Stretch[] = []
  let from = start
  while (end - from > ENDLESS) {
    const space = text.lastIndexOf(' ', from + ENDLESS)
    const to = space > from + ENDLESS / 2 ? space : from + ENDLESS
    pieces.push({ start: from, end: to })
    from = to
  }
  return [...pieces, { start: from, end }]
}

const LEFT_OUT = /^(?:\.{3}|\u2026)$/

function isEnd(
  text: string,
  start: number,
  at: number,
  stop: string,
  end: number,
  isCodeNext: boolean,
): boolean {
  // "SELECT ... FOR UPDATE" leaves out the columns.
  if (
    LEFT_OUT.test(stop) &&
    /\p{Lu}{2}\s$/u.test(text.slice(Math.max(0, at - 3), at)) &&
    /^\s\p{Lu}{2}/u.test(text.slice(end, end + 3))
  )
    return false
  if (/[\u3002\uff01\uff1f]/.test(stop)) return true
  // Code may begin a sentence with any letter.
  const following = isCodeNext ? '`' : (/^\s+(\S\S?)/.exec(text.slice(end, end + 6))?.[1] ?? '')
  if (!following) return true
  const word = (/[\w.&'-]*$/.exec(text.slice(Math.max(start, at - 24), at))?.[0] ?? '').toLowerCase()
  if (stop.startsWith('.') && ABBREVIATIONS.has(word))
    return (
      (word === 'etc' && /^[A-Z]/.test(following)) ||
      (COMPANY.test(word) && OPENING.test(text.slice(end, end + 10)))
    )
  const said = text.slice(Math.max(start, at - LOOKED_BACK), at)
  // "On Monday 20. January".
  if (stop === '.' && /^\d{1,2}$/.test(word) && MONTH.test(text.slice(end, end + 12))) return false
  // "4. The pump ran dry", "three parts: 1. A pump 2. A valve".
  if (stop === '.' && /^\d{1,2}$/.test(word) && countsParts(said)) return false
  if (stop === '.' && /^[a-z]$/.test(word)) return endsAfterLetter(said, text.slice(end, end + 40))
  if (/^(?:[@A-Z"'([`\p{Lu}\p{Lo}*-]|[~\u2248<>$\u20ac\u00a3]\d)/u.test(following)) return true
  if (/^\d/.test(following)) return !/^(?:no|fig|sec|v|ver)$/.test(word)
  // A small letter goes on after "..." or an abbreviation we do not know; after an ordinary word it is a hasty writer's new sentence.
  if (/^[!?]+$/.test(stop))
    return (
      at - start > 8 &&
      !/^(?:to|of|in|with|and|or|for|from|by|into)\s/.test(text.slice(end, end + 6).trimStart())
    )
  if (/^(?:\.{2,6}|\u2026)$/.test(stop))
    return said.trim().length > 12 && ANEW.test(text.slice(end, end + 24))
  return stop.length === 1 && /^[a-z]/.test(following) && isWhole(said, word)
}

/** Whether what was said ends with the number of the part that follows. */
function countsParts(said: string): boolean {
  return /(?:^\s*|:\s)\(?\d{1,2}$/.test(said) || /:\s1\.\s.*\s\d{1,2}$/.test(said)
}

/** Whom initials may follow without a capital. */
const PERSON =
  /^(?:by|and|of|or|dr|prof|mr|mrs|ms|colleague|engineer|manager|developer|user|mentor|author|lead|boss|friend|student|customer|client|supervisor|professor|advisor|teammate|coworker|intern)$/

const OPENS =
  /^(?:The|This|These|It|We|I|They|There|Then|However|Specifically|After|In|So|But|And|Also|When|While|Now|Next|Finally)$/

/** After a letter by itself: "J. Smith" goes on, "over 20 s. Dropped", "in C. It" and "plan B. Tested" do not. */
function endsAfterLetter(said: string, rest: string): boolean {
  const next = /^\s+([\p{L}\p{N}'-]+)(?!\.)/u.exec(rest)?.[1] ?? ''
  const isNew = /^\p{Lu}/u.test(next)
  if (/\d\s?\u00b0?[a-z]$/i.test(said)) return isNew || (/^[a-z]{2}/.test(next) && isSaid(said))
  if (/\b(?:in|to|using)\s[A-Z]$/.test(said.slice(-8))) return isNew
  const before = /(?:^|\s)([a-z]{2,})\s(?:[A-Z]|[abcfx])$/.exec(said)?.[1] ?? ''
  // "Between Rust and C. Specifically" begins anew, "by and J. Smith" does not.
  if (!before || PERSON.test(before)) return OPENS.test(next)
  if (/^(?:with|from|for)$/.test(before)) return isNew && isWord(next.toLowerCase())
  return isNew || (/^[a-z]{2}/.test(next) && isSaid(said))
}

function isWord(small: string): boolean {
  return FUNCTION_WORDS.has(small) || COMMON_WORDS.has(small.replace(/s$/, '')) || readVerb(small).length > 0
}

/** Short forms whose stop a small letter follows in the same sentence: "et al. say", "no. of rows". */
const SHORT_FORM =
  /^(?:no|al|ex|st|op|pp|eq|ed|co|lb|oz|ft|sq|wk|hr|sr|mt|pt|pos|sth|sb|tel|vol|ext|ver|ref|max|sec|temp)$/

/** Whether what was said could be a sentence, with a word, a figure, a name or a bracket at its end. */
function isWhole(said: string, word: string): boolean {
  // "Let J.B. open the door": initials of a name.
  if (!isSaid(said) || SHORT_FORM.test(word) || /^(?:[a-z]\.){1,4}[a-z]$/.test(word)) return false
  // "1. the pump 2. the valve" counts its parts.
  if (/^\d{1,2}$/.test(word))
    return !/(?:^|[\s(])1[.)]\s/.test(said) && /\p{L}\s?\d+$|\d:\d+$|(?:->|=>|\u2192)\s?\d+$/u.test(said)
  return /[a-z]{3}$|[\d_%)"']$|^[a-z]{2}$|[_.\d][a-z]{1,2}$/i.test(word || said)
}

/** What is said by itself: a sigh, a word of praise, a number once more. */
const UTTERED =
  /^(?:ugh|meh|argh|grr+|sigh|phew|yay|wow|oops|hm+|nice|great|cool|sweet|done|finally|nope|yes|no|ok|okay|sorry|weird|boring|annoying|fun|anyway|two|three|four|five|six|seven|eight|nine|ten)$/i

/** Whether it has the length of a sentence: "bad day" and "deployed" have, "approx" has not. */
function isSaid(said: string): boolean {
  const words = said.trim()
  return (
    words.length > 12 ||
    /^.{2,}\s.{2}/.test(words) ||
    UTTERED.test(words) ||
    verbIn(words.toLowerCase(), 'past', 'participle') !== undefined
  )
}

function bracketStretches(text: string): Stretch[] {
  if (!text.includes('(')) return []
  return matchesIn(text, /\([^()]{1,400}\)/g).map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
}

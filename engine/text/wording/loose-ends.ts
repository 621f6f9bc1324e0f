import { lean } from '../../lean.ts'
import { type IdleTail, idleTail, NAMING, opensTail } from '../../lexicon/idle-tails.ts'
import { guessPast, verbIn } from '../clauses/verbs.ts'
import { isSpace } from '../patterns/characters.ts'

/** Where a sentence ends: at its stop, at the end of the text, above an empty line, another item or a line that begins anew. */
const END = lean(
  /(?<!\b[A-Za-z]\.[A-Za-z]|\betc|\bapprox|[.!])[.!]+(?=\s|$)|(?=[ \t]\(?#\d+\)?[ \t]*(?:\n|$(?![\s\S])))|(?=\n[ \t]*(?:\n|[-*+#>|]|\d{1,2}[.)]\s|["`A-Z]))|$(?![\s\S])/g,
)
const LOOKED_BACK = 240
/** No such tail has more words. */
const LONGEST = 11
const FENCE = /^[ \t]*(?:```|~~~)[^\n]*$/gm
const HEAD = /^[ \t]*(?:[-*+\u2022]|\d{1,2}[.)])?[ \t]*(?:\[[xX ]\][ \t]*)?/

/** "Rewrote the retry loop, as discussed", "(finally!)", "- took longer than planned": without it, and nothing moved. */
export function withoutLooseEnds(text: string): string {
  const plain = withoutAsides(text)
  const fences = fencesIn(plain)
  let told = ''
  let from = 0
  for (const { index, 0: stop } of plain.matchAll(END)) {
    if (index <= from || fences.some(([start, end]) => start <= index && index < end)) continue
    // "Oiled it... finally" goes on.
    if (/^\.{2,}$/.test(stop) && /^ [a-z]/.test(plain.slice(index + stop.length, index + stop.length + 2)))
      continue
    const cut = tailFrom(plain, from, index)
    if (cut < index) told += plain.slice(from, cut) + (stop ? '.' : ' ').padEnd(index - cut + stop.length)
    else told += plain.slice(from, index + stop.length)
    from = index + stop.length
  }
  return told + plain.slice(from)
}

function fencesIn(text: string): [number, number][] {
  if (!text.includes('```') && !text.includes('~~~')) return []
  const marks = [...text.matchAll(FENCE)].map(({ index }) => index)
  return marks.flatMap((start, at): [number, number][] =>
    at % 2 === 0 ? [[start, marks[at + 1] ?? text.length]] : [],
  )
}

/** Where what tells nothing begins, or the end. */
function tailFrom(text: string, from: number, end: number): number {
  const start = Math.max(from, end - LOOKED_BACK)
  const said = lastParagraph(text.slice(start, end))
  let cut = said.length
  for (let next = cutOnce(said, cut); next < cut; next = cutOnce(said, cut)) cut = next
  return end - said.length + cut
}

/** What stands below the last empty line, or behind the mark of the last item. */
function lastParagraph(said: string): string {
  const above = Math.max(said.lastIndexOf('\n\n'), said.lastIndexOf('\n- '), said.lastIndexOf('\n* '))
  return above < 0 ? said : said.slice(above + 1)
}

function cutOnce(said: string, end: number): number {
  // The tail has words before it, of which the last one is looked at.
  const words = lastWords(said.slice(0, end), LONGEST + 2)
  const small = words.slice(-LONGEST).map(({ word }) => inSmall(word))
  for (let count = Math.min(LONGEST, words.length - 2); count > 0; count--) {
    const at = words.length - count
    const first = words[at]
    const before = words[at - 1]?.word ?? ''
    if (!opensTail(small[small.length - count] ?? '')) continue
    const isSetOff = /[,;]$|^[-\u2013\u2014]{1,2}$|\.{3}$|\u2026$/.test(before)
    const tail = idleIn(small.slice(-count), () => words.slice(at).map(({ word }) => word))
    if (!first || !tail || (!isSetOff && !tail.isFree)) continue
    const isDash = /^[-\u2013\u2014]{1,2}$/.test(before)
    const head = said
      .slice(0, isDash ? words[at - 1]?.index : first.index)
      .replace(/(?:[\s,;]|\.{3}|\u2026)+$/, '')
    if (head.split(/\s+/).length < 2 || (tail.isOfDeed && !tellsDeed(head)) || goesOn(head, isSetOff))
      continue
    return head.length
  }
  return end
}

function lastWords(text: string, most: number): { word: string; index: number }[] {
  const words: { word: string; index: number }[] = []
  for (let end = text.length; words.length < most; ) {
    while (end > 0 && isSpace(text.charCodeAt(end - 1))) end--
    if (end === 0) break
    let start = end
    while (start > 0 && !isSpace(text.charCodeAt(start - 1))) start--
    words.push({ word: text.slice(start, end), index: start })
    end = start
  }
  return words.reverse()
}

const NAMED: IdleTail = { isOfDeed: false, isFree: false, places: [] }

function idleWords(words: readonly string[]): IdleTail | undefined {
  return idleIn(words.map(inSmall), () => words)
}

/** The tail that the words are, which are in small letters and may be asked for as they were written. */
function idleIn(small: readonly string[], written: () => readonly string[]): IdleTail | undefined {
  for (const count of [1, 2])
    if (small.length > count && small.length < count + 4 && NAMING.has(small.slice(0, count).join(' ')))
      if (
        written()
          .slice(count)
          .every((word) => IS_NAME.test(word) || word === 'and')
      )
        return NAMED
  return idleTail(small)
}

const IS_NAME = /^@\w|^\p{Lu}/u

function inSmall(word: string): string {
  const small = word.toLowerCase()
  const said = /[,;:]/.test(small.charAt(small.length - 1)) ? small.slice(0, -1) : small
  return /^~?\d+$/.test(said) ? '#' : said
}

/** Whether somebody says what was done: "I moved", "moved", "- Move". */
function tellsDeed(head: string): boolean {
  const said = head.replace(HEAD, '')
  if (/(?:^|\s)(?:I|we|We|I've|we've)\s/.test(said)) return true
  const word = (/^[A-Za-z-]+/.exec(said)?.[0] ?? '').toLowerCase()
  return (
    verbIn(word, 'past') !== undefined ||
    guessPast(word) !== undefined ||
    verbIn(word, 'base')?.isWork === true
  )
}

const AS_IT_WENT: ReadonlySet<string> = new Set(
  'not never go goes went gone going work works worked working run runs ran behave behaves behaved look looks looked is are was were be been act acts stay stays stayed much just exactly almost happened happen'.split(
    ' ',
  ),
)

const LEADING_ON: ReadonlySet<string> = new Set(
  'the a an my our this that to of for in on at by with from into onto and or but as than via is are was were be not no very so because if when while which who whose without'.split(
    ' ',
  ),
)

/** Whether the words belong to what stands in front of them: "it did not go as planned", "for and". */
function goesOn(head: string, isSetOff: boolean): boolean {
  const last = (/[\w'-]+$/.exec(head)?.[0] ?? '').toLowerCase()
  return LEADING_ON.has(last) || (!isSetOff && AS_IT_WENT.has(last))
}

const ASIDE = lean(
  /(?<=([\w`"')\]]+))[ \t]\(([^()\n]{2,60}?)(?:[.!\u2026]| ?[:;]-?[)D])*\)(?=([ \t]+[A-Z][a-z]|))/g,
)

/** Brackets that hold nothing else: "(finally!)", "(cc Lena)"; a new sentence behind them gets its stop. */
function withoutAsides(text: string): string {
  if (!text.includes('(')) return text
  return text.replace(ASIDE, (brackets, before: string, said: string, next: string) =>
    LEADING_ON.has(before.toLowerCase()) || !idleWords(said.trim().split(/\s+/))
      ? brackets
      : (next ? '.' : '').padEnd(brackets.length),
  )
}

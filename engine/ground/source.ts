import type { TextRange } from '../../contract/snaps.ts'
import { findTechnologies } from '../facts/technologies/technologies.ts'
import { isReached } from '../text/clauses/reached.ts'
import { withCodeMarks } from '../text/lines/code-marks.ts'
import type { Document } from '../text/lines/document.ts'
import { withoutFlag } from '../text/lines/title.ts'
import { framedDeed } from '../text/wording/framed-deed.ts'
import { placedDeed } from '../text/wording/placed-deed.ts'
import { type Amount, findAmounts, findAtoms } from './amounts.ts'
import { contentStems } from './stems.ts'

/** "200 OK in 412ms", "9.80 real", "Execution Time: 98 ms". */
const PRINTED_TIME =
  /^(?:(?:\d{3} [A-Za-z ]{0,40})?in:? \d[\d.,]*\s?[a-z\u00b5]|\d[\d.]* real\b|real\s|(?:[a-z]+ )?time:?\s+\d)/i

/** A sentence of the description, read for comparison with claims. */
export type SourceSentence = {
  index: number
  /** Where it stands in the description. */
  range: TextRange
  text: string
  /** What it says, where it tells a deed in a frame: "to fix that, let's move it" says that it was moved. */
  told: string
  /** The header of its table, the lead-in of its list. */
  around: string
  isPlan: boolean
  /** Whether what it says was worked on is told as done. */
  isReached: boolean
  stems: ReadonlySet<string>
  amounts: readonly Amount[]
}

export type PlacedAmount = { amount: Amount; sentence: number }

/** A description, read once, that any number of claims can be held against. */
export type Source = {
  raw: string
  /** The sentences as bare letters and digits: what is told in the source's own words. */
  verbatim: ReadonlySet<string>
  sentences: readonly SourceSentence[]
  /** Which sentences have a stem. */
  places: ReadonlyMap<string, readonly number[]>
  /** Every word, identifier and part of one, in small letters. */
  tokens: ReadonlySet<string>
  /** Every word as it is written. */
  written: ReadonlySet<string>
  atoms: ReadonlySet<string>
  /** By value, and by value in bytes: "512M" is looked for as 512 MB. */
  amounts: ReadonlyMap<number, readonly PlacedAmount[]>
  /** Changes of numbers, as "18>9". */
  changes: ReadonlySet<string>
  /** Canonical names in small letters. */
  technologies: ReadonlySet<string>
}

const TOKEN = /[\p{L}\p{N}_#@][\p{L}\p{N}_\-./:@+#]*/gu

/** What is told is held against code as it was written. */
function asWritten(document: Document): Document {
  const sentences = document.sentences.map((sentence) => {
    const text = withCodeMarks(sentence.text)
    const leadIn = sentence.leadIn && withCodeMarks(sentence.leadIn)
    return text === sentence.text && leadIn === sentence.leadIn
      ? sentence
      : { ...sentence, text, ...(leadIn && { leadIn }) }
  })
  return { ...document, sentences }
}

function toldIn(text: string, next?: string): string {
  return framedDeed(text, next) ?? placedDeed(text, next) ?? text
}

/** Reads the document of a description for comparison. */
export function readSource(read: Document, technologies = findTechnologies(read)): Source {
  const document = asWritten(read)
  const sentences = document.sentences.map((sentence, index): SourceSentence => {
    const text = sentence.kind === 'title' ? withoutFlag(sentence.text) : sentence.text
    // A row means what its header says; an item what its lead-in says; what a program printed of its time is of the work that the title names.
    const isTime = sentence.kind === 'data' && PRINTED_TIME.test(sentence.text)
    const printed = isTime ? `time ${document.title?.sentence.text ?? ''}` : undefined
    const around = [sentence.header?.join(' '), sentence.leadIn, printed].filter(Boolean).join(' ')
    const next = document.sentences[index + 1]?.text
    let told: string | undefined
    return {
      index,
      range: sentence.range,
      text,
      // Few sentences are near to a deed that is claimed.
      get told() {
        told ??= toldIn(text, next)
        return told
      },
      around,
      isPlan: sentence.section === 'followup' || sentence.box === 'empty',
      get isReached() {
        return isReached(sentence.text, next ?? '')
      },
      stems: new Set(contentStems(`${sentence.text} ${around}`)),
      amounts: findAmounts(sentence.text),
    }
  })
  const places = new Map<string, number[]>()
  for (const { index, stems } of sentences) {
    for (const stem of stems) {
      const list = places.get(stem)
      if (list) list.push(index)
      else places.set(stem, [index])
    }
  }
  let tokens: Set<string> | undefined
  return {
    raw: document.raw,
    verbatim: new Set(document.sentences.map(({ text }) => bareText(text))),
    sentences,
    places,
    // Claims in the source's own words never ask for them.
    get tokens() {
      tokens ??= tokensOf(withoutTicks(document.raw))
      return tokens
    },
    written: new Set(wordsOf(document.raw)),
    atoms: new Set(findAtoms(document.raw)),
    amounts: indexAmounts(sentences),
    changes: new Set(sentences.flatMap(({ amounts }) => amounts.map(changeOf).filter(Boolean))),
    technologies: new Set(technologies.map(({ name }) => name.toLowerCase())),
  }
}

/** "18>9" of "from 18s to 9s"; empty where a number did not change. */
function changeOf({ value, became }: Amount): string {
  return became === undefined ? '' : `${value}>${became}`
}

/** So many places of one number are enough to find what it is said of. */
const PLACES = 100

function indexAmounts(sentences: readonly SourceSentence[]): Map<number, PlacedAmount[]> {
  const byValue = new Map<number, PlacedAmount[]>()
  const add = (value: number, placed: PlacedAmount) => {
    const list = byValue.get(value)
    if (!list) byValue.set(value, [placed])
    else if (list.length < PLACES) list.push(placed)
  }
  for (const { index, amounts } of sentences) {
    for (const amount of amounts) {
      add(amount.value, { amount, sentence: index })
      if (amount.scale > 1) add(amount.value / amount.scale, { amount, sentence: index })
    }
  }
  return byValue
}

/** A text without its marks, spaces and capitals. */
export function bareText(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}%$]+/gu, '')
}

/** The words of a text between spaces, without the marks around them. */
export function wordsOf(text: string): string[] {
  return text
    .split(/[\s"'`()[\]{}<>,;:!?*|]+/)
    .map((word) => (word.endsWith('.') ? word.replace(/\.+$/, '') : word))
}

/** With "`lamp`-like" once more as "lamp-like", which is how it is told. */
function withoutTicks(raw: string): string {
  if (!raw.includes('`')) return raw
  const joined = raw.match(/[\w./-]*`[^`\s]{1,80}`[-\w./][^\s`]{0,80}|[\w./-]+`[^`\s]{1,80}`/g) ?? []
  return [raw, ...joined.map((one) => one.replaceAll('`', ''))].join('\n')
}

/** Every word and identifier of a text in small letters, whole and in its parts. */
function tokensOf(text: string): Set<string> {
  const tokens = new Set<string>()
  for (const written of new Set(text.match(TOKEN))) {
    if (isSmallWord(written)) {
      tokens.add(written)
      continue
    }
    const whole = written.replace(/[-./:@+#_]+$/, '')
    tokens.add(whole.toLowerCase())
    for (const part of whole.split(/[-./:@#_+]+/)) {
      tokens.add(part.toLowerCase())
      for (const piece of part.split(/(?<=[\p{Ll}\d])(?=\p{Lu})/u)) tokens.add(piece.toLowerCase())
    }
  }
  return tokens
}

/** Most words have only small letters, and are no more than they look. */
export function isSmallWord(written: string): boolean {
  return /^[a-z]+$/.test(written)
}

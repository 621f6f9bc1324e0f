import { isDigit } from './characters.ts'
import { FIGURE, frequencyOf } from './opening-rarity.ts'
import { type Item, partsOf, type Sequence } from './pattern-parts.ts'

/** How many letters of a word are looked at. */
const LETTERS = 6
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789_'
/** Stands behind the letters of a word that has no more of them. */
const END = ' '
/** Figures and other letters that may be any of several are read on only while they make no more openings than these. */
const WAYS = 20
/** A pattern with more openings than these is tried as quickly as it is looked up. */
const MANY = 200

/**
 * Sorts patterns by how a word opens that each of their matches holds, or by a mark, so that of a hundred patterns only those few are
 * tried on a text that it calls for. For a text it tells, by the place of each pattern, whether it may match; no other can.
 */
export function sortByOpenings(patterns: readonly RegExp[]): (text: string) => readonly boolean[] {
  const openings = patterns.map(openingsOf)
  const always = openings.map((known) => known === undefined)
  const tree: Tree<number[]> = { next: newBranch(), ends: [], marks: [], figures: [] }
  for (const [place, known] of openings.entries())
    for (const opening of known ?? []) placesOf(tree, opening).push(place)
  const grown = { ...tree, next: Uint16Array.from(tree.next) }
  const isWide = patterns.some(({ flags }) => flags.includes('u'))
  return (text) => {
    if (isWide && BEYOND.test(text)) return patterns.map(() => true)
    const mayMatch = [...always]
    climb(grown, text, mayMatch)
    return mayMatch
  }
}

/** With "u" and "i" together "s" and "k" also stand for these letters beyond the alphabet. */
const BEYOND = /[\u017f\u212a]/

/** The openings as a tree of letters: most words leave it after two or three. */
type Tree<Next extends ArrayLike<number>> = {
  /** For each branch, by the number of the next letter, the branch that it leads to; the first is for the end of the word. */
  next: Next
  /** By the branch, the places of the patterns whose opening ends there. */
  ends: (number[] | undefined)[]
  /** The places of the patterns that need a mark, by its code; of those that need a figure. */
  marks: (number[] | undefined)[]
  figures: number[]
}

/** No letter leads back to where the words begin, so its number says as well that there is no branch. */
const ROOT = 0
const WIDTH = ALPHABET.length + 1

function newBranch(): number[] {
  return Array.from({ length: WIDTH }, () => ROOT)
}

/** Where the opening ends in the tree, which grows for it. */
function placesOf({ next, ends, marks, figures }: Tree<number[]>, opening: string): number[] {
  if (opening === FIGURE) return figures
  if (!/^\w/.test(opening)) return placesAt(marks, opening.charCodeAt(0))
  let branch = ROOT
  for (const letter of opening) {
    const at = branch * WIDTH + codeOf(letter.charCodeAt(0))
    if (next[at] === ROOT) {
      next[at] = next.length / WIDTH
      next.push(...newBranch())
    }
    branch = next[at] ?? ROOT
  }
  return placesAt(ends, branch)
}

function placesAt(all: (number[] | undefined)[], at: number): number[] {
  const places = all[at] ?? []
  all[at] = places
  return places
}

/** The number of each letter, large or small, from 1 on; any other character has 0. */
const CODES = Uint8Array.from({ length: 128 }, (_, at) => {
  const character = String.fromCharCode(at).toLowerCase()
  return /\w/.test(character) ? ALPHABET.indexOf(character) + 1 : 0
})

function codeOf(character: number): number {
  return character < CODES.length ? (CODES[character] ?? 0) : 0
}

/** Follows each word of the text into the tree and marks the patterns that it meets. */
function climb({ next, ends, marks, figures }: Tree<Uint16Array>, text: string, mayMatch: boolean[]): void {
  let branch = ROOT
  let isInTree = true
  let hasFigure = false
  const meet = (places: readonly number[] | undefined) => {
    if (places) for (const place of places) mayMatch[place] = true
  }
  for (let at = 0; at <= text.length; at++) {
    const character = at < text.length ? text.charCodeAt(at) : 0
    const code = codeOf(character)
    if (code === 0) {
      if (branch !== ROOT) meet(ends[next[branch * WIDTH] ?? ROOT])
      branch = ROOT
      isInTree = true
      meet(marks[character])
      continue
    }
    if (!hasFigure && isDigit(character)) {
      hasFigure = true
      meet(figures)
    }
    if (!isInTree) continue
    branch = next[branch * WIDTH + code] ?? ROOT
    isInTree = branch !== ROOT
    if (isInTree) meet(ends[branch])
  }
}

/** One of these stands in each match of the pattern; undefined where that is not certain. */
export function openingsOf({ source }: RegExp): ReadonlySet<string> | undefined {
  const openings = rarestOfAll(partsOf(source), false)
  return openings && openings.size <= MANY ? openings : undefined
}

type Openings = ReadonlySet<string>

/** A match is one of the sequences, so each adds its own. */
function rarestOfAll(sequences: readonly Sequence[], isAtBreak: boolean): Openings | undefined {
  const all = new Set<string>()
  for (const sequence of sequences) {
    const openings = rarestOf(sequence, isAtBreak)
    if (!openings) return undefined
    for (const opening of openings) all.add(opening)
  }
  return all
}

/** A match, with what is looked at around it, holds all of the sequence, so what the fewest texts have is enough. */
function rarestOf(sequence: Sequence, isAtBreak: boolean): Openings | undefined {
  let rarest: Openings | undefined
  let isBreak = isAtBreak
  for (const [index, item] of sequence.entries()) {
    const here = isBreak ? openingsAt(sequence.slice(index)) : undefined
    // "in production" is met less often by its second word.
    const inside = item.isOptional ? undefined : rarestIn(item, isBreak)
    for (const openings of [here, inside])
      if (openings && (!rarest || frequencyOf(openings) < frequencyOf(rarest))) rarest = openings
    isBreak = endsInBreak(item, isBreak)
  }
  return rarest
}

/** What a match holds that holds the item. */
function rarestIn(item: Item, isBreak: boolean): Openings | undefined {
  if (item.kind === 'group') return rarestOfAll(item.choices, isBreak)
  if (item.kind === 'look' && item.choices.length > 0)
    return rarestOfAll(item.choices, item.isAhead && isBreak)
  if (item.kind === 'mark') return item.marks.length > 0 ? new Set(item.marks) : undefined
  return item.kind === 'letter' && item.letters.every((letter) => /\d/.test(letter))
    ? new Set([FIGURE])
    : undefined
}

/** Whether a letter that follows the item opens a word. */
function endsInBreak(item: Item, isBreak: boolean): boolean {
  if (item.kind === 'look') return isBreak || (!item.isAhead && endsAllInBreak(item.choices, false))
  if (item.kind === 'edge') return true
  if (item.isOptional && !isBreak) return false
  if (item.kind !== 'group') return item.kind === 'mark'
  return endsAllInBreak(item.choices, isBreak && !item.isRepeated)
}

function endsAllInBreak(choices: readonly Sequence[], isBreak: boolean): boolean {
  return (
    choices.length > 0 &&
    choices.every((choice) => choice.reduce((isStill, one) => endsInBreak(one, isStill), isBreak))
  )
}

/** How the word opens that begins with the sequence; undefined if it may be any. */
function openingsAt(sequence: Sequence): Openings | undefined {
  const openings = new Set<string>()
  for (const letters of readOn(sequence, [''], openings)) openings.add(letters)
  return openings.has('') || openings.has(END) || openings.size > MANY ? undefined : openings
}

/** Reads letters on through the sequence. What can go on behind it is returned, what is at its end goes to `openings`. */
function readOn(sequence: Sequence, start: readonly string[], openings: Set<string>): readonly string[] {
  let read = start
  for (const item of sequence) {
    if (read.length === 0) break
    const next = readItem(item, read, openings)
    if (item.isRepeated) for (const letters of next) openings.add(letters)
    read = [...(item.isRepeated ? [] : next), ...(item.isOptional ? read : [])]
  }
  return read
}

function readItem(item: Item, read: readonly string[], openings: Set<string>): readonly string[] {
  if (item.kind === 'look') return read
  if (item.kind === 'group') return item.choices.flatMap((choice) => readOn(choice, read, openings))
  if (item.kind === 'letter' && (item.letters.length === 1 || read.length * item.letters.length <= WAYS)) {
    const longer = read.flatMap((letters) => item.letters.map((letter) => letters + letter))
    for (const letters of longer) if (letters.length >= LETTERS) openings.add(letters)
    return longer.filter((letters) => letters.length < LETTERS)
  }
  // An edge before the first letter only says that the word begins there.
  const isBefore = (letters: string) => item.kind === 'edge' && letters === ''
  for (const letters of read)
    if (!isBefore(letters))
      openings.add(item.kind === 'edge' || item.kind === 'mark' ? letters + END : letters)
  return read.filter(isBefore)
}

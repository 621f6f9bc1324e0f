import { type Item, partsOf, type Sequence } from './pattern-parts.ts'

/** How many letters of a word are looked at. */
const LETTERS = 4
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789_'
/** Stands behind the letters of a word that has no more of them. */
const END = ' '
/** Figures and other letters that may be any of several are read on only while they make no more openings than these. */
const WAYS = 20
/** A pattern with more openings than these is tried as quickly as it is looked up. */
const MANY = 200

/**
 * Sorts patterns by how a word opens that each of their matches holds, so that of a hundred patterns only those few are tried on a
 * text that its words call for. For a text it tells, by the place of each pattern, whether it may match; no other can.
 */
export function sortByOpenings(patterns: readonly RegExp[]): (text: string) => readonly boolean[] {
  const openings = patterns.map(openingsOf)
  const always = openings.map((known) => known === undefined)
  const byOpening = new Map<number, number[]>()
  for (const [place, known] of openings.entries()) {
    for (const key of [...(known ?? [])].map(keyOf))
      byOpening.set(key, [...(byOpening.get(key) ?? []), place])
  }
  return (text) => {
    const mayMatch = [...always]
    forEachOpening(text, (key) => {
      const places = byOpening.get(key)
      if (places) for (const place of places) mayMatch[place] = true
    })
    return mayMatch
  }
}

/** Letters as a number, which is looked up faster than a text. */
function keyOf(letters: string): number {
  return Array.from(letters).reduce((key, letter) => longerKey(key, CODES[letter.charCodeAt(0)] ?? 0), 0)
}

function longerKey(key: number, code: number): number {
  return key * 64 + code
}

/** The number of each letter, large or small, from 1 on; any other character has none. */
const CODES = Array.from({ length: 128 }, (_, at) => {
  const character = String.fromCharCode(at).toLowerCase()
  return /\w/.test(character) ? ALPHABET.indexOf(character) + 1 : 0
})

/** The first letter of each word, its first two, three and four letters, and a short word with its end. */
function forEachOpening(text: string, tell: (key: number) => void): void {
  let key = 0
  let length = 0
  for (let at = 0; at <= text.length; at++) {
    const code = CODES[text.charCodeAt(at)] ?? 0
    if (code > 0 && length < LETTERS) {
      key = longerKey(key, code)
      tell(key)
    } else if (code === 0 && length > 0 && length < LETTERS) tell(longerKey(key, 0))
    length = code > 0 ? length + 1 : 0
    if (code === 0) key = 0
  }
}

/** One of these stands in each match of the pattern; undefined where that is not certain. */
export function openingsOf({ source, flags }: RegExp): ReadonlySet<string> | undefined {
  // With "u" and "i" together a letter also stands for some beyond the alphabet.
  const openings = flags.includes('u') ? undefined : rarestOfAll(partsOf(source), false)
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

/** A match holds all of the sequence, so what the fewest texts have is enough. */
function rarestOf(sequence: Sequence, isAtBreak: boolean): Openings | undefined {
  let rarest: Openings | undefined
  let isBreak = isAtBreak
  for (const [index, item] of sequence.entries()) {
    const here =
      (isBreak ? openingsAt(sequence.slice(index)) : undefined) ??
      (item.kind === 'group' && !item.isOptional ? rarestOfAll(item.choices, isBreak) : undefined)
    if (here && (!rarest || frequency(here) < frequency(rarest))) rarest = here
    isBreak = endsInBreak(item, isBreak)
  }
  return rarest
}

/** About how often one of the openings is met: each letter makes it a dozen times rarer. */
function frequency(openings: Openings): number {
  return [...openings].reduce((sum, opening) => sum + 12 ** -opening.length, 0)
}

/** Whether a letter that follows the item opens a word. */
function endsInBreak(item: Item, isBreak: boolean): boolean {
  if (item.kind === 'look') return isBreak
  if (item.kind === 'edge') return true
  if (item.isOptional && !isBreak) return false
  if (item.kind !== 'group') return item.kind === 'mark'
  return item.choices.every((choice) =>
    choice.reduce((isStill, one) => endsInBreak(one, isStill), isBreak && !item.isRepeated),
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

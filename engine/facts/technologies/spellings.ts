import { COMMON_WORDS } from '../../lexicon/common-words.ts'
import { CLOUD } from '../../lexicon/technologies/cloud.ts'
import { DATABASES } from '../../lexicon/technologies/databases.ts'
import { DELIVERY } from '../../lexicon/technologies/delivery.ts'
import { LANGUAGES } from '../../lexicon/technologies/languages.ts'
import { PLAIN_PHRASES } from '../../lexicon/technologies/plain-phrases.ts'
import { PRODUCTS } from '../../lexicon/technologies/products.ts'
import { PROTOCOLS } from '../../lexicon/technologies/protocols.ts'
import { SCIENCE } from '../../lexicon/technologies/science.ts'
import { SYSTEMS } from '../../lexicon/technologies/systems.ts'
import type { Technology } from '../../lexicon/technologies/technology.ts'
import { WEB } from '../../lexicon/technologies/web.ts'
import { TECHNOLOGIES } from '../../lexicon/technologies.ts'

/** How much a spelling says by itself: everything, only in its own case, or nothing without a context. */
export type Certainty = 'sure' | 'cased' | 'word'

export type Spelling = {
  text: string
  folded: string
  /** What the user is shown. */
  shown: string
  technology: Technology
  certainty: Certainty
  /** Whether "using X" or "in X" makes an uncertain one certain; one writes *in* Slack without building on it. */
  isBuiltWith: boolean
  /** Whether a number may be glued to it: "python3", "vue3". */
  isVersioned: boolean
  /** Whether it is one of the tools of the trade, on which others' projects are built. */
  isCommon: boolean
  /** Whether it is a piece of software one runs or links, not a language, format or platform. */
  isProduct: boolean
}

const places = new Set(PRODUCTS)
const products = new Set([...DATABASES, ...CLOUD, ...DELIVERY, ...SCIENCE])
const common = new Set([...LANGUAGES, ...WEB, ...DATABASES, ...CLOUD, ...DELIVERY, ...PROTOCOLS, ...SYSTEMS])
const versioned = new Set([...LANGUAGES, ...WEB])
/** Plain words, and yet nobody writes them so for anything else. */
const PARTED = new Set([
  'Java Script',
  'Type Script',
  'Power Shell',
  'Word Press',
  'Git Hub',
  'Git Lab',
  'Cloud Watch',
  'Big Query',
])
const spellingsByKey = indexSpellings()
/** Whether a spelling has a key of this code; two keys may have the same. */
const CODES = 1 << 15
const codesOfKeys = new Uint8Array(CODES)
for (const key of spellingsByKey.keys()) codesOfKeys[codeAt(key, 0)] = 1

/** All spellings that begin with the letters or digits at `start`, longest first. */
export function spellingsAt(folded: string, start: number): readonly Spelling[] {
  // Nearly all words of a note begin none, which their code tells without cutting them out.
  if (!codesOfKeys[codeAt(folded, start)]) return NONE
  return spellingsByKey.get(folded.slice(start, endOfKey(folded, start))) ?? NONE
}

const NONE: readonly Spelling[] = []

/** The name under which a technology is shown, whatever its spelling; as it was written where it is not listed. */
export function canonicalName(written: string): string {
  const folded = fold(written.trim())
  return spellingsAt(folded, 0).find((spelling) => spelling.folded === folded)?.shown ?? written.trim()
}

/** Whether the dictionary has this spelling. */
export function isListed(written: string): boolean {
  const folded = fold(written.trim())
  return spellingsAt(folded, 0).some((spelling) => spelling.folded === folded)
}

/** Whether a spelling is a plain English word too, which names nothing without a context. */
export function isPlainWord(written: string): boolean {
  const folded = fold(written.trim())
  return spellingsAt(folded, 0).some(
    ({ folded: other, certainty }) => other === folded && certainty === 'word',
  )
}

/** Where the spelling ends if it stands at `start`, else -1; a space in it also matches a hyphen. */
export function endOfSpelling(folded: string, start: number, spelling: Spelling): number {
  const wanted = spelling.folded
  if (start + wanted.length > folded.length) return -1
  for (let i = 0; i < wanted.length; i++) {
    const char = folded.charAt(start + i)
    if (char === wanted.charAt(i)) continue
    if (wanted.charAt(i) !== ' ' || char !== '-') return -1
  }
  return start + wanted.length
}

/** The spelling that is exactly this word or phrase, in any case. */
export function spellingOf(words: string): Spelling | undefined {
  const folded = fold(words)
  return spellingsAt(folded, 0).find((spelling) => endOfSpelling(folded, 0, spelling) === folded.length)
}

/** Small letters, one for one, so that positions stay. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  return lower.length === text.length ? lower : text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}

/** A spelling is found by its first character and the letters behind it. */
function endOfKey(folded: string, start: number): number {
  let end = start + 1
  while (end < folded.length && isLetter(folded.charCodeAt(end))) end++
  return end
}

function codeAt(folded: string, start: number): number {
  const end = endOfKey(folded, start)
  let code = 0
  for (let at = start; at < end; at++) code = (code * 31 + folded.charCodeAt(at)) % CODES
  return code
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || code > 191
}

function indexSpellings(): Map<string, Spelling[]> {
  const index = new Map<string, Spelling[]>()
  const all = TECHNOLOGIES.flatMap(spellingsOf)
  const known = new Set(all.map(({ folded }) => folded))
  const variants = all.flatMap((spelling) => [...joined(spelling, known), ...parted(spelling, known)])
  for (const spelling of [...all, ...variants]) {
    const key = spelling.folded.slice(0, endOfKey(spelling.folded, 0))
    const list = index.get(key)
    if (list) list.push(spelling)
    else index.set(key, [spelling])
  }
  for (const list of index.values()) list.sort((a, b) => b.folded.length - a.folded.length)
  return index
}

/** "StableDiffusion": a name of several words is also written as one. */
function joined(spelling: Spelling, known: Set<string>): Spelling[] {
  const folded = spelling.folded.replace(/[ -]/g, '')
  const isOne = folded === spelling.folded || !/^[a-z]{9,}$/.test(folded) || known.has(folded)
  if (isOne || spelling.certainty !== 'sure') return []
  return [{ ...spelling, text: spelling.text.replace(/[ -]/g, ''), folded }]
}

/** "Java Script", "Circuit-Python": people part a common name at its capitals, unless two plain words would be left. */
function parted(spelling: Spelling, known: Set<string>): Spelling[] {
  const parts = spelling.text.split(/(?<=[a-z])(?=[A-Z])/)
  const text = parts.join(' ')
  const isOne = parts.length !== 2 || !/^[A-Z][a-z]+ [A-Z]\w+$/.test(text) || known.has(fold(text))
  if (isOne || !(spelling.isCommon || spelling.isProduct) || spelling.certainty === 'word') return []
  const isPlain = parts.every((part) => COMMON_WORDS.has(fold(part)) && !/^[A-Z]+$/.test(part))
  return isPlain && !PARTED.has(text) ? [] : [{ ...spelling, text, folded: fold(text), certainty: 'cased' }]
}

function spellingsOf(technology: Technology): Spelling[] {
  const { name, also = [], shown = [], cased = [], words = [] } = technology
  const isPlace = places.has(technology)
  return [...new Set([name, ...also, ...shown, ...cased, ...words])].map((text) => ({
    text,
    folded: fold(text),
    shown: shown.includes(text) ? text : name,
    technology,
    certainty: certaintyOf(text, technology),
    isBuiltWith: !isPlace,
    isVersioned: versioned.has(technology),
    isCommon: common.has(technology),
    isProduct: products.has(technology),
  }))
}

function certaintyOf(text: string, { cased = [], words = [] }: Technology): Certainty {
  // "parted", "uproot": written as the word is, nothing but its place tells that it is a name.
  const isWord = PLAIN_PHRASES.has(text)
  if (isWord || words.includes(text)) return 'word'
  return cased.includes(text) || PLAIN_PHRASES.has(fold(text)) ? 'cased' : 'sure'
}

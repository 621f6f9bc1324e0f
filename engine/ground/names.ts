import { isPlainWord } from '../facts/technologies/spellings.ts'
import { findTechnologies } from '../facts/technologies/technologies.ts'
import { GIVEN_NAMES } from '../lexicon/given-names.ts'
import { OPENERS } from '../lexicon/openers.ts'
import { readVerb } from '../text/clauses/verbs.ts'
import { readDocument } from '../text/lines/document.ts'
import { matchesIn } from '../text/patterns/matches.ts'
import { findAmounts } from './amounts.ts'
import type { TextFault } from './fault.ts'
import type { Source } from './source.ts'

/** Abbreviations that say no more than the plain words they stand for. */
const PLAIN = new Set(
  'api apis ui pr prs ci id ids ok i os url urls db http https pdf sql cpu ram vm vms'.split(' '),
)
const MONTHS =
  'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec'.split(
    ' ',
  )
const DAYS = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ')
const TOKEN = /[\p{L}\p{N}_#@][\p{L}\p{N}_\-./:@+#'\u2019]*/gu

/** Technologies, identifiers, people, places and days of a claim that its source does not name. */
export function findNameFaults(text: string, source: Source): TextFault[] {
  const technologies = findTechnologies(readDocument(text))
  const faults: TextFault[] = technologies
    .filter(
      ({ name, ranges }) =>
        !isNamed(
          name,
          ranges.map(({ start, end }) => text.slice(start, end)),
          source,
        ),
    )
    .map(({ name }) => ({ kind: 'technology', words: name }))
  const read = [
    ...technologies.flatMap(({ ranges }) => ranges),
    ...findAmounts(text).map(({ start, end }) => ({ start, end })),
  ]
  for (const match of matchesIn(text, TOKEN)) {
    const written = match[0].replace(/[-./:@+#'\u2019_]+$/, '').replace(/['\u2019]\p{Ll}*$/u, '')
    const { index } = match
    if (read.some(({ start, end }) => start <= index && index < end)) continue
    const kind = kindOf(
      written,
      isOpening(text, index),
      text.slice(index + match[0].length, index + match[0].length + 24),
    )
    if (kind && !hasToken(written, source)) faults.push({ kind, words: written })
  }
  return faults
}

/** Whether the source names the technology, under this spelling or another; a plain word is not its name. */
export function isNamed(name: string, written: readonly string[], source: Source): boolean {
  if (source.technologies.has(name.toLowerCase())) return true
  return [name, ...written].some((spelling) => {
    if (isPlainWord(spelling)) return false
    if (!source.tokens.has(spelling.toLowerCase()) && !hasPhrase(spelling, source)) return false
    return readVerb(spelling).length === 0 && !OPENERS.has(spelling.toLowerCase())
      ? true
      : source.raw.includes(spelling)
  })
}

function hasPhrase(phrase: string, { raw }: Source): boolean {
  return /[^\p{L}\p{N}]/u.test(phrase) && raw.toLowerCase().includes(phrase.toLowerCase())
}

function kindOf(written: string, isFirst: boolean, after: string): TextFault['kind'] | undefined {
  const small = written.toLowerCase()
  if (/^[#@]\w|\p{L}[-_]?\d|\d\p{L}|_|\p{Ll}\p{Lu}|\p{L}[.:@]\p{L}|\/.*\//u.test(written)) return 'identifier'
  if (isFirst) {
    if (GIVEN_NAMES.has(small)) return 'name'
    return /^\p{Lu}{2,}$/u.test(written) && !PLAIN.has(small) ? 'name' : undefined
  }
  if (!/^\p{Lu}/u.test(written) || PLAIN.has(small)) return undefined
  if (MONTHS.includes(small)) return /^\s?\d/.test(after) || small !== 'may' ? 'date' : undefined
  return DAYS.includes(small) ? 'date' : 'name'
}

/** Whether the place opens a sentence, so that a capital letter says nothing. */
function isOpening(text: string, at: number): boolean {
  return /(?:(?:^|[.!?:;\u2022]["')\]]*\s+|\n\s*)["'(*`]*|^[\s"'(*`-]+)$/.test(
    text.slice(Math.max(0, at - 6), at),
  )
}

function hasToken(written: string, source: Source): boolean {
  const small = written.toLowerCase()
  const { tokens } = source
  if (
    tokens.has(small.replace(/^[#@]/, '')) ||
    tokens.has(small) ||
    tokens.has(small.replace(/s$/, '')) ||
    tokens.has(`${small}s`)
  )
    return true
  if (MONTHS.includes(small)) return hasMonth(small, source)
  if (/^v\d/.test(small) && tokens.has(small.slice(1))) return true
  // "Redis-backed", "read/write": an ordinary compound stands where its names do.
  const parts = written.split(/[-/]/)
  if (parts.length < 2 || /[\d.]/.test(written))
    return /[./:@_]/.test(written) && source.raw.toLowerCase().includes(small)
  return parts.every(
    (part) =>
      !/\p{Lu}/u.test(part) || tokens.has(part.toLowerCase()) || source.technologies.has(part.toLowerCase()),
  )
}

/** "March" may stand for 2025-03-02. */
function hasMonth(month: string, { raw, tokens }: Source): boolean {
  const index = MONTHS.findIndex((name) => name.slice(0, 3) === month.slice(0, 3))
  if ([...tokens].some((token) => MONTHS[index] === token || MONTHS[index]?.slice(0, 3) === token))
    return true
  return new RegExp(
    `\\b\\d{4}-${String(index + 1).padStart(2, '0')}\\b|\\b0?${index + 1}[/.]\\d{1,2}[/.]\\d{2,4}|\\b\\d{1,2}[/.]0?${index + 1}[/.]\\d{2,4}`,
  ).test(raw)
}

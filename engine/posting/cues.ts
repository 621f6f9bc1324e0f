import {
  COMPANY_CUES,
  type Cue,
  POSITION_CUES,
  POSITION_FLUFF,
  POSITION_STOPS,
} from '../lexicon/posting-cues.ts'
import type { Candidate } from './candidates.ts'
import { fold, shadow } from './fold.ts'
import { cleanCompany, isPlausibleCompany, NAME } from './names.ts'
import { GENDER_MARK, isRoleWord, isRomanceRole, isSenior } from './roles.ts'

const ROLE = String.raw`((?:[^.!?;:|~]|\.(?=[A-Za-z0-9])|(?<=\b[SJ]r)\.){3,110})`

/** `probes` are found wherever the regex is, each within a line. */
type Pattern = { regex: RegExp; weight: number; probes: readonly RegExp[] }

// With `u`: without it V8 forgets `(?-i:)` in an alternation of classes.
const compile = (cues: readonly Cue[], keep: 'role' | 'name'): Pattern[] =>
  cues.map(({ pattern, weight }) => {
    const source = shadow(pattern)
      .replaceAll('{role}', keep === 'role' ? ROLE : NAME)
      .replaceAll('{any}', '(.{2,60}?)')
      .replaceAll('{name}', keep === 'name' ? `(${NAME})(?: \\([^)]{1,50}\\))?` : NAME)
    return {
      regex: new RegExp(`(?<![A-Za-z0-9])(?:${source})`, 'giu'),
      weight,
      probes: probesOf(shadow(pattern)),
    }
  })

/** The fixed words of a cue, longest first: a line without them need not be searched for names, which is slow. */
function probesOf(pattern: string): RegExp[] {
  const parts = pattern
    .split(PLACEHOLDER)
    .sort((a, b) => b.length - a.length)
    .flatMap(tryCompile)
    .filter((probe) => !probe.test(''))
  return parts.length ? parts : tryCompile(pattern.replace(PLACEHOLDER, standIn))
}

const PLACEHOLDER = /\{(?:name|role|any)\}/g

/** A placeholder inside a group: something before fixed words, or between them. */
const standIn = (_: string, at: number, pattern: string) =>
  /^(?:\(\?:[^()]*)?$/.test(pattern.slice(0, at)) ? '.' : '.{1,200}?'

/** None where a placeholder stood inside a group, and this is half of it. */
function tryCompile(source: string): RegExp[] {
  try {
    return [new RegExp(source, 'gimu')]
  } catch {
    return []
  }
}

const POSITION_PATTERNS = compile(POSITION_CUES, 'role')
const COMPANY_PATTERNS = compile(COMPANY_CUES, 'name')

/** "für ein innovatives Unternehmen suchen wir": a kind of employer, not its name. */
const INDEFINITE =
  /(?<![A-Za-z])(?:ein|eine[nmr]?|(?-i:an?)|une?|una|uma?|een|unsere?[nmr]?|our|notre|nuestr[oa]) (?:(?-i:[a-z-]+) ){0,3}$/i

type Match = Candidate & { before: string }

function matchesIn(lines: readonly string[], patterns: readonly Pattern[]): Match[] {
  const ascii = lines.map(shadow)
  const whole = ascii.join('\n')
  const likely = lines.map((): Pattern[] => [])
  for (const pattern of patterns) for (const i of linesWith(pattern, whole, ascii)) likely[i]?.push(pattern)
  return lines.flatMap((line, i) => (likely[i]?.length ? matchesOf(line, ascii[i] ?? '', likely[i]) : []))
}

/** The numbers of the lines that have all the fixed words of a cue. */
function* linesWith({ probes }: Pattern, whole: string, lines: readonly string[]): Generator<number> {
  const [first, ...others] = probes
  if (!first) return
  let line = 0
  let end = whole.indexOf('\n')
  first.lastIndex = 0
  for (let match = first.exec(whole); match; match = first.exec(whole)) {
    while (end >= 0 && match.index > end) {
      line++
      end = whole.indexOf('\n', end + 1)
    }
    if (others.every((probe) => lines[line]?.search(probe) !== -1)) yield line
    if (end < 0) return
    first.lastIndex = end + 1
  }
}

function matchesOf(line: string, ascii: string, patterns: readonly Pattern[]): Match[] {
  const found: Match[] = []
  for (const { regex, weight } of patterns) {
    for (const match of ascii.matchAll(regex)) {
      const value = match.slice(1).find((group) => group !== undefined)
      if (!value) continue
      const start = match.index + match[0].indexOf(value)
      const before = ascii.slice(Math.max(0, start - 60), start)
      found.push({ value: line.slice(start, start + value.length), weight, before })
    }
  }
  return found
}

/** Positions that sentences name ("we are looking for a ..."), in order. */
export function positionsInSentences(lines: readonly string[]): Candidate[] {
  return matchesIn(lines, POSITION_PATTERNS).flatMap(({ value, weight }) => {
    const position = trimToPosition(value)
    return position ? [{ value: position, weight }] : []
  })
}

/** Employers that sentences and headings name ("At X, we ...", "About X"). */
export function companiesInSentences(lines: readonly string[]): Candidate[] {
  return matchesIn(lines, COMPANY_PATTERNS).flatMap(({ value, weight, before }) => {
    const company = cleanCompany(trimName(value))
    return !INDEFINITE.test(before) && isPlausibleCompany(company) ? [{ value: company, weight }] : []
  })
}

const LEADING =
  /^(?:(?:the|at|our|we|today|here|and|but|so|currently|now|in|for|with|why|about|join|joining|as|when|while|since|working|because|if|is|are|this|that|die|das|der|den|dem|bei|im|wir|für|la|le|les|el|los|las|en|chez|a|o|na|no|il|lo|de|dans|company|client|startup|unternehmen|firma|společnost|entreprise|empresa)\s+)+(?=\S)/i

const trimName = (name: string) =>
  name
    .replace(LEADING, '')
    .replace(/[.,]$/, (end) => (/(?:\b(?:inc|ltd|co|corp)|\.\p{L}{1,2})\.$/iu.test(name) ? end : ''))

/** What remains of a clause after a cue when praise before and purpose after are cut off; undefined when no role noun is left. */
export function trimToPosition(clause: string): string | undefined {
  const gender = GENDER_MARK.exec(clause)
  const head = (gender ? clause.slice(0, gender.index) : clause).replace(/[“”"„*_]/g, '')
  const words = head.trim().split(/\s+/).slice(0, 14)
  while (words.length && isFluff(words[0] ?? '')) words.shift()
  const kept: string[] = []
  for (const word of words) {
    if (kept.length && isStop(word, kept)) break
    kept.push(word)
    if (/,$|^[^(]*\)$/.test(word) && kept.some(isRoleWord)) break
  }
  const isWhole = gender !== null && kept.length === words.length
  const isRomance =
    kept.some(isRomanceRole) || kept.slice(0, -1).some((word) => /^d(?:e|el|o|a|i)$/.test(word))
  if (!isWhole && !isRomance) while (isLoose(kept.at(-1))) kept.pop()
  const text = kept
    .join(' ')
    .replace(/[,;:.–—-]+$/, '')
    .replace(/\((?![^)]*\)).*$/, '')
    .trim()
  if (!kept.some(isRoleWord) || kept.length > 9) return undefined
  const joined = isWhole ? `${text} ${gender[0]}` : text
  return isGeneric(joined) ? undefined : joined
}

const isFluff = (word: string) => POSITION_FLUFF.has(fold(word).replace(/[,;]$/, '')) && !isRoleWord(word)

function isStop(word: string, kept: readonly string[]): boolean {
  const plain = fold(word).replace(/[^\p{L}/-]/gu, '')
  if (!POSITION_STOPS.has(plain) || isSenior(word)) return false
  // "Head of", "Director of the": the role noun is followed by what it heads. A capital keeps "IT" and "QA" apart from "it".
  return kept.some(isRoleWord) || !/^\p{Lu}/u.test(word)
}

const QUALIFIER =
  /^(?:backend|back-end|frontend|front-end|fullstack|full-stack|full|stack|web|mobile|cloud|senior|junior|sr|jr|ssr|java|python|php|software|data|android|ios|de|en|fur|remote|embedded|i|ii|iii|iv|v|\d)$/i
/** A small word at the end that belongs to the sentence, not to the position. */
const isLoose = (word: string | undefined): boolean =>
  word !== undefined && !isRoleWord(word) && /^\p{Ll}/u.test(word) && !isQualifier(word)

const isQualifier = (word: string) => QUALIFIER.test(fold(word)) || isSenior(word)

/** Plurals and bare nouns name nobody's position: "engineers", "people", "a manager". */
const isGeneric = (text: string) =>
  /^(?:candidates?|individuals?|people|persons?|someone|professionals?|talents?|members?|team members?|experts?|partners?|leaders?|a?lead|staff|owners?|founders?|members? of staff|engineers|developers|designers|colleagues?|students?|graduates?|employees?|workers?|users?|head|mitarbeiter|mitarbeitende|kollegen|profis|expert(?:en|in)|leads?|stage|commercial|part|support|sales|manager|team lead|teammates?|teammate|contributors?|representatives|interns)$/i.test(
    fold(text),
  )

import { NUMBER_WORDS, SCALES, UNITS } from '../lexicon/units.ts'
import { matchesIn } from '../text/patterns/matches.ts'

/** A number as a claim: what it counts in, how sure it is, and whether it is one end of a span. */
export type Amount = {
  start: number
  end: number
  text: string
  value: number
  /** What a letter behind it multiplied it by, else 1. */
  scale: number
  /** The canonical unit, "" where there is none or only a noun. */
  unit: string
  /** "s" in "40 requests per second". */
  per: string
  isAbout: boolean
  /** "up to 40%" and "over 40%" are not "40%". */
  bound: 'most' | 'least' | undefined
  /** The other end of "30-60%"; not of "from 18s to 9s", whose ends stand for themselves. */
  span: number | undefined
  /** The other number of "from 18s to 9s". */
  pair: number | undefined
  /** With the first number of "from 18s to 9s": what it became. */
  became: number | undefined
}

const MONEY: Record<string, string> = { $: 'USD', '\u20ac': 'EUR', '\u00a3': 'GBP' }
const DIGITS = String.raw`\d{1,3}(?:[,\u202f\u00a0']\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?`
const PERIOD = 's|sec|second|min|minute|h|hr|hour|day|week|month|mo|year|yr|op|request|call|run'
/** Small and capital letters alike. "(?i:...)" says the same, but V8 forgets it when it compiles a pattern for the second time. */
const inAnyCase = (patterns: readonly string[]) =>
  patterns.join('|').replaceAll(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)
const AMOUNT = new RegExp(
  String.raw`(?<![\p{L}\p{N}_#.\\]|\p{L}\/|\d,|(?<![\d\p{L}])\p{L}+-)([$\u20ac\u00a3]|(?:USD|EUR|GBP|CHF)\s)?(?:(${DIGITS})|(?<=[^\p{L}-]|^)(${inAnyCase(Object.keys(NUMBER_WORDS))})(?!\p{L}))(\+)?(?:[\s-]?([kKMBGT]|thousand|million|billion|mn|bn)(?![\p{L}\p{N}]))?(?:[\s-]?(?:(${inAnyCase(UNITS.map((unit) => unit.pattern))}|[smhdBx])(?![\p{L}\p{N}_])|(%|\u00d7)))?(?![\p{L}\p{N}_]|[.:]\d)(?:(?:\s?\/\s?|\s\p{Ll}+\/|\s(?:\p{Ll}+\s)?(?:per|a|an|each|every)\s)(${PERIOD})(?![\p{L}\p{N}]))?`,
  'gu',
)
/** Whether there is anything to look for. */
const COUNTS = new RegExp(`\\d|\\b(?:${Object.keys(NUMBER_WORDS).join('|')})`, 'i')
const ABOUT =
  /(?:[~\u2248\u00b1]|\b(?:about|around|approximately|approx\.?|roughly|nearly|almost|circa|ca\.|some|estimated|close to|average of|on average))\s?$/i
const MOST =
  /(?:[<\u2264]|\b(?:up to|as much as|as many as|at most|under|below|less than|fewer than|within|max(?:imum)?(?: of)?))\s?$/i
const LEAST =
  /(?:[>\u2265]|\b(?:over|above|more than|at least|exceeding|upwards? of|beyond|min(?:imum)?(?: of)?))\s?$/i
const IDIOM = /^\s?(?:sure|certain|understand|clear|happy|confident|convinced|positive|agree|correct)\b/i
/** "three times faster" is a factor, "three times a day" is not. */
const COMPARED =
  /^\s(?:faster|slower|smaller|larger|bigger|fewer|less|more|better|as|the|higher|lower|quicker|cheaper)\b/i
const JOINED =
  /^(?:[-\u2013\u2014]|\s[-\u2013\u2014]\s|\s?(?:to|and|or|\/|->|=>|\u2192|vs\.?|of)\s?|(?:\s(?:on|in|at|with)\s(?:(?:the|an?|our)\s)?[\w-]+(?:\s[\w-]+)?)?(?:\snow)?,?\s\(?(?:was|used to be)\s)(?:[~\u2248]|(?:about|around|under|over|roughly|only|just|nearly)\s)?$/
const OLD_BEHIND = /^(?:\snow)?(?:,\s|\s\()$/
const ADVERBIAL: Record<string, RegExp> = {
  year: /^(?:annual(?:ly)?|yearly)$/i,
  month: /^monthly$/i,
  week: /^weekly$/i,
  d: /^daily$/i,
  h: /^hourly$/i,
}
/** Numbers that are names: days, times of day, versions, addresses. */
const ATOM =
  /(?:https?:\/\/|www\.)\S+|\b\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z?)?|\b\d{1,2}:\d{2}(?::\d{2})?|\b\d+(?:\.\d+){2,}|\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b/g

/** The days, times, versions and addresses of a text, as written. */
export function findAtoms(text: string): string[] {
  return text.match(ATOM)?.filter((atom) => !atom.includes('//')) ?? []
}

/** All numbers of a text that count or measure something; parts of names, dates, times and versions are none. */
export function findAmounts(text: string): Amount[] {
  if (!COUNTS.test(text)) return []
  const masked = text.replace(ATOM, (atom) => ' '.repeat(atom.length))
  const found: Amount[] = []
  for (const match of matchesIn(masked, AMOUNT)) {
    const [whole, currency, digits, word, plus, scale, unit, sign, per] = match
    const start = match.index
    const end = start + whole.length
    const before = text.slice(Math.max(0, start - 20), start)
    const after = text.slice(end, end + 16)
    const unitName = unitOf(unit ?? sign)
    if (unitName === '%' && IDIOM.test(after)) continue
    const multiplier = scaleOf(scale)
    found.push({
      start,
      end,
      text: whole.trim(),
      value: (digits ? readDigits(digits) : (NUMBER_WORDS[word?.toLowerCase() ?? ''] ?? 0)) * multiplier,
      scale: multiplier,
      unit: currency
        ? (MONEY[currency] ?? currency.trim())
        : unitName === 'times' && COMPARED.test(after)
          ? 'x'
          : unitName,
      per: unitOf(per),
      isAbout: ABOUT.test(before) || /^(?:-?ish|\sor\sso)\b/i.test(after),
      bound: plus || LEAST.test(before) ? 'least' : MOST.test(before) ? 'most' : undefined,
      span: undefined,
      pair: undefined,
      became: undefined,
    })
  }
  joinSpans(found, text)
  return found
}

/** Gives "18 to 9 seconds" one unit, and "30-60%" its two ends. */
function joinSpans(amounts: Amount[], text: string): void {
  amounts.forEach((left, index) => {
    const right = amounts[index + 1]
    if (!right || right.start - left.end > 40) return
    const between = text.slice(left.end, right.start)
    // "6 min now (48 before)" tells the same as "6 min now (was 48)".
    const isOld = OLD_BEHIND.test(between) && /^\sbefore\b/.test(text.slice(right.end, right.end + 8))
    if (!JOINED.test(between) && !isOld) return
    const isNewFirst = isOld || /was|used/.test(between)
    if (left.unit === '' && !isNewFirst && !/of/.test(between)) left.unit = right.unit
    // "6 min (was 48)" names its unit once, too.
    if (right.unit === '' && (isNewFirst || /to/.test(between))) right.unit = left.unit
    if (left.per === '') left.per = right.per
    right.isAbout ||= left.isAbout
    left.pair = right.value
    right.pair = left.value
    if (!isNewFirst && /to|>|\u2192/.test(between)) left.became = right.value
    const before = text.slice(Math.max(0, left.start - 16), left.start)
    const isChange = /\bfrom\s(?:~|\u2248|about |around |roughly |over |nearly )?$/i.test(before)
    const isSpan =
      /^(?:[-\u2013\u2014]|\s[-\u2013\u2014]\s)$/.test(between) || (between === ' to ' && !isChange)
    if ((isSpan || /\bbetween\s$/i.test(before)) && left.value < right.value) {
      left.span = right.value
      right.span = left.value
    }
  })
}

/** Whether a text names the unit or the period apart from a number, as the header of a column does. */
export function namesUnit(text: string, unit: string): boolean {
  const pattern = WHOLE_UNITS.find(({ name }) => name === unit)?.pattern
  if (unit === '') return false
  return (text.match(/(?<![\d\p{L}]|\d\s)[\p{L}%]+/gu) ?? []).some(
    (word) => (pattern?.test(word) ?? word === unit) || (ADVERBIAL[unit]?.test(word) ?? false),
  )
}

function readDigits(digits: string): number {
  const isGrouped = /^\d{1,3}(?:[,\u202f\u00a0']\d{3})+/.test(digits)
  return Number(isGrouped ? digits.replaceAll(/[,\u202f\u00a0']/g, '') : digits.replace(',', '.'))
}

function scaleOf(written: string | undefined): number {
  return written ? (SCALES[written] ?? SCALES[written.toLowerCase()] ?? 1) : 1
}

const WHOLE_UNITS = UNITS.map(({ name, pattern }) => ({
  name,
  pattern: new RegExp(`^(?:${pattern})$`, 'i'),
}))

function unitOf(written: string | undefined): string {
  if (!written) return ''
  const unit = written.trim()
  return WHOLE_UNITS.find(({ pattern }) => pattern.test(unit))?.name ?? unit
}

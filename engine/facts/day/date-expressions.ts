import * as chrono from 'chrono-node'
import { lean } from '../../lean.ts'
import { FOREIGN_MONTHS } from '../../lexicon/months.ts'
import { onceForText } from '../../once.ts'
import { matchesIn } from '../../text/patterns/matches.ts'

/** A calendar day named in a text, with how it was named. */
export type DateExpression = {
  start: number
  end: number
  /** `YYYY-MM-DD` */
  day: string
  kind: 'absolute' | 'yearless' | 'relative'
  /** Set where the numbers could be read in two ways. */
  isAmbiguous?: boolean
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?'
const YEAR = "(?:(?:,\\s?|\\s)(?:of\\s)?(\\d{4})(?![\\d.]*\\d)|,?\\s'(\\d{2})(?!\\d))"
const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const COUNT = '(?:\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten)'
/** What joins the first and the last day of a span. */
const TO = '\\s?(?:-|\\u2013|\\u2014|&|to|until|till|through|and)\\s?'
/** The first day of a span whose month and year stand at the last one; the last one counts. */
const FROM_DAY = `(?:\\d{1,2}(?:st|nd|rd|th)?${TO})?`

const ISO = /(?<![\d./_-])((?:19|20)\d{2})([-/_])(\d{1,2})\2(\d{1,2})(?!\d|-\d|[./]\d)/g
/** "2023/01/25-26", "2023-01-25/26": of such a span the last day counts. */
const ISO_SPAN =
  /(?<![\d./_-])((?:19|20)\d{2})([-/_])(\d{1,2})\2\d{1,2}(?:(?!\2)[-/]|\s?[\u2013\u2014]\s?)(\d{1,2})(?![\d:]|-\d|[./]\d)/g
/** "2020.04.17" is a version as often as a day, so it must stand where a day does. */
const DOTTED = lean(
  /(?=(?:19|20)\d{2}\.)(?<=^[\W_]*|[([|,]\s?|\b(?:on|date|day|of)\s?:?\s|\s[-\u2013\u2014]\s)((?:19|20)\d{2})(\.)(\d{1,2})\.(\d{1,2})(?![.\d])/gi,
)
/** "20210503" opens a line of a diary; elsewhere it is any number. */
const COMPACT = /^[\W_]*((?:19|20)\d{2})()([01]\d)([0-3]\d)(?=$|[\s:,)\]_-])/g
/** "Progress 20210503" is all a heading says. */
const COMPACT_LAST = /(?<=^(?:\p{L}{3,12} ){1,2})((?:19|20)\d{2})()([01]\d)([0-3]\d)$/gu
/** "05032021" is a day only where nothing else stands on the line. */
const COMPACT_ALONE = /^\W*(\d{2})()(\d{2})((?:19|20)\d{2})\W*$/g
const IDEOGRAPHIC = /((?:19|20)\d{2})()\u5e74\s?(\d{1,2})\u6708\s?(\d{1,2})\u65e5/g
const NUMERIC =
  /(?<![\d./:]|(?<!\d{4})-)(\d{1,2})([./-])(\d{1,2})\2((?:20)?\d{2})(?![\d./]|\.\d|-(?!\d{1,2}[./]\d))/g
const DAY_FIRST = new RegExp(
  `(?<![\\d.:/-])\\b${FROM_DAY}\\b${DAY}(?:\\s(?:of\\s)?|[/-])(${MONTH})(?:${YEAR}|[/-](\\d{4})|\\s(\\d{2})(?=$|\\s?[)\\],;|-]))?(?![\\p{L}\\d])`,
  'giu',
)
const MONTH_FIRST = new RegExp(
  `(?<![\\p{L}\\d])(${MONTH}),?(?:\\s|-(?=\\d{1,2}-\\d{4}))${FROM_DAY}${DAY}(?![\\d:%.]\\d|\\d)(?:,?\\s\\d{1,2}:\\d{2}(?::\\d{2})?(?=\\s\\d{4}\\b))?(?:${YEAR}|-(\\d{4}))?(?!\\s?(?:%|ms|[kmg]b)\\b)`,
  'giu',
)
const YEAR_FIRST = new RegExp(
  `(?<![\\d.-])((?:19|20)\\d{2})[-\\s/.](${MONTH})[-\\s/.]${DAY}(?![\\d.-]|:\\d)`,
  'giu',
)
const FOREIGN = new RegExp(
  `(?<![\\d.:/-])(\\d{1,2})(?:\\.|er|\\u00ba)?\\s(?:de\\s)?(${[...FOREIGN_MONTHS.keys()].join('|')})\\s(?:del?\\s)?(\\d{4})(?!\\d)`,
  'giu',
)
const RELATIVE = new RegExp(
  `\\b(?:yesterday|the day before yesterday|today|(?:last|this past|on|this)\\s${WEEKDAY}|${COUNT}\\s(?:days?|weeks?)\\sago)(?![\\p{L}\\d])`,
  'giu',
)

/** Whether 03/05 is the third of May or the fifth of March. */
export type NumberOrder = 'day' | 'month'

/**
 * Every expression in the text that names a certain day, in order; days after `today` are stepped back or left out. Numbers are
 * read in the `order` that the other dates of the note have, where this one says nothing of it.
 */
export function findDateExpressions(text: string, today: string, order?: NumberOrder): DateExpression[] {
  const found: DateExpression[] = []
  const taken = new Set<number>()
  const numbers = [...matchesIn(text, NUMERIC), ...matchesIn(text, COMPACT_ALONE)]
  const add = (
    match: RegExpExecArray,
    day: string | undefined,
    more: Pick<DateExpression, 'kind' | 'isAmbiguous'>,
  ) => {
    const start = match.index
    const end = start + match[0].length
    if (!day || day > today || day < '1990' || taken.has(start) || taken.has(end - 1)) return
    for (let i = start; i < end; i++) taken.add(i)
    found.push({ start, end, day, ...more })
  }
  for (const pattern of [ISO_SPAN, ISO, DOTTED, COMPACT, COMPACT_LAST, IDEOGRAPHIC])
    for (const match of matchesIn(text, pattern))
      add(match, toDay(match[1], match[3], match[4]), { kind: 'absolute' })
  const own = orderOf(numbers) ?? order
  for (const match of numbers) {
    const { day, isAmbiguous } = readNumeric(match, own, today)
    add(match, day, { kind: 'absolute', ...(isAmbiguous ? { isAmbiguous } : {}) })
  }
  for (const match of matchesIn(text, FOREIGN)) {
    const month = FOREIGN_MONTHS.get((match[2] ?? '').toLowerCase())
    add(match, toDay(match[3], String(month), match[1]), { kind: 'absolute' })
  }
  for (const match of matchesIn(text, YEAR_FIRST)) addNamed(match, match[3], match[2], match[1])
  for (const match of matchesIn(text, DAY_FIRST))
    addNamed(match, match[1], match[2], match[3] ?? match[5] ?? match[4] ?? match[6])
  for (const match of matchesIn(text, MONTH_FIRST))
    addNamed(match, match[2], match[1], match[3] ?? match[5] ?? match[4])
  for (const match of matchesIn(text, RELATIVE))
    add(match, readRelative(match[0], today), { kind: 'relative' })
  return withRangeYears(
    found.sort((a, b) => a.start - b.start),
    text,
    today,
  )

  function addNamed(match: RegExpExecArray, day = '', month = '', year?: string) {
    // "may 3" and "march 4" without a year are more often verbs than months.
    if (!year && /^(?:may|march)$/.test(month)) return
    const number = String(MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1)
    if (year) add(match, toDay(year.padStart(4, '20'), number, day), { kind: 'absolute' })
    else add(match, latestBefore(number, day, today), { kind: 'yearless' })
  }
}

/** What may stand between the days of a span: "to", a dash, the name of the second day. */
const SPAN = /^\s?(?:to|until|through|and|-|\u2013|\u2014)\s?(?:\p{L}{3,9},?\s)?$/u

/** "28 May to 9 June 2021": the year at the end holds for both days. */
function withRangeYears(found: DateExpression[], text: string, today: string): DateExpression[] {
  return found.map((one, index) => {
    const next = found[index + 1]
    if (one.kind !== 'yearless' || next?.kind !== 'absolute') return one
    if (!SPAN.test(text.slice(one.end, next.start))) return one
    const day = next.day.slice(0, 4) + one.day.slice(4)
    return day <= today ? { ...one, day, kind: 'absolute' } : one
  })
}

/** 12.05.2025 has the day first, 12/05/2025 more often the month, unless a number or another date of the text says otherwise. */
function readNumeric(match: RegExpExecArray, order: NumberOrder | undefined, today: string) {
  const [, first = '', separator, second = '', lastPart = ''] = match
  const year = lastPart.length === 2 ? `20${lastPart}` : lastPart
  const dayFirst = toDay(year, second, first)
  const monthFirst = toDay(year, first, second)
  if (!dayFirst || !monthFirst || first === second) return { day: dayFirst ?? monthFirst, isAmbiguous: false }
  if (order) return { day: order === 'day' ? dayFirst : monthFirst, isAmbiguous: false }
  const isMonthFirst = separator === '/' || separator === ''
  const preferred = isMonthFirst ? monthFirst : dayFirst
  const other = isMonthFirst ? dayFirst : monthFirst
  return { day: preferred <= today ? preferred : other, isAmbiguous: true }
}

/** What a number over 12 in any of the dates of a note says about all of them. */
export function findNumberOrder(texts: readonly string[]): NumberOrder | undefined {
  return orderOf(texts.filter((text) => /\d[./-]\d/.test(text)).flatMap((text) => matchesIn(text, NUMERIC)))
}

function orderOf(numbers: RegExpExecArray[]): NumberOrder | undefined {
  if (numbers.some((match) => Number(match[1]) > 12)) return 'day'
  return numbers.some((match) => Number(match[3]) > 12) ? 'month' : undefined
}

function readRelative(expression: string, today: string): string | undefined {
  return dayOf(`${today} ${expression}`)
}

/** What a day and words such as "last Friday" come to. Nearly all notes use the same few words. */
const dayOf = onceForText((said: string): string | undefined => {
  const [today, expression] = [said.slice(0, 10), said.slice(11)]
  const words = expression.replace(/^(?:on|this) /i, 'last ').replace(/^this past /i, 'last ')
  const noon = new Date(`${today}T12:00:00Z`)
  const [result] = chrono.casual.parse(words, { instant: noon, timezone: 0 }, { forwardDate: false })
  return result?.start.date().toISOString().slice(0, 10)
})

function latestBefore(month: string, day: string, today: string): string | undefined {
  const year = Number(today.slice(0, 4))
  const thisYear = toDay(String(year), month, day)
  return thisYear && thisYear > today ? toDay(String(year - 1), month, day) : thisYear
}

function toDay(year = '', month = '', day = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${text}T00:00:00Z`)
  // A day that does not exist rolls over into the next month.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? undefined : text
}

import { lean } from '../../lean.ts'
import { onceForText } from '../../once.ts'
import { matchesIn } from '../patterns/matches.ts'

export type Quantity = {
  start: number
  end: number
  /** The whole span as written, with sign, range, unit and hedge: "~200-300ms", "from 18s to 9s". */
  text: string
  kind: 'percent' | 'multiple' | 'money' | 'duration' | 'size' | 'rate' | 'count'
}

const SIGN =
  '(?:[~\u2248<>\u2264\u2265\u00b1+\u2212-]|\\b(?:[Aa]bout|[Aa]round|[Aa]pproximately|approx\\.?|[Rr]oughly|[Nn]early|[Aa]lmost|[Oo]ver|[Uu]nder|up to|at least|at most|less than|more than|only|just|some)\\s)?\\s?'
const NUMBER = '(?:\\d+(?:[.,]\\d+)*|\\.\\d+)\\+?'
const UNITS: [Quantity['kind'], string][] = [
  ['percent', '\\s?(?:%|percent\\b|per cent\\b|percentage points?\\b|pp\\b)'],
  [
    'multiple',
    '\\s?(?:x|\u00d7|-?fold|times (?:faster|quicker|slower|smaller|larger|bigger|higher|lower|longer|shorter|better|cheaper|fewer|less|more|as|improvements?|speed-?up))(?![\\w])',
  ],
  [
    'rate',
    '\\s?(?:\\/(?:day|wk|week|mo|month|h|hour)\\b|[a-zA-Z]{1,12}\\/(?:s|sec|second|min|minute|h|hour|day|op|week|month|year)\\b|[rqtf]ps\\b|[RQTF]PS\\b|iops\\b|IOPS\\b|[kMG]?Hz\\b|[a-z]+ per (?:second|minute|hour|day|week|month|request|call)\\b)',
  ],
  [
    'duration',
    '(?:(?:h\\d{2}|h\\s?\\d+m(?:in)?(?:\\s?\\d+(?:\\.\\d+)?s)?|m(?:in)?\\s?\\d+(?:\\.\\d+)?s)(?![\\w/])|[\\s-]?(?:ns|\u00b5s|us|usec|ms|msec|millis(?:econds?)?|milliseconds?|microseconds?|nanoseconds?|s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?|d|days?|weeks?|months?|years?|nights?|sprints?)(?![\\w/]))',
  ],
  [
    'size',
    '\\s?(?:[kKmMgGtTpP]i?[bB]|bytes?|[kKmMgGtTpP](?=\\s|$|[.,;)])|bits?|bpp|LOC|lines?(?: of code)?|[mu\u00b5\u03bcn]A|m[VW]|dB|kWh?|\u00b0[CF])(?![\\w/])',
  ],
  [
    'count',
    '\\s?(?:[kKmM]\\s)?(?:(?:[a-z-]+\\s)?(?:calls?|requests?|queries|users?|customers?|errors?|tickets?|tests?|alerts?|incidents?|deploy(?:s|ments?)?|services?|instances?|nodes?|pods?|hosts?|servers?|machines?|workers?|rows?|records?|files?|repos(?:itories)?|crates?|packages?|pages?|endpoints?|tables?|commits?|bugs?|issues?|warnings?|modules?|components?|jobs?|builds?|devices?|downloads?|allocations?|engineers?|developers?|teams?|clients?|tenants?|steps?|clicks?|allocs|instructions?|cycles?))\\b',
  ],
]
/** "x100 faster" */
const FACTOR = /(?<![\w.])x\s?\d+(?:\.\d+)?(?: times)?(?![\w.])/g
const MONEY = lean(
  /(?:[$\u20ac\u00a3]|\b(?:USD|EUR|GBP|CHF)\s?)\d+(?:[.,]\d+)*\s?(?:[kKmMbB]\b|million|billion)?(?:\s?(?:\/|per |a )(?:month|year|mo|yr|day|week|hour))?/g,
)
const SPANS = UNITS.map(([kind, unit]) => ({
  kind,
  /** What each of its spans ends with: seldom there, and sooner looked for than the whole. */
  end: new RegExp(`\\d\\+?${unit}`),
  pattern: new RegExp(`(?<![\\w.#/-]|\\d:)${SIGN}${NUMBER}(?:\\s?(?:-|\u2013|to)\\s?${NUMBER})?${unit}`, 'g'),
}))

/** All measured numbers of a text as whole spans, in order; ticket numbers, versions, dates and bare numbers are none. */
export function findQuantities(text: string): Quantity[] {
  if (!/\d/.test(text)) return []
  const found: Quantity[] = []
  const add = (match: RegExpExecArray, kind: Quantity['kind']) => {
    const lead = /^\s*/.exec(match[0])?.[0].length ?? 0
    const start = match.index + lead
    const end = match.index + match[0].length
    if (found.some((other) => start < other.end && other.start < end)) return
    found.push({ start, end, text: text.slice(start, end), kind })
  }
  for (const match of matchesIn(text, MONEY)) add(match, 'money')
  for (const match of matchesIn(text, FACTOR)) add(match, 'multiple')
  for (const { kind, end, pattern } of SPANS)
    if (end.test(text)) for (const match of matchesIn(text, pattern)) add(match, kind)
  return found.sort((a, b) => a.start - b.start)
}

/** Whether a text has a measured number. */
export function hasQuantity(text: string): boolean {
  return findQuantities(text).length > 0
}

const CHANGE = lean(
  /\b(?:went|goes|grew|dropped|fell|rose|shrank)\s(?:down\s|up\s)?from\b[^.;]{1,50}?\bto\b(?:[^.;\d]{0,12}\d|\s(?:zero|none|nothing)\b)|\b(?:dropp(?:ed|ing)|drops|fell|falls|falling|went(?: down)?|(?:is|are) down) to (?:zero|none|nothing)\b|\bfrom\b(?:[^.;]|\.(?=\d)){1,60}?\d(?:[^.;]|\.(?=\d)){0,60}?\bto\b[^.;]{0,20}?\d|\d\S{0,12}(?:\s[a-z]{1,12}(?:\s?\/\s?[a-z]{1,8})?)?\s?(?:->|\u2192|=>)\s?[~\u2248]?\d(?!\d{0,6}\s[a-z]{3,}ed\b)|\bbefore\b.{0,40}\d.{0,60}\bafter\b.{0,40}\d|\d\S{0,12}\s\S{0,10}\s?(?:instead of|down from|up from|compared to|vs\.?)\s[~\u2248]?\d|\b(?:down|up)\s(?:by\s)?~?\d[\d.,]*\s?(?:%|percent\b)|\b(?:fell|dropped|shrank|went down|(?:is|are) (?:down|up)(?=\sby))\s(?:to|by)\s(?:(?:about|roughly|nearly|almost|over|around)\s)?(?:half|an?\s(?:third|quarter|fifth|tenth)|two thirds)\b|\bfrom\s(?:(?:twice|once)\s)?(?:hourly|daily|weekly|bi-?weekly|fortnightly|monthly|quarterly|yearly)\sto\s(?:(?:twice|once)\s)?(?:hourly|daily|weekly|bi-?weekly|fortnightly|monthly|quarterly|yearly)\b|\b(?:doubled|tripled|quadrupled|halved)(?:\s(?:in|within|since|over|after|compared|this|last)\b|[.,;!]|$)/i,
)

/** Whether a text tells a number that went from one value to another. */
export const tellsChange = onceForText((text) => CHANGE.test(text))

const LEVEL = /\b(?:got|went|came|is|are|dropped|fell|rose|climbed)\s(?:down\s|up\s)?to\s[~$\d]/

/** What was measured, from what it came or only where it ended. */
export function tellsLevel(head: string): boolean {
  return tellsChange(head) || LEVEL.test(head)
}

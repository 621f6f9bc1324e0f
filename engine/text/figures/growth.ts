import { NUMBER_WORDS } from '../../lexicon/units.ts'
import { HEDGE } from './amount.ts'

export const TIMES: Readonly<Record<string, number>> = {
  ns: 1e-9,
  us: 1e-6,
  '\u00b5s': 1e-6,
  '\u03bcs': 1e-6,
  ms: 1e-3,
  s: 1,
  sec: 1,
  secs: 1,
  second: 1,
  seconds: 1,
  m: 60,
  min: 60,
  mins: 60,
  minute: 60,
  minutes: 60,
  h: 3600,
  hr: 3600,
  hrs: 3600,
  hour: 3600,
  hours: 3600,
  morning: 14_400,
  afternoon: 14_400,
  day: 86_400,
  days: 86_400,
  weekend: 172_800,
  week: 604_800,
  weeks: 604_800,
  month: 2_592_000,
  months: 2_592_000,
}
export const SCALE: Readonly<Record<string, number>> = {
  ...TIMES,
  b: 1,
  bytes: 1,
  kb: 1e3,
  kib: 1e3,
  mb: 1e6,
  mib: 1e6,
  gb: 1e9,
  gib: 1e9,
  tb: 1e12,
  ua: 1e-6,
  '\u00b5a': 1e-6,
  '\u03bca': 1e-6,
  ma: 1e-3,
  mw: 1e-3,
  w: 1,
  kw: 1e3,
}
/** How often something comes: "2/wk", "about 6 a day". */
export const PER =
  /(?:\s?\/\s?|\s(?:an?|per)\s)(s|sec|second|min|minute|h|hr|hour|day|wk|week|mo|month|yr|year)$/i
const SPAN: Readonly<Record<string, string>> = { wk: 'week', mo: 'month', yr: 'year' }

/** Whether a figure has a unit in which times, sizes or currents are measured. */
export function isMeasured(figure: string): boolean {
  return (
    SCALE[unitOf(figure)] !== undefined ||
    HOURS.test(figure) ||
    PER.test(figure) ||
    /%|\u00b0|\ddB$|\sdB$|\/s$/.test(figure)
  )
}

export function unitOf(figure: string): string {
  return /[a-z/\u00b5\u03bc%][^\d]*$/i.exec(figure)?.[0].replace(/\s/g, '').toLowerCase() ?? ''
}

const HOURS = /(\d+)h\s?(\d{1,2})(?:m|min)?$/
const MINUTES = /(\d+)\s?m(?:in)?\s?(\d{1,2}(?:\.\d+)?)(?:\s?s(?:ec)?)?$/
const IN_WORDS = /^(half\s)?([a-z]+)(?:\swhole)?(?:\s([a-z]*))?$/i

const HEDGED = new RegExp(`^${HEDGE}`, 'i')

/** A figure in numbers: how much, of what, in what time. */
export type Amount = { value: number; unit: string; per: string }

export function amountOf(figure: string): Amount {
  const text = figure.trim().replace(HEDGED, '')
  // "Half a day" is a time, "6 a day" is how often.
  const per = /\d/.test(text) ? PER.exec(text) : null
  const many = per ? text.slice(0, per.index) : text
  const [, hours, minutes] = HOURS.exec(many) ?? []
  if (hours && minutes) return { value: 60 * Number(hours) + Number(minutes), unit: 'min', per: '' }
  const [, whole, seconds] = MINUTES.exec(many) ?? []
  if (whole && seconds) return { value: 60 * Number(whole) + Number(seconds), unit: 's', per: '' }
  const digits = /\d[\d.,]*/.exec(many)?.[0]
  const span = per?.[1]?.toLowerCase() ?? ''
  if (digits === undefined) return { ...inWords(many), per: span }
  const unit = unitOf(many)
  const value = Number(digits.replace(/,(?=\d{3})/g, '').replace(',', '.'))
  const scale = /\d\s?k$/.test(many) ? 1e3 : /\dM$/.test(many) ? 1e6 : undefined
  return scale ? { value: scale * value, unit: '', per: span } : { value, unit, per: span }
}

/** "A weekend", "under one", "zero". */
function inWords(figure: string): Omit<Amount, 'per'> {
  const [, half, many = '', unit = ''] = IN_WORDS.exec(figure) ?? []
  const word = many.toLowerCase()
  const value = /^(?:zero|none|nothing)$/.test(word) ? 0 : /^(?:an?|one)$/.test(word) ? 1 : NUMBER_WORDS[word]
  return { value: (value ?? Number.NaN) / (half ? 2 : 1), unit: unit.toLowerCase() }
}

/** By how much a figure grew, in one unit; `NaN` where the two cannot be compared. */
export function growthOf(from: string, to: string): number {
  const [was, is] = [amountOf(from), amountOf(to)]
  // "From 40 to 15 min" names the unit once.
  const units = [was.unit || is.unit, is.unit || was.unit]
  const [old, young] = units.map((unit) => SCALE[unit])
  if (units[0] !== units[1] && (old === undefined || young === undefined)) return Number.NaN
  const [before, after] = [was.per || is.per, is.per || was.per].map((per) => SCALE[SPAN[per] ?? per] ?? 1)
  return (is.value * (young ?? 1)) / (after ?? 1) - (was.value * (old ?? 1)) / (before ?? 1)
}

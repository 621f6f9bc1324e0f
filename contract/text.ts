import { z } from 'zod'

/** Characters that a text may have unless its field says otherwise. */
export const TEXT_LIMIT = 10_000

const FORBIDDEN = /[\p{Cc}\p{Cn}]/u

/** Removes control characters but tab and line breaks, and makes lone surrogates U+FFFD. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(/[^\P{Cc}\t\n\r]/gu, '')
}

/** True where a name or id holds a character that nobody can see or type. */
export function hasControlCharacters(text: string): boolean {
  return FORBIDDEN.test(text) || !text.isWellFormed()
}

/** Free text of a user: cleaned, and refused over `max` characters with a sentence that names the limit. */
export function freeText(label: string, max = TEXT_LIMIT) {
  return z
    .string(`${label} must be text`)
    .overwrite(cleanText)
    .max(max, `${label} must be at most ${max.toLocaleString('en-US')} characters`)
}

/** Free text that must hold more than blanks; `message` says so. */
export function requiredText(label: string, message: string, max = TEXT_LIMIT) {
  return z
    .string(message)
    .overwrite((text) => cleanText(text).trim())
    .min(1, message)
    .max(max, `${label} must be at most ${max.toLocaleString('en-US')} characters`)
}

/** An id that the server made: opaque, and never worth a look-up when it cannot be one. */
export const Id = z.string().regex(/^[\w-]{1,64}$/, 'This id is not valid')

/** An instant, ISO 8601 in UTC. */
export const Timestamp = z.string()

/** A calendar day `YYYY-MM-DD` that exists; it has no time zone. */
export const CalendarDay = z.string('The date must be a day such as 2026-11-14').refine(isCalendarDay, {
  error: 'The date must be a day such as 2026-11-14',
})

export function isCalendarDay(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return false
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number]
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  return year >= 1 && month >= 1 && day >= 1 && day <= (days[month - 1] ?? 0)
}

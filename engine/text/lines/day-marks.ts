import { lean } from '../../lean.ts'

const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?'
const WEEKDAY = '(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs?)?|Fri|Sat(?:ur)?|Sun)(?:day)?\\.?'
const NUMBER = '\\d{1,2}(?:st|nd|rd|th)?'
/** A date that can be nothing else, whatever stands between it and the entry. */
const SURE = `\\d{4}-\\d{2}-\\d{2}|\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?|\\d{1,2}\\.\\d{1,2}\\.(?:\\d{2,4})?`
/** Words that also open a sentence: a colon or a dash must follow. */
const WORDS = `(?:${WEEKDAY}(?:,? )?)?(?:${NUMBER} ${MONTH}|${MONTH} ${NUMBER})(?:,? \\d{4})?|${WEEKDAY}(?:,? (?:${SURE}|the ${NUMBER}|${NUMBER}))?`
const HOURS = '\\d{1,2}[:.]\\d{2}\\s?(?:-|\\u2013|to)\\s?\\d{1,2}[:.]\\d{2}'
/** Between the date and the entry of a time sheet stand the hours. */
const COLUMNS = '(?:\\d{1,2}(?:[.,:]\\d{1,2})?\\s?h?[^\\S\\t]*(?:\\|\\s*|\\t\\s*(?:\\|\\s*)?))?'
const OPENING = lean(
  `^\\s{0,3}(?:\\*\\*)?((?:(?:${SURE})(?:,? \\(?${WEEKDAY}\\)?)?|${HOURS}|${WEEKDAY} \\d{1,2}:\\d{2}|(?:Mon|Tue|Wed|Thu|Fri)(?=\\s[a-z]))(?=(?:\\*\\*)?[\\s:])|(?:${WORDS})(?=(?:\\*\\*)?\\s?(?:[:\\t|\\u2013\\u2014]|-\\s)))(?:\\*\\*)?(?:\\s?[:|\\u2013\\u2014-]+(?:\\*\\*)?)?\\s+${COLUMNS}(?=\\p{L})`,
  'iu',
)

/** "2026-11-03: fixed the login", "Mon - fixed the login": where the day ends, and where the entry begins. */
export function dayMark(line: string): { day: string; at: number; end: number } | undefined {
  const match = OPENING.exec(line)
  return match?.[1] ? { day: match[1], at: match[0].indexOf(match[1]), end: match[0].length } : undefined
}

const YEAR = "(?:\\d{4}|'?\\d{2})"
const HOUR =
  '\\d{1,2}:\\d{2}(?::\\d{2})?(?:\\s?[ap]m)?(?:\\s(?:UTC|GMT|[A-Z]{1,2}[SDE]?T|[+-]\\d{2}:?\\d{2}))?'
const DIGITS = `\\d{4}([-/.])\\d{1,2}\\2\\d{1,2}|20\\d{6}|\\d{1,2}([-/.])\\d{1,2}\\3(?:\\d{4}|\\d{2})`
const NAMED = `(?:${NUMBER}(?: of)? ${MONTH}|${MONTH} ${NUMBER})(?:,? ${HOUR})?(?:,? ${YEAR})?`
/** A day and nothing else, with the hour perhaps, or a day of the week. */
const ALONE = lean(
  `^\\s{0,3}([#*\\[(]*\\s?)(?:${HOUR},? )?(?:${WEEKDAY},? )?(?:${DIGITS}|${NAMED})(?:(?:,|\\s[-\\u2013\\u2014@]|\\sat)? ?(?:\\(?${WEEKDAY}\\)?|${HOUR}))?[\\])*]*\\s?[:.\\u2013\\u2014-]{0,3}\\s*$`,
  'iu',
)

/** "Mon, 04 Jan 2016" on a line of its own, above what was done that day. */
export function isDayAlone(line: string): boolean {
  return /\d/.test(line) && line.length <= 48 && ALONE.test(line)
}

/** "Mon drove to the yard": a day before a word that goes on, as nobody would write of the sun or of a seat. */
const JOTTED =
  /^\s{0,3}((?:Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)(?:\/(?:Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun))?)\s+(?=\p{L})/iu

/** "M: planning" above "T: review" and "W: release". */
const LETTER = /^\s{0,3}([MTWFS])\s?[:.]\s+(?=\S)/

/** The same for a log whose days have neither colon nor dash, known by two lines that open with different ones. */
export function readsJotted(
  lines: readonly { text: string }[],
): (line: string) => ReturnType<typeof dayMark> {
  const days = new Set(lines.flatMap(({ text }) => JOTTED.exec(text)?.[1]?.slice(0, 3).toLowerCase() ?? []))
  const letters = lines.flatMap(({ text }) => LETTER.exec(text)?.[1] ?? []).join('')
  return (line) => {
    const match =
      (days.size > 1 ? JOTTED.exec(line) : null) ?? (letters.startsWith('MTW') ? LETTER.exec(line) : null)
    return match?.[1] ? { day: match[1], at: match[0].indexOf(match[1]), end: match[0].length } : undefined
  }
}

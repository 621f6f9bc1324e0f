const HOURS =
  /^([ \t]*[-*+][ \t]+)([*_[(]{0,3}\d{1,3}(?:\.\d{1,2})?[ \t]?(?:d|h|hrs?|hours?|mins?|minutes?)\b[\])*_.]{0,4}[ \t]?[:\u2013-]?[ \t]+)(?=[A-Za-z])/gm
/** "* Drew the map **2h**", and the same at the end of other lines. */
const HOURS_BEHIND =
  /(?<=\S)()([ \t][*_[(]{1,3}\d{1,2}(?:\.\d{1,2})?[ \t]?(?:d|h|hrs?|hours?)[\])*_]{1,3})(?=[ \t]*$)/gm
const CLOCK = '\\d{1,2}[:.]\\d{2}[ \\t]?(?:[ap]m)?'
const ROW = new RegExp(
  `^(\\*{0,2}\\d{1,4}[/.-]\\d{1,2}[/.-]\\d{2,4})([ \\t]+${CLOCK}(?:[ \\t]*[\u2013-][ \\t]*|[ \\t]+)${CLOCK}\\*{0,2}[ \\t]+(?:[A-Z][A-Za-z ]{2,30}?(?:\\t|[ ]{2})[ \\t]*)?)(?=[A-Za-z])`,
  'gim',
)
/** "10:00 - 12:30 wired the lamps", "9am-11am: drew the map". */
const HOUR = `(?:${CLOCK}|\\d{1,2}[ \\t]?[ap]m)`
const SPAN = new RegExp(
  `^([ \\t]*(?:[-*+][ \\t]+)?)(${HOUR}[ \\t]*[\u2013-][ \\t]*${HOUR}(?:[ \\t]?[:\u2013-])?[ \\t]{1,4})(?=[A-Za-z]+[ \\t]+[A-Za-z])`,
  'gim',
)
/** "14:30 - the pump stopped" beside them: what happened when, and no log of work. */
const AT = new RegExp(`^[ \\t]*${HOUR}(?:[ \\t]?[:\u2013-])?[ \\t]{1,4}(?=[A-Za-z])`, 'im')
/** What stands once may be anything. */
const LEAST = 2

/** A log of hours: "* *1.5 hours* Drew the map" and "13/09/20 8:15 9:45 Office  Drew the map" tell what was done, and besides how long it took. */
export function fromTimeLog(text: string): string {
  return withoutHours(withSpans(withDays(text)))
}

function withoutHours(text: string): string {
  return [HOURS, HOURS_BEHIND].reduce(
    (told, hours) =>
      (told.match(hours)?.length ?? 0) < LEAST
        ? told
        : told.replace(hours, (_, mark: string, spent: string) => mark + ' '.repeat(spent.length)),
    text,
  )
}

/** From when to when, as the mark of an item. */
function withSpans(text: string): string {
  if ((text.match(SPAN)?.length ?? 0) < LEAST || AT.test(text)) return text
  return text.replace(
    SPAN,
    (_, mark: string, span: string) => mark + (/\S/.test(mark) ? '' : '-').padEnd(span.length),
  )
}

/** The day, and below it what was done as an item. */
function withDays(text: string): string {
  if ((text.match(ROW)?.length ?? 0) < LEAST) return text
  return text.replace(
    ROW,
    (_, day: string, rest: string) => `${day.replace(/\*/g, ' ')}${`\n- `.padStart(rest.length)}`,
  )
}

/** Where the server gets the time from; tests put their own in its place. */
export type Clock = {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** The calendar day that `date` is in a time zone, as `YYYY-MM-DD`. */
export function calendarDay(date: Date, timeZone = 'UTC'): string {
  const format = formats.get(timeZone) ?? dayFormat(timeZone)
  // There are some hundreds of zones in all their spellings, and making a format costs as much as reading a sentence.
  if (formats.size < 1000) formats.set(timeZone, format)
  return format.format(date)
}

const formats = new Map<string, Intl.DateTimeFormat>()

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
}

/** Where the server gets the time from; tests put their own in its place. */
export type Clock = {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** The calendar day that `date` is in a time zone, as `YYYY-MM-DD`. */
export function calendarDay(date: Date, timeZone = 'UTC'): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  return parts.format(date)
}

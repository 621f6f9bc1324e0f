const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const
const DAY = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** A size in units of 1024: "0 Bytes", "500 Bytes", "1.50 KB". */
export function formatSize(bytes: number): string {
  let size = bytes
  let unit = 0
  // 1023.995 KB would read "1024.00 KB", so the rounded figure decides.
  while (unit < UNITS.length - 1 && Number(size.toFixed(unit === 0 ? 0 : 2)) >= 1024) {
    size /= 1024
    unit += 1
  }
  return `${unit === 0 ? size : size.toFixed(2)} ${UNITS[unit]}`
}

/** A calendar day `YYYY-MM-DD` as "Nov 14, 2026", the same in every time zone; other text stays as it is. */
export function formatDay(day: string): string {
  const time = /^\d{4}-\d{2}-\d{2}/.test(day) ? Date.parse(`${day.slice(0, 10)}T00:00:00Z`) : Number.NaN
  return Number.isNaN(time) ? day : DAY.format(time)
}

/** An instant as "Nov 14, 2026, 1:05 PM", in the user's time zone. */
export function formatTime(instant: string): string {
  return TIME.format(Date.parse(instant))
}

/** Today in the user's time zone as `YYYY-MM-DD`. */
export function today(now = new Date()): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-')
}

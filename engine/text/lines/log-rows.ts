/** A day, an hour, a count: what stands before an entry of a log. */
const STAMP =
  /^(?:(?:(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}[.,]?\s)?[^\s\d?]*[\d?]\S*(?:\s\S+){0,2})?$/i

function isStamp(cell: string): boolean {
  const text = cell.trim()
  return text.length <= 40 && STAMP.test(text)
}

/** Where the entry stands in a row of a log, behind its stamps; nothing for a row of figures or names. */
export function entryOf(row: string): { start: number; end: number } | undefined {
  let end = row.length
  while (end > 0 && /[\s|]/.test(row.charAt(end - 1))) end--
  const start = row.lastIndexOf('|', end - 1) + 1
  const stamps = row.slice(0, Math.max(start - 1, 0)).replace(/^\s*\|/, '')
  const entry = row.slice(start, end).trim()
  if (!/\d/.test(stamps) || !stamps.split('|').every(isStamp)) return undefined
  return entry.split(/\s+/).length >= 3 && /\p{L}{3}/u.test(entry) ? { start, end } : undefined
}

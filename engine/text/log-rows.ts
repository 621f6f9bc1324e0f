import { matchesIn } from './matches.ts'

/** A day, an hour, a count: what stands before an entry of a log. */
const STAMP = /^(?:\S*[\d?]\S*(?:\s\S+){0,2})?$/
const DASH = /(?:^|\s)[-\u2022]\s+(?=\p{L})/gu

function isStamp(cell: string): boolean {
  const text = cell.trim()
  return text.length <= 40 && STAMP.test(text)
}

/** The row of a table that is a log: its stamps, and where its entries stand; nothing for a row of figures or names. */
export function readLogRow(
  row: string,
): { stamp: number; entries: { start: number; end: number }[] } | undefined {
  let end = row.length
  while (end > 0 && /[\s|]/.test(row.charAt(end - 1))) end--
  const bar = row.lastIndexOf('|', end - 1)
  const stamps = row
    .slice(0, Math.max(bar, 0))
    .replace(/^\s*\|/, '')
    .split('|')
  if (bar < 1 || !/\d/.test(stamps.join(' ')) || !stamps.every(isStamp)) return undefined
  const cell = row.slice(bar + 1, end)
  if (cell.trim().split(/\s+/).length < 3 || !/\p{L}{3}/u.test(cell)) return undefined
  // "- Moved the rows <br> - Wrote the page" are two entries in one cell.
  const dashes = matchesIn(cell, DASH)
  const starts = dashes.length > 1 || dashes[0]?.index === 0 ? dashes : []
  const edges = starts.map((match) => bar + 1 + match.index + match[0].length)
  return {
    stamp: bar,
    entries:
      edges.length > 0
        ? edges.map((start, at) => ({ start, end: bar + 1 + (starts[at + 1]?.index ?? cell.length) }))
        : [{ start: bar + 1, end }],
  }
}

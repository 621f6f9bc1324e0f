import { verbIn } from '../clauses/verbs.ts'
import { inPlaceOf } from './in-place.ts'

const DATE_CELL =
  /\|(?:[^|\n]{0,12}\d{1,2}[/.-]\d{1,2}[^|\n]{0,12}|\s*(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}\.? \d{1,2}|\d{1,2}(?:st|nd|rd|th)? (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6})(?:,? \d{4})?\s*)\|/
const TABLE = /(?:^[ \t]*\|.*(?:\n|$))+/gm

/** A diary or a time sheet kept in a table: its cells one below the other, without the hours, which would stand alone. */
export function fromDiaryTable(text: string): string {
  if (!DATE_CELL.test(text)) return text
  return text.replace(TABLE, (table) => {
    const rows = table.split('\n')
    const days = rows.filter((row) => DATE_CELL.test(row) && row.split('|').some(tells))
    return days.length * 3 >= rows.length ? rows.map(day).join('\n') : table
  })
}

/** A cell of many words, or one that opens with what was done. */
function tells(cell: string): boolean {
  const words = cell
    .trim()
    .replace(/^[-*]\s/, '')
    .split(' ')
  const isDeed = verbIn(words[0]?.toLowerCase() ?? '', 'past', 'ing')?.isWork === true
  return words.length >= 10 || (isDeed && words.length >= 3)
}

/** The day, and what was done as items. */
function day(row: string): string {
  const cells = row.split('|')
  const isHeader = cells.every((cell) => /^\s*(?:[A-Za-z][a-z]*(?: [a-z]+)?\s*)?$/.test(cell))
  return cells
    .map((cell, at) => {
      if (isHeader || (at > 1 && /^[\s\d.,:h-]*$/.test(cell))) return ' '.repeat(cell.length)
      return cell.replace(/^\s(?=\p{L}{3,} )/u, '-')
    })
    .join('\n')
    .replace(/<br\s?\/?>/gi, (tag) => inPlaceOf(tag, '\n'))
}

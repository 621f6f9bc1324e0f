import { NOUN_VERBS } from '../../lexicon/noun-verbs.ts'
import { verbIn } from '../clauses/verbs.ts'

const TABLE = /(?:^[ \t]*\|.*(?:\n|$)){3,}/gm
const RULE = /^[\s|:-]+$/
/** What stands over a column that tells what was done. */
const TELLING =
  /^(?:(?:main |key )?(?:changes?|modifications?|fix(?:es)?|actions?|solutions?|resolutions?)(?: made| applied| taken)?|what|what (?:was|i|we)? ?(?:changed|done|did|fixed)|purpose|descriptions?|details?|summary|notes?|work done)$/i
const MADE = /^(?:created|added|removed|deleted)$/i

/** A table of the parts of a change, "| gate.yml | Modified | Added a brake |": a list of what was done, as most people write it. */
export function fromChangeTable(text: string): string {
  if (!text.includes('|')) return text
  return text.replace(TABLE, (table) => {
    const [header = '', rule = '', ...rows] = table.split('\n')
    const heads = cellsOf(header).map(bare)
    const told = rows.filter((row) => row.trim() !== '')
    const column = heads.findLastIndex(
      (head, at) =>
        TELLING.test(head) &&
        told.filter((row) => isDeed(cellsOf(row)[at] ?? '')).length * 2 >= Math.max(told.length, 2),
    )
    if (!RULE.test(rule) || column < 1) return table
    return [blank(header), blank(rule), ...rows.map((row) => item(row, column))].join('\n')
  })
}

/** The cells between the bars, each with the room that it takes. */
function cellsOf(row: string): string[] {
  return row.split('|')
}

function bare(cell: string): string {
  return cell.replace(/[*_`]/g, '').trim()
}

/** "Added a brake", "Splits the loop in two". */
function isDeed(cell: string): boolean {
  const [word = '', next = '', ...others] = bare(cell).toLowerCase().split(/\s+/)
  const isOrder = !NOUN_VERBS.has(word) || /^(?:the|an?|all|its|both)$/.test(next)
  const verb = verbIn(word, 'past', 's') ?? (isOrder ? verbIn(word, 'base') : undefined)
  return others.length > 0 && verb?.isWork === true
}

/** The row with nothing but what was done; "Created" says it of a thing that is only named. */
function item(row: string, column: number): string {
  if (row.trim() === '') return row
  const cells = cellsOf(row)
  const isNamed = !isDeed(cells[column] ?? '')
  const kept = cells.map((cell, at) =>
    at === column || (isNamed && at < column && MADE.test(bare(cell))) ? cell : blank(cell),
  )
  return kept.join(' ').replace(/^ /, '-')
}

function blank(text: string): string {
  return ' '.repeat(text.length)
}

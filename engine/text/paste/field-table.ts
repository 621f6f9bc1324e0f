import { roleOfHeading } from '../../lexicon/headings.ts'

const TABLE = /(?:^[ \t]*\|.*(?:\n|$)){3,}/gm
const ROW = /^([ \t]*)\|([^|]*)\|([^|]*)\|[ \t]*$/
const RULE = /^[\s|:-]*$/

/** A form filled in as a table, "| Fix | Raised the limit |": a list of labels, as most people write it. */
export function fromFieldTable(text: string): string {
  if (!text.includes('|')) return text
  return text.replace(TABLE, (table) => {
    const rows = table.split('\n')
    const told = rows.filter((row) => row.trim() !== '' && !RULE.test(row))
    const labels = told.flatMap((row) => ROW.exec(row)?.[2] ?? [])
    const known = labels.filter((label) => roleOfHeading(bare(label)) !== undefined)
    if (labels.length < told.length || known.length < 2 || known.length * 2 < labels.length - 1) return table
    const isRuled = rows.findIndex((row) => RULE.test(row)) === 1
    return rows
      .map((row, at) => (RULE.test(row) || (at === 0 && isRuled) ? blank(row) : item(row)))
      .join('\n')
  })
}

function bare(label: string): string {
  return label.replace(/[*_`]/g, '').trim()
}

/** "| Fix | Raised it |" takes as much room as "- Fix:  Raised it ". */
function item(row: string): string {
  return row.replace(ROW, (whole, indent: string, label: string, told: string) =>
    `${indent}-${label.trimEnd()}:`
      .padEnd(indent.length + label.length + 2)
      .concat(told)
      .padEnd(whole.length),
  )
}

function blank(row: string): string {
  return ' '.repeat(row.length)
}

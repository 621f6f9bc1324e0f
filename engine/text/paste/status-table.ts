const TABLE = /(?:^[ \t]*\|.*(?:\n|$)){3,}/gm
const RULE = /^[\s|:-]+$/
const WORK =
  /^(?:tasks?|items?|features?|work|work items?|deliverables?|activit(?:y|ies)|what|tickets?|goals?)$/i
const STATUS = /^(?:status|state|progress|done\??|completed\??)$/i
const DONE =
  /^(?:(?:\u2705|\u2714\ufe0f?|\u2611\ufe0f?)\s*)?(?:(?:done|complete|completed|finished|merged|shipped|100\s?%|yes)\b[^|]{0,12})?$/i

/** A table of tasks and how they stand, "| Paint the gate | Complete | 2 h |": a list of those that were done. */
export function fromStatusTable(text: string): string {
  if (!text.includes('|')) return text
  return text.replace(TABLE, (table) => {
    const [header = '', rule = '', ...rows] = table.split('\n')
    const heads = header.split('|').map(bare)
    const work = heads.findIndex((head) => WORK.test(head))
    const status = heads.findIndex((head) => STATUS.test(head))
    if (!RULE.test(rule) || work < 1 || status < 0) return table
    const told = rows.map((row) => (isDone(row, work, status) ? item(row, work) : row))
    return told.some((row, at) => row !== rows[at]) ? [blank(header), blank(rule), ...told].join('\n') : table
  })
}

function bare(cell: string): string {
  return cell.replace(/[*_`]/g, '').trim()
}

/** Whether the row says of a task in more than a word that it is over. */
function isDone(row: string, work: number, status: number): boolean {
  const cells = row.split('|').map(bare)
  const stands = cells[status] ?? ''
  return stands !== '' && DONE.test(stands) && (cells[work] ?? '').includes(' ')
}

function item(row: string, work: number): string {
  return row
    .split('|')
    .map((cell, at) => (at === work ? cell : blank(cell)))
    .join(' ')
    .replace(/^ /, '-')
}

function blank(text: string): string {
  return ' '.repeat(text.length)
}

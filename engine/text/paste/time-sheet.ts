const HEADER =
  /^(?=.*\bdate\b)(?=.*\b(?:activity|tasks?|description|notes?|work|details|comment)\b)[^;\t,]*[;\t,].*$/i
const ENTRY = /^\W*(?:activity|tasks?|description|notes?|work|details|comment)\W*$/i
const DATE = /^\W*date\W*$/i

/** A time sheet as a spreadsheet exports it: of each row the date, and below it what was done. */
export function fromTimeSheet(text: string): string {
  const lines = text.split('\n')
  const head = lines.findIndex((line) => line.length < 200 && HEADER.test(line))
  const header = lines[head]
  if (header === undefined) return text
  const separator = [';', '\t', ','].find((mark) => header.includes(mark)) ?? ';'
  const names = header.split(separator)
  const entry = names.findIndex((name) => ENTRY.test(name))
  const date = names.findIndex((name) => DATE.test(name))
  if (entry < 1 || date < 0) return text
  return lines
    .map((line, at) => {
      if (at === head) return ' '.repeat(line.length)
      const cells = line.split(separator)
      return at > head && cells.length >= names.length ? dayOf(cells, date, entry, names.length) : line
    })
    .join('\n')
}

/** Where the entry is the last column, what looks like more columns is part of it. */
function dayOf(cells: readonly string[], date: number, entry: number, count: number): string {
  const isLast = entry === count - 1
  const before = cells.slice(0, entry)
  const kept = before.map((cell, at) => (at === date ? cell : ' '.repeat(cell.length))).join(' ')
  const told = isLast ? cells.slice(entry).join(' ') : (cells[entry] ?? '')
  const rest = isLast ? 0 : cells.slice(entry + 1).reduce((sum, cell) => sum + cell.length + 1, 0)
  const mark = kept.endsWith('  ') ? `${kept.slice(0, -2)}\n- ` : `${kept}\n`
  return `${mark}${told}${' '.repeat(rest)}`
}

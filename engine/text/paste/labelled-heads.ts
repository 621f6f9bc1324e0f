import { readLabel } from '../lines/front-labels.ts'

/** "#### Fix: Replaced the fuse and closed the lid" is longer than the name of a section. */
const HEAD = /^ {0,3}(#{1,6} {1,3})(?=((?:\S+ ){2,}\S))/

/** A form that was filled in on its headings, with nothing below them: each is a statement behind its label, and no section. */
export function fromLabelledHeads(raw: string): string {
  if (!/^ {0,3}#/m.test(raw)) return raw
  const lines = raw.split('\n')
  const isFilledIn = (line: string) => {
    const text = HEAD.exec(line) ? line.replace(/^[ #]+/, '') : ''
    return text !== '' && readLabel(text) !== undefined
  }
  const isBare = (at: number) => {
    const below = lines.slice(at + 1).find((line) => line.trim() !== '')
    return below === undefined || below.startsWith('#')
  }
  if (lines.filter((line, at) => isFilledIn(line) && isBare(at)).length < 2) return raw
  return lines
    .map((line) =>
      isFilledIn(line) ? line.replace(HEAD, (_, mark: string) => '-'.padEnd(mark.length)) : line,
    )
    .join('\n')
}

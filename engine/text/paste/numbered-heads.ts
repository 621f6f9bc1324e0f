import { roleOfHeading } from '../../lexicon/headings.ts'

/** "1. What I did", with what was done on the lines below it. */
const HEAD = /^( {0,3})(\d{1,2}[.)])(?=\s+(\S.*)$)/
const NUMBERED = /^ {0,3}\d{1,2}[.)]\s/

/** The numbered questions of a weekly report, answered in lines of their own: headings, and no list. */
export function fromNumberedHeads(raw: string): string {
  const lines = raw.split('\n')
  const isHead = (line: string, at: number) => {
    const words = HEAD.exec(line)?.[3]
    const next = lines[at + 1] ?? ''
    return (
      words !== undefined && next.trim() !== '' && !NUMBERED.test(next) && roleOfHeading(words) !== undefined
    )
  }
  if (lines.filter(isHead).length < 2) return raw
  return lines
    .map((line, at) =>
      isHead(line, at)
        ? line.replace(HEAD, (_, indent: string, mark: string) => `${indent}##${' '.repeat(mark.length - 2)}`)
        : line,
    )
    .join('\n')
}

import { fold } from './fold.ts'

/** A text as trimmed lines without Markdown marks, bullets and decoration; blank lines are kept as ''. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n?|\n|\u2028|\u2029/).map(plainLine)
}

export function plainLine(line: string): string {
  if (!line) return line
  return line
    .replace(/[\u200b-\u200f\ufeff\u00ad]/g, '')
    .replace(/[\u00a0\t\u2000-\u200a]+/g, ' ')
    .replace(/[‘’´`]/g, "'")
    .replace(/!?\[([^\]]{0,300})\]\([^)\s]{0,500}\)/g, '$1')
    .replace(/^\s*(?:#{1,6}\s+|>\s+|(?:--|[-*+•·▪●◦‣–—o])\s+|\d{1,2}[.)]\s+)/u, '')
    .replace(/\*\*|__|~~/g, '')
    .replace(
      /^(?:\p{Extended_Pictographic}|\ufe0f|\u200d|\s)+|(?:\p{Extended_Pictographic}|\ufe0f|\u200d|\s)+$/gu,
      (run) => (/\d/.test(run) ? run : ''),
    )
    .replace(/\s{2,}/g, ' ')
    .replace(/^\*(\S[^*]{0,200})\*$/, '$1')
    .trim()
}

/** Similar jobs below a posting repeat its words with other employers' names. */
export function beforeOtherJobs(lines: string[]): string[] {
  const end = lines.findIndex(
    (line, i) =>
      i > 20 &&
      /^(?:similar (?:jobs|searches)|people also viewed|related jobs|more jobs|recommended jobs|referrals increase your chances|ahnliche (?:jobs|stellen)|offres similaires|ofertas similares)/.test(
        fold(line),
      ),
  )
  return end > 0 ? lines.slice(0, end) : lines
}

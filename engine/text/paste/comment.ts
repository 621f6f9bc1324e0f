/** Three lines and more, one below the other, that open with the mark of a comment. */
const RUN = /^(?:[ \t]*(?:#|\/\/|::|;;|REM)(?:[ \t][^\n]*)?(?:\n|$)){3,}/gm
const MARK = /^([ \t]*)(#|\/\/|::|;;|REM)(?=[ \t]|$)( ?)(o (?=[A-Z]))?/gm
/** Headings, which look the same, say less. */
const SAYS_MUCH = /^[ \t]*(?:\S+[ \t]+){6}\S/

/** Lines set as headings, one below the other. */
const LARGE = /^(?:#{2,6}[ \t][^\n]*(?:\n|$)){2,}/gm
/** Where a sentence of such a line goes on in the next. */
const WRAPPED = /(?<=[\w,'")-])[ \t]*\n#{2,6}[ \t]+(?=[a-z])/g

/** Prose that was set large line by line: most of its lines break off in a sentence. */
function isWrapped(lines: string): boolean {
  const wrapped = lines.match(WRAPPED)?.length ?? 0
  return wrapped > 0 && 2 * wrapped >= lines.trim().split('\n').length - 1
}

/** The lines without their marks, which set in would be code. */
function small(lines: string): string {
  return lines
    .replace(WRAPPED, (mark) => ' '.repeat(mark.length))
    .replace(/^#{2,6}[ \t]/gm, (mark) => '\n'.repeat(mark.length))
}

/** What stands at the head of a file or above a function, written down there as in a diary. */
export function fromComment(text: string): string {
  if (!/^[ \t]*(?:#{1,6}|\/\/|::|;;|REM)[ \t]/m.test(text) || text.includes('```')) return text
  return text
    .replace(RUN, (lines) => (lines.split('\n').some((line) => SAYS_MUCH.test(line)) ? bare(lines) : lines))
    .replace(LARGE, (lines) => (isWrapped(lines) ? small(lines) : lines))
}

function bare(lines: string): string {
  return lines.replace(
    MARK,
    (whole: string, before: string, _mark: string, _space: string, item?: string) =>
      before + (item ? '- ' : '').padStart(whole.length - before.length),
  )
}

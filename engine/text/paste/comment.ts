/** Three lines and more, one below the other, that open with the mark of a comment. */
const RUN = /^(?:[ \t]*(?:#|\/\/|::|;;|REM)(?:[ \t][^\n]*)?(?:\n|$)){3,}/gm
const MARK = /^([ \t]*)(#|\/\/|::|;;|REM)(?=[ \t]|$)( ?)(o (?=[A-Z]))?/gm
/** Headings, which look the same, say less. */
const SAYS_MUCH = /^[ \t]*(?:\S+[ \t]+){6}\S/

/** What stands at the head of a file or above a function, written down there as in a diary. */
export function fromComment(text: string): string {
  if (!/^[ \t]*(?:#|\/\/|::|;;|REM)[ \t]/m.test(text) || text.includes('```')) return text
  return text.replace(RUN, (lines) =>
    lines.split('\n').some((line) => SAYS_MUCH.test(line)) ? bare(lines) : lines,
  )
}

function bare(lines: string): string {
  return lines.replace(
    MARK,
    (whole: string, before: string, _mark: string, _space: string, item?: string) =>
      before + (item ? '- ' : '').padStart(whole.length - before.length),
  )
}

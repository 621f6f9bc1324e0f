/** Marks that part a sentence and never a piece of code, and the characters, which no text has, that stand for them while it is read. */
const MARKS = ',;{}\u2192>=-'
const HIDDEN = '\ufdd0\ufdd1\ufdd2\ufdd3\ufdd4\ufdd5\ufdd6\ufdd7'

const IN_CODE = /[,;{}\u2192]|=>|->/g
const HIDDEN_MARK = /[\ufdd0-\ufdd7]/g

/** "f(a, b)": code as long as it was, whose marks no reader of sentences takes for the writer's. */
export function asOneWord(code: string): string {
  return code.replace(IN_CODE, (marks) =>
    [...marks].map((mark) => HIDDEN.charAt(MARKS.indexOf(mark))).join(''),
  )
}

/** A text with its code as it was written. */
export function withCodeMarks(text: string): string {
  return text.replace(HIDDEN_MARK, (mark) => MARKS.charAt(HIDDEN.indexOf(mark)))
}

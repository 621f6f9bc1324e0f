import type { Line } from './lines.ts'

/** A picture in front of a line. */
const PICTURE = /^\s*(?![\u00a9\u00ae\u2122\u2194-\u2199])\p{Extended_Pictographic}\ufe0f?\s+(?=\S)/u
/** An hourglass, roadworks, a cross or a calendar in front of what a list still has before it. */
const NOT_DONE =
  /[\u231b\u23f3\u26d4\u274c\u274e\u2b1c]|\ud83d(?:\udea7|\udd1c|\udeab|\udcc5|\udcc6|\udd04|\uddd3)/

/** The picture that marks a line as an item: a heading has its own alone, a list has one on the line above or below, too. */
export function pictureAt(lines: readonly Line[], at: number): RegExpExecArray | null {
  const hasPicture = (index: number) => PICTURE.test(lines[index]?.text ?? '')
  const text = lines[at]?.text ?? ''
  if (!hasPicture(at) || /:\**\s*$/.test(text)) return null
  return hasPicture(at - 1) || hasPicture(at + 1) ? PICTURE.exec(text) : null
}

/** Whether the mark of an item says that it is not done yet. */
export function isNotDone(mark: string): boolean {
  return NOT_DONE.test(mark)
}

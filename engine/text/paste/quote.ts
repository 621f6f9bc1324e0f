import { lean } from '../../lean.ts'

/** A line that is set as a quote. */
const MARK = lean(/^ ?>[ \t]?/)

/** A note every line of which is set as a quote is its writer's own: the marks are left out, and nothing moves. */
export function fromQuote(text: string): string {
  if (!MARK.test(text)) return text
  const lines = text.split('\n')
  const told = lines.filter((line) => line.trim() !== '')
  if (told.length < 2 || !told.every((line) => MARK.test(line))) return text
  return lines.map((line) => line.replace(MARK, (mark) => ' '.repeat(mark.length))).join('\n')
}

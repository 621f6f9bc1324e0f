import type { Block } from './blocks.ts'
import type { MappedText } from './mapped-text.ts'

/** "Point-in-time-" at the end of a line goes on in the next one; "pre-" and "or post-" are two words. */
function isParted(line: string, next: string): boolean {
  return /\p{L}{2}-$/u.test(line) && /^\p{Ll}{2}/u.test(next) && !/^(?:and|or|to|und|oder)\s/.test(next)
}

/** The lines of a block as one text. */
export function joinLines({ lines }: Block): MappedText {
  const offsets: number[] = []
  const texts: string[] = []
  for (const [index, line] of lines.entries()) {
    if (index > 0 && !isParted(texts.at(-1)?.slice(-4) ?? '', line.text)) {
      offsets.push(line.start - 1)
      texts.push(' ')
    }
    for (let i = 0; i < line.text.length; i++) offsets.push(line.start + i)
    if (line.ends) offsets.push(line.start + line.text.length)
    texts.push(line.ends ? `${line.text}.` : line.text)
  }
  return { text: texts.join(''), offsets }
}

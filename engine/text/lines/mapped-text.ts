import type { TextRange } from '../../../contract/snaps.ts'
import { isSpace } from '../patterns/characters.ts'

/** Text that remembers, for each of its characters, where in the description it came from. */
export type MappedText = { text: string; offsets: readonly number[] }

/** A half-open stretch of a cleaned text, in positions of that text. */
export type Stretch = { start: number; end: number }

/** Collects single characters of a source, each with its own place in the description. */
export function mapBuilder() {
  const parts: string[] = []
  const offsets: number[] = []
  return {
    length: () => offsets.length,
    last: () => parts.at(-1) ?? '',
    push(char: string, offset: number) {
      parts.push(char)
      offsets.push(offset)
    },
    build: (): MappedText => ({ text: parts.join(''), offsets }),
  }
}

/** A part of a mapped text, without the white space around it. */
export function sliceMapped(mapped: MappedText, start: number, end: number): MappedText {
  let from = start
  let to = end
  while (from < to && isSpace(mapped.text.charCodeAt(from))) from++
  while (to > from && isSpace(mapped.text.charCodeAt(to - 1))) to--
  return { text: mapped.text.slice(from, to), offsets: mapped.offsets.slice(from, to) }
}

/** Where in the description a stretch of the cleaned text stands. */
export function rangeOf(mapped: MappedText, start = 0, end = mapped.text.length): TextRange {
  const first = mapped.offsets[start]
  const last = mapped.offsets[end - 1]
  if (first === undefined || last === undefined || end <= start) return { start: 0, end: 0 }
  return { start: first, end: last + 1 }
}

import type { Sentence } from '../../text/lines/document.ts'
import type { Mark } from '../../text/lines/inline.ts'

const ordered = new WeakMap<Sentence, Mark[]>()

/** The code, address or link in which a position of the sentence lies. */
export function markAt(sentence: Sentence, position: number): Mark | undefined {
  // Most sentences have none, and are asked at each word.
  if (sentence.marks.length === 0) return undefined
  const marks = marksOf(sentence)
  let low = 0
  let high = marks.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const mark = marks[middle]
    if (!mark) return undefined
    if (position < mark.start) high = middle - 1
    else if (position >= mark.end) low = middle + 1
    else return mark
  }
  return undefined
}

/** Whether the position lies in an address. */
export function isInUrl(sentence: Sentence, position: number): boolean {
  return markAt(sentence, position)?.kind === 'url'
}

function marksOf(sentence: Sentence): Mark[] {
  const known = ordered.get(sentence)
  if (known) return known
  const marks = sentence.marks.filter(({ kind }) => kind !== 'strong').sort((a, b) => a.start - b.start)
  ordered.set(sentence, marks)
  return marks
}

import type { SourcedField, TextRange } from '../contract/snaps.ts'
import { nearestSentences } from './ground/nearest.ts'
import type { Source } from './ground/source.ts'
import { type Claims, textsOf } from './ground.ts'
import { splitSentences } from './text/lines/sentences.ts'

/** For each part of an entry that is told in words, the sentences of the description that it retells. */
export function alignClaims(claims: Claims, source: Source): Partial<Record<SourcedField, TextRange[]>> {
  return Object.fromEntries(textsOf(claims).map(([field, text]) => [field, alignText(text, source)]))
}

function alignText(text: string, source: Source): TextRange[] {
  const ranges = splitSentences(text, []).flatMap(({ start, end }) =>
    nearestSentences(text.slice(start, end), source).map(({ range }) => range),
  )
  return [...new Map(ranges.map((range) => [range.start, range])).values()].toSorted(
    (a, b) => a.start - b.start,
  )
}

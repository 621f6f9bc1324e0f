import { onceForText } from '../../once.ts'

/** The words of a text that can be compared with those of another: "the" and "for" stand in all of them. */
export const wordSet = onceForText((text): ReadonlySet<string> => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}_.-]{3,}/gu) ?? []
  return new Set(words.filter((word) => !COMMON.has(word)))
})

const COMMON = new Set(
  'the and for with from that this into when was were are has have had its not all any but which who than then there also more such only just about after before over under out off our your their'.split(
    ' ',
  ),
)

/** How many of the words of the shorter text the longer one has. */
export function likeness(a: string, b: string): number {
  return overlap(wordSet(a), wordSet(b))
}

/** The same for words that were taken from their texts before. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a]
  if (small.size === 0) return 0
  let shared = 0
  for (const word of small) if (large.has(word)) shared++
  // One common word proves little.
  if (small.size === 1) return large.size <= 2 ? shared : 0.4 * shared
  return shared / small.size
}

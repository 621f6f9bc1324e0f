/** The words of a text that can be compared with those of another. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}_.-]{3,}/gu) ?? [])
}

/** How many of the words of the shorter text the longer one has. */
export function likeness(a: string, b: string): number {
  return overlap(wordSet(a), wordSet(b))
}

/** The same for words that were taken from their texts before. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a]
  if (small.size === 0) return 0
  // One common word proves little.
  if (small.size === 1) return large.size <= 2 ? 1 : 0.4
  let shared = 0
  for (const word of small) if (large.has(word)) shared++
  return shared / small.size
}

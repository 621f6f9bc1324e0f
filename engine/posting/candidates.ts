import { bare } from './fold.ts'

/** One reading of a field, and how much speaks for it. */
export type Candidate = { value: string; weight: number }

/** Spellings of one name become one candidate under the first of them, with all the weight. */
export function sumUp(candidates: readonly Candidate[]): Candidate[] {
  const sums = new Map<string, Candidate>()
  for (const { value, weight } of candidates) {
    const key = bare(value)
    const known = sums.get(key)
    if (known) known.weight += weight
    else if (key) sums.set(key, { value, weight })
  }
  return [...sums.values()]
}

/** The value with the most weight over all its spellings, if it reaches `least`. */
export function choose(candidates: readonly Candidate[], least: number): string | undefined {
  let best: Candidate | undefined
  for (const candidate of sumUp(candidates)) if (!best || candidate.weight > best.weight) best = candidate
  return best && best.weight >= least ? best.value : undefined
}

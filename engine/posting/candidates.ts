import { bare } from './fold.ts'

/** One reading of a field, and how much speaks for it. */
export type Candidate = { value: string; weight: number }

/** The value with the most weight over all its spellings, if it reaches `least`; of two spellings the earlier. */
export function choose(candidates: readonly Candidate[], least: number): string | undefined {
  const sums = new Map<string, Candidate>()
  for (const { value, weight } of candidates) {
    const key = bare(value)
    if (!key) continue
    const known = sums.get(key)
    if (known) known.weight += weight
    else sums.set(key, { value, weight })
  }
  let best: Candidate | undefined
  for (const candidate of sums.values()) if (!best || candidate.weight > best.weight) best = candidate
  return best && best.weight >= least ? best.value : undefined
}

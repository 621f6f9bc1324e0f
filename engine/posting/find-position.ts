import { type Candidate, choose } from './candidates.ts'
import { positionsInSentences } from './cues.ts'
import { bare } from './fold.ts'
import { titleLines } from './layout.ts'
import { positionScore } from './roles.ts'

/** Positions of a text with their weights; `given` are readings from labels, headlines or metadata. */
export function findPosition(lines: readonly string[], given: readonly Candidate[]): string | undefined {
  const titles = titleLines(lines)
  const said = positionsInSentences(lines)
  const all = [...given, ...titles, ...said.map((candidate, i) => ({ ...candidate, weight: candidate.weight + (i === 0 ? 0.5 : 0) }))]
  // A sentence that repeats a title, or the core of it, vouches for the title as written.
  const vouched = all.map((candidate) => ({
    ...candidate,
    weight: candidate.weight + Math.min(said.filter((other) => isPartOf(other.value, candidate.value)).length, 3),
  }))
  return choose(vouched.filter(({ value }) => positionScore(value) > 0 || given.some((one) => one.value === value)), 2)
}

const isPartOf = (part: string, whole: string) => part !== whole && bare(part).length > 5 && bare(whole).includes(bare(part))

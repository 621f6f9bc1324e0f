import { type Candidate, choose } from './candidates.ts'
import { positionsInSentences } from './cues.ts'
import { bare } from './fold.ts'
import { titleLines } from './layout.ts'

/** The position that title lines, sentences and `given` readings (labels, headlines, metadata) agree on. */
export function findPosition(lines: readonly string[], given: readonly Candidate[]): string | undefined {
  const titles = [...given, ...titleLines(lines)]
  const said = positionsInSentences(lines).map((candidate) => {
    // A sentence that repeats the core of a title vouches for the title as it is written.
    const title = titles.find(({ value, weight }) => weight >= 3 && isPartOf(candidate.value, value))
    return title ? { ...candidate, value: title.value } : candidate
  })
  return choose([...titles, ...said], 2)
}

const isPartOf = (part: string, whole: string) => bare(part).length > 5 && bare(whole).includes(bare(part))

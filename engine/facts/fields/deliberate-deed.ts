import { FAULTS } from '../../features.ts'
import { CUES } from '../../lexicon/cues.ts'
import { STUDYING, WEAK } from '../../lexicon/verbs.ts'
import { mayBefall } from '../../text/wording/deed-frames.ts'
import type { Weighed } from './select.ts'

/** What a deed was for, or went on until: nobody does so without meaning to. */
const MEANT =
  /,? (?:to (?:avoid|prevent|stop|fix|get rid of|work around|keep|reduce|make|stay|be safe|help|guard|protect|rule out)\b|so (?:that )?(?:the|it|they|we|nothing|no|nobody|users|people)\b|until (?:the|it|they|all)\b|after (?:a lot of|some|several|many|much|two|three|lots of)\b|despite\b|instead of\b)/
/** Why it was done, by what the thing itself did. */
const ITS_REASON =
  /,? (?:because|since|as) (?:it|they) (?:had |has |have |would |often |always )?(?!is\b|are\b)/
const REASON = /,? (?:because|since|where|in case|when|after|while|as) (?!of\b)/
const NOW_OR_ALREADY = / (?:is|are) now | (?:has|have) (?:[a-z]+ )?been /

/** "The base image is now pinned because it kept failing", "the limit was raised to avoid the race": what sounds of trouble behind a deed is its reason, and the sentence tells the deed. */
export function withDeliberateDeeds(all: Weighed[]): Weighed[] {
  return all.map((one) => {
    const { problem, solution } = one.likelihood
    return problem > LEAST && solution > LEAST / 4 && solution < SURE && isDeliberate(one)
      ? { ...one, likelihood: { ...one.likelihood, problem: LEAST, solution: Math.max(solution, SURE) } }
      : one
  })
}

/** So much a sentence sounds of trouble at least to be taken for it. */
const LEAST = 0.3
const SURE = 0.55

function isDeliberate({ sentence, clause, body, features }: Weighed): boolean {
  if (sentence.kind !== 'prose' || !clause?.verb.isWork || clause.modality !== 'done' || clause.isNegated)
    return false
  if (
    STUDYING.has(clause.verb.base) ||
    WEAK.has(clause.verb.base) ||
    features.includes('old state') ||
    features.includes('own harm')
  )
    return false
  if (clause.subject !== 'passive' || mayBefall(clause.verb.base)) return false
  const at = tailOf(body)
  return at > 0 && !FAULT_CUES.some((cue) => cue.test(body.slice(0, at)))
}

/** Where the reason of a deed begins. */
function tailOf(body: string): number {
  const found = [MEANT, ITS_REASON, ...(NOW_OR_ALREADY.test(body) ? [REASON] : [])]
    .map((tail) => body.search(tail))
    .filter((at) => at > 0)
  return found.length > 0 ? Math.min(...found) : -1
}

const FAULT_CUES = Object.entries(CUES)
  .filter(([name]) => FAULTS.includes(name) || name === 'persists')
  .map(([, pattern]) => pattern)

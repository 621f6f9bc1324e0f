import type { Prose } from '../../facts/prose.ts'
import type { Deed } from './deed.ts'

const POINTS_BACK =
  /^(?:(?:unfortunately|however|but|sadly|then|shortly after,?),?\s)?(?:this|that|it|which|doing so|the (?:change|deploy(?:ment)?|job|upgrade|migration|rollout|update|restart|release|switch))\s/i
const HARMED =
  /\b(?:broke|exhausted|blocked|crashed|caused|triggered|overloaded|saturated|took (?:down|out)|brought down|locked|flooded|starved|deleted|wiped|corrupted|stalled|led to|resulted in|filled up|knocked)\b/i

/** "We deployed X. This exhausted the pool. We rolled it back": what brought the trouble about is not what was achieved. */
export function isHarmful({ source }: Deed, { all }: Prose, found: readonly Deed[]): boolean {
  const { index, kind } = source.sentence
  if (source.features.includes('own harm')) return true
  // What opens with the remedy is the remedy, whatever is told of the fault next.
  if (kind === 'title' || source.features.includes('fixing') || /\brepair/i.test(source.body)) return false
  const next = all.find(({ sentence }) => sentence.index === index + 1)
  return (
    next !== undefined &&
    POINTS_BACK.test(next.body) &&
    HARMED.test(next.body) &&
    next.likelihood.impact < 0.5 &&
    found.some((other) => other.source.sentence.index > index + 1)
  )
}

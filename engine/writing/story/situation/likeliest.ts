import type { Weighed } from '../../../facts/fields/select.ts'

/** The likeliest sentences that can be told, those of a proper shape first; to tell one takes long, so the others are not asked. */
export function likeliestOf(
  candidates: readonly Weighed[],
  isProper: (one: Weighed) => boolean,
  isTellable: (one: Weighed) => boolean,
): Weighed[] {
  const likely = candidates.filter((one) => one.likelihood.problem >= LIKELY)
  const proper = likely.filter((one) => isProper(one) && isTellable(one))
  if (proper.some((one) => one.likelihood.problem >= SURE)) return proper
  const told = likely.filter(isTellable)
  if (told.length > 0) return told
  const rest = candidates.filter(isTellable)
  const most = Math.max(0, ...rest.map((one) => one.likelihood.problem))
  return rest.filter((one) => one.likelihood.problem >= most)
}

/** How likely a sentence tells the trouble that is preferred to others, and one that needs no other beside it. */
const LIKELY = 0.2
const SURE = 0.3

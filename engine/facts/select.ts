import type { Reading } from '../features.ts'
import type { Likelihood, Role } from '../roles.ts'

/** A sentence with what it probably is. */
export type Weighed = Reading & { likelihood: Likelihood }

export type Budget = {
  role: Role
  threshold: number
  /** What a sentence needs to stand beside one that is chosen already; the same if left out. */
  beside?: number
  /** A sentence with one of these features needs less to be chosen; the first that fits counts. */
  strong?: readonly { features: readonly string[]; threshold: number; beside?: number }[]
  sentences: number
  words: number
}

/** The likeliest sentences for a role that fit the budget, in the order of the text. */
export function select(weighed: readonly Weighed[], budget: Budget): Weighed[] {
  const { role, strong, sentences, words } = budget
  const chosen: Weighed[] = []
  let room = words
  const ranked = weighed
    .filter(
      (one) =>
        !/:$/.test(one.body) &&
        !(role === 'problem' && one.features.includes('noHarm')) &&
        !(role === 'impact' && /\b(?:would|could|might)\b/.test(one.body) && !/\bnow\b/.test(one.body)) &&
        !(role === 'impact' && (isTrouble(one) || IDEA.test(one.body))) &&
        one.likelihood.followup < Math.max(0.5, one.likelihood[role]),
    )
    .sort((a, b) => b.likelihood[role] - a.likelihood[role])
  for (const one of ranked) {
    const tier =
      strong?.find(({ features }) => features.some((feature) => one.features.includes(feature))) ?? budget
    const least = chosen.length > 0 ? (tier.beside ?? tier.threshold) : tier.threshold
    if (one.likelihood[role] < least) continue
    const most = sentences + (role === 'impact' ? figuresMore(one) : 0)
    if (chosen.filter(isProse).length >= most && isProse(one)) continue
    const length = one.body.split(' ').length
    if (length > room && chosen.length > 0) continue
    if (chosen.some((other) => isSame(other.body, one.body))) continue
    chosen.push(one)
    room -= length
  }
  for (const one of weighed) {
    if (chosen.includes(one) || !isFigures(one) || !chosen.some((other) => isNextFigure(other, one))) continue
    const length = one.body.split(' ').length
    if (length > room) continue
    chosen.push(one)
    room -= length
  }
  return chosen.sort((a, b) => a.sentence.index - b.sentence.index)
}

/** "May revisit this", "Can we halve it" */
const IDEA = /^(?:may|can|should|could|let's|maybe|perhaps)\s/i

/** How large the trouble was is no outcome, however many figures say it. */
function isTrouble({ likelihood }: Weighed): boolean {
  return likelihood.problem > Math.max(0.5, 5 * likelihood.impact)
}

/** Beside the sentences of a result one more may tell how a number moved, and two may be bare figures. */
function figuresMore({ features, body }: Weighed): number {
  if (features.includes('quantity') && body.split(' ').length <= 12) return 2
  return features.includes('change of number') || features.includes('quantity+gain') ? 1 : 0
}

/** The lines of one table or benchmark belong together. */
function isNextFigure(chosen: Weighed, one: Weighed): boolean {
  return (
    isFigures(chosen) &&
    one.quantities.length > 0 &&
    Math.abs(chosen.sentence.index - one.sentence.index) <= 3
  )
}

/** A row of a table, a line of a benchmark, or an item of a list that is hardly more than its figure. */
function isFigures(one: Weighed): boolean {
  return (
    !isProse(one) ||
    (one.sentence.kind === 'item' && one.quantities.length > 0 && one.body.split(' ').length <= 7)
  )
}

function isProse({ sentence }: Weighed): boolean {
  return sentence.kind !== 'data' && sentence.kind !== 'row'
}

function isSame(a: string, b: string): boolean {
  const fold = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  return fold(a) === fold(b)
}

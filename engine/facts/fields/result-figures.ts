import { inOrder, isSame, lengthOf, rank, type Weighed } from './select.ts'

/** Where a result is told, the figures around it mostly belong to it. */
const BARE = { features: ['quantity'], alone: 0.13, beside: 0.08 }
/** What figures say, and how likely their sentence must be an outcome, by itself or beside one that is told already. */
const TELLING = [
  {
    features: ['quantity+gain', 'change of number', 'figures compared', 'score', 'tally', 'progress'],
    alone: 0.11,
    beside: 0.06,
  },
  BARE,
]

/** Adds to the outcome the figures that were measured: they need less to be told than words, for they should not be lost. */
export function withFigures(
  impact: readonly Weighed[],
  weighed: readonly Weighed[],
  words: number,
): Weighed[] {
  const chosen = [...impact]
  let room = words - chosen.reduce((sum, one) => sum + lengthOf(one), 0)
  const add = (one: Weighed) => {
    if ((lengthOf(one) > room && chosen.length > 0) || chosen.some((other) => isSame(other.body, one.body)))
      return
    chosen.push(one)
    room -= lengthOf(one)
  }
  for (const one of rank(weighed, 'impact')) {
    const tier = TELLING.find(({ features }) => features.some((feature) => one.features.includes(feature)))
    if (!tier || one.likelihood.impact < (chosen.length > 0 ? tier.beside : tier.alone)) continue
    if (!chosen.includes(one) && isOtherFigure(one, tier === BARE, chosen.length > 0)) continue
    if (isProse(one) && chosen.filter(isProse).length >= SENTENCES + figuresMore(one)) continue
    add(one)
  }
  for (const one of weighed) {
    if (isFigures(one) && chosen.some((other) => isNextFigure(other, one))) add(one)
  }
  return inOrder(chosen)
}

/** "I simulated 2M games" tells how much was done, and beside a result the size of the trouble belongs to the trouble. */
function isOtherFigure(
  { clause, likelihood, features }: Weighed,
  isBare: boolean,
  isBeside: boolean,
): boolean {
  // "Added 50 g of salt", "went through all 90 crates": a figure of the work, by all that the sentence says.
  const ofWork = Math.max(likelihood.solution, likelihood.approach)
  if ((isBare || features.includes('tally')) && !MOVED.some((one) => features.includes(one)))
    if (ofWork > 2.5 * likelihood.impact) return true
  if (!isBare) return false
  if (clause?.subject === 'i' && likelihood.impact < 0.3) return true
  return isBeside && likelihood.problem > Math.max(0.3, 3 * likelihood.impact)
}

const MOVED = ['quantity+gain', 'change of number', 'figures compared', 'score', 'progress', 'pure gain']

const SENTENCES = 3

/** Beside the sentences of a result one more may tell how a number moved, and two may be bare figures. */
function figuresMore(one: Weighed): number {
  if (one.features.includes('quantity') && lengthOf(one) <= 12) return 2
  return one.features.includes('change of number') || one.features.includes('quantity+gain') ? 1 : 0
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
  return !isProse(one) || (one.sentence.kind === 'item' && one.quantities.length > 0 && lengthOf(one) <= 7)
}

function isProse({ sentence }: Weighed): boolean {
  return sentence.kind !== 'data' && sentence.kind !== 'row'
}

import type { Reading } from '../features.ts'
import type { Likelihood, Role } from '../roles.ts'

/** A sentence with what it probably is. */
export type Weighed = Reading & { likelihood: Likelihood }

export type Budget = {
  role: Role
  threshold: number
  /** A sentence with one of these features needs less to be chosen; the first that fits counts. */
  strong?: readonly { features: readonly string[]; threshold: number }[]
  sentences: number
  words: number
}

/** The likeliest sentences for a role that fit the budget, in the order of the text. */
export function select(
  weighed: readonly Weighed[],
  { role, threshold, strong, sentences, words }: Budget,
): Weighed[] {
  const chosen: Weighed[] = []
  let room = words
  const ranked = weighed
    .filter((one) => {
      const tier = strong?.find(({ features }) => features.some((feature) => one.features.includes(feature)))
      return (
        one.likelihood[role] >= (tier?.threshold ?? threshold) &&
        !/:$/.test(one.body) &&
        !(role === 'problem' && one.features.includes('noHarm')) &&
        !(role === 'impact' && /\b(?:would|could|might)\b/.test(one.body) && !/\bnow\b/.test(one.body)) &&
        one.likelihood.followup < Math.max(0.5, one.likelihood[role])
      )
    })
    .sort((a, b) => b.likelihood[role] - a.likelihood[role])
  for (const one of ranked) {
    const most = sentences + (role === 'impact' ? figuresMore(one) : 0)
    if (chosen.filter(isProse).length >= most && isProse(one)) continue
    const length = one.body.split(' ').length
    if (length > room && chosen.length > 0) continue
    if (chosen.some((other) => isSame(other.body, one.body))) continue
    chosen.push(one)
    room -= length
  }
  for (const one of weighed) {
    if (chosen.includes(one) || isProse(one) || !chosen.some((other) => isNextFigure(other, one))) continue
    const length = one.body.split(' ').length
    if (length > room) continue
    chosen.push(one)
    room -= length
  }
  return chosen.sort((a, b) => a.sentence.index - b.sentence.index)
}

/** Beside the sentences of a result one more may tell how a number moved, and two may be bare figures. */
function figuresMore({ features, body }: Weighed): number {
  if (features.includes('quantity') && body.split(' ').length <= 12) return 2
  return features.includes('change of number') ? 1 : 0
}

/** The lines of one table or benchmark belong together. */
function isNextFigure(chosen: Weighed, one: Weighed): boolean {
  return (
    !isProse(chosen) && one.quantities.length > 0 && Math.abs(chosen.sentence.index - one.sentence.index) <= 3
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

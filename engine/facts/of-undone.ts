import type { Weighed } from './select.ts'

const UNDOING = /^(?:\S+:\s)?revert(?:s|ed|ing)?\b/i
/** What came of the undoing says so. */
const SINCE =
  /\b(?:now|again|back|restores?|restored|revert\w*|no longer|this (?:change|pr|commit) (?!had))\b/i

/** Where a change was taken back, the figures that its text tells came of that change: they are the trouble. */
export function withUndoneAsTrouble(all: Weighed[]): Weighed[] {
  if (!all.some(({ sentence, body }) => sentence.kind === 'title' && UNDOING.test(body))) return all
  return all.map((one) => {
    const { likelihood, sentence, quantities, body } = one
    if (sentence.kind === 'title' || quantities.length === 0 || SINCE.test(body)) return one
    if (likelihood.impact <= likelihood.problem) return one
    return { ...one, likelihood: { ...likelihood, problem: likelihood.impact, impact: likelihood.problem } }
  })
}

import type { Weighed } from './select.ts'

const UNDOING = /^(?:\S+:\s)?revert(?:s|ed|ing)?\b/i

/** A subject line that says so, or the line below it: "Reverts harbour/tide#12". */
function isUndoing({ sentence, body }: Weighed): boolean {
  return UNDOING.test(body) && (sentence.kind === 'title' || /^reverts?\s\S+$/i.test(body))
}

/** What came of the undoing says so. */
const SINCE =
  /\b(?:now|again|back|restores?|restored|revert\w*|no longer|this (?:change|pr|commit) (?!had))\b/i

/** "It helps a bit": what was taken back did. */
const OF_UNDONE = /^(?:it|that)\s(?:also\s)?[a-z]+s\s/i

/** Where a change was taken back, the figures that its text tells came of that change: they are the trouble, and so is what "it" does. */
export function withUndoneAsTrouble(all: Weighed[]): Weighed[] {
  if (!all.some(isUndoing)) return all
  return all.map((one) => {
    const { likelihood, sentence, quantities, body } = one
    if (sentence.kind === 'title' || SINCE.test(body)) return one
    if (quantities.length === 0 && !OF_UNDONE.test(body)) return one
    if (likelihood.impact <= likelihood.problem) return one
    return { ...one, likelihood: { ...likelihood, problem: likelihood.impact, impact: likelihood.problem } }
  })
}

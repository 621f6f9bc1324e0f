import type { Prose } from './facts/prose.ts'

/** What to ask the user for, and what to look at twice before it goes on a CV. */
export function takeNotes(prose: Prose, found: readonly (string | undefined)[]): string[] {
  const notes = found.filter((note) => note !== undefined)
  if (prose.impact.length === 0) notes.push('No outcome is stated: add a number if you have one.')
  else if (prose.impact.every((one) => one.quantities.length === 0))
    notes.push('The outcome is told without a number: add one if you have it.')
  if (prose.problem.length === 0) notes.push('The text does not say what the problem was.')
  if (prose.solution.length === 0) notes.push('The text does not say what was done.')
  if (
    prose.impact.some((one) =>
      /\b(?:about|around|roughly|nearly|probably|should|expected|estimate\w*|up to)\b|~/.test(one.body),
    )
  ) {
    notes.push('The outcome is hedged or approximate in the text: check it before you use it.')
  }
  return notes
}

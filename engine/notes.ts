import { type Prose, TOLD_AT_MOST } from './facts/fields/prose.ts'
import type { Document } from './text/lines/document.ts'
import { isEnglish } from './text/wording/language.ts'

/** "About 40 a week" is approximate, "tickets about it" is not. */
const HEDGE =
  /\b(?:(?:about|around)(?=\s(?:[$\u20ac\u00a3]?\d|an?\s|half\b|one\b|two\b|three\b|four\b|five\b|ten\b|twice\b))|roughly|nearly|almost|probably|should|expected|estimate\w*|up to|in tests|i think|seems?)\b|~/i

/** "Went from 40 to 2" counts things that it does not name. */
const COUNT = /(?<![\p{L}\d#._/-])\d+(?:[.,]\d+)*(?![\p{L}\d._/-])/u

/** What to ask the user for, and what to look at twice before it goes on a CV. */
export function takeNotes(
  document: Document,
  prose: Prose,
  found: readonly (string | undefined)[],
): string[] {
  const notes = found.filter((note) => note !== undefined)
  if (!isEnglish(document))
    notes.push('The text does not seem to be English: check all fields, the bullet and the story.')
  if (prose.impact.length === 0) notes.push('No outcome is stated: add a number if you have one.')
  else if (prose.impact.every((one) => one.quantities.length === 0 && !COUNT.test(one.body)))
    notes.push('The outcome is told without a number: add one if you have it.')
  if (prose.impact.some((one) => HEDGE.test(one.body)))
    notes.push('The outcome is hedged or approximate in the text: check it before you use it.')
  if (prose.problem.length === 0) notes.push('The text does not say what the problem was.')
  if (prose.solution.length === 0) notes.push('The text does not say what was done.')
  if (prose.all.some((one) => one.sentence.section === 'followup' || one.likelihood.followup > 0.7))
    notes.push('Plans in the text were left out: they are not done yet.')
  if (prose.all.length >= TOLD_AT_MOST)
    notes.push('The text is very long: only what most surely tells of the work was read for the summary.')
  return notes
}

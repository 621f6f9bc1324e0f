import type { Sentence } from './document.ts'

/** Whether it is told under "Blockers": what still stands in the way is no reason for what got done beside it. */
export function standsInTheWay({ headings, label }: Sentence): boolean {
  return isOfBlockers(label ?? '') || isOfBlockers(headings.at(-1) ?? '')
}

function isOfBlockers(heading: string): boolean {
  return heading.length <= LONGEST && OPEN.test(heading.replace(/^[^a-z]+/i, '')) && !OVERCOME.test(heading)
}

/** "Blockers / open questions of the team" is about as long as such a heading gets. */
const LONGEST = 40
const OPEN = /^(?:(?:current|any|my|our|the|open|known)\s)?(?:blockers?|blocked|impediments?)\b/i
const OVERCOME = /\b(?:fixed|resolved|solved|cleared|removed|overcome)\b/i

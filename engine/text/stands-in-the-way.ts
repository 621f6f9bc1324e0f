import type { Sentence } from './document.ts'

/** Whether it is told under "Blockers": what still stands in the way is no reason for what got done beside it. */
export function standsInTheWay({ headings, label }: Sentence): boolean {
  return OPEN.test(label ?? '') || OPEN.test(headings.at(-1) ?? '')
}

const OPEN =
  /^\W*(?:(?:current|any|my|our|the|open|known)\s)?(?:blockers?|blocked(?:\s(?:by|on))?|impediments?)(?:\s(?:(?:and|or|&)\s)?[\w-]+|\s?[/,&]\s?[\w-]+)?\W*$/i

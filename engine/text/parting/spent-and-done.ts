import { readClause } from '../clauses/clauses.ts'
import { isDeed } from './split-at.ts'

/** "I spent the week in talks, and drew a new plan": where the time went, and a deed. */
export const SPENT_AND = /,?\sand\s(?=(?:also\s)?[a-z]+\s(?:the|an?|my|our|two|three|all|some|\d))/g

export function isSpentAndDone(head: string, tail: string): boolean {
  if (!/\bspent\s/i.test(head) || /\s[a-z]+ing\s/.test(head)) return false
  return readClause(head)?.verb.base === 'spend' && isDeed(readClause(tail))
}

import { readClause } from '../clauses/clauses.ts'
import type { Sentence } from '../lines/document.ts'
import { isDeed, splitAt } from './split-at.ts'

/** What one goes on to plan in the same breath. */
const STILL_TO_DO =
  /,?\s(?:and|but)\s(?=(?:will|plan to|hope to|want to|still (?:need|have|want) to)\s[a-z]+\s)/g

/** Parts a deed from a plan: "oiled the hinge and will paint the rails next week". */
export function splitStillToDo(sentence: Sentence): Sentence[] {
  return splitAt(sentence, STILL_TO_DO, (head) => isDeed(readClause(head)), 2)
}

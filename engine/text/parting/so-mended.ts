import { readClause } from '../clauses/clauses.ts'
import type { Sentence } from '../lines/document.ts'
import { opensWithDeed } from '../wording/behind-opener.ts'
import { isDeed, splitAt } from './split-at.ts'

const SO = /,?\s(?:and\s)?(?:so|therefore|hence),?\s(?!that\s)(?=\S+\s\S+\s\S)/g
const BUT = /,?\sbut\s(?=\S+\s\S+\s\S)/g
/** What was done of late, and by the writer: "but the bug was fixed in May" may be another's. */
const MENDS =
  /^[^,;]{0,60}(?:\s(?:is|are) now\s|\s(?:has|have) (?:now )?been\s)|^(?:[^,;]{2,40},?\s)?(?:the (?:fix|solution)|this [a-z]+|what (?:I|we) did|(?:fixed|solved) it by|in this [a-z]+)\s/i

/** "The page was slow, so | this patch caches it", "I was tired, but | after lunch the fuse was replaced": the trouble, and what was done. */
export function splitSoMended(sentence: Sentence): Sentence[] {
  return splitAt(sentence, SO, (head, tail) => opensWithDeed(tail) && !isDeed(readClause(head)), 2).flatMap(
    (part) =>
      splitAt(
        part,
        BUT,
        (head, tail) => MENDS.test(tail) && opensWithDeed(tail) && !isDeed(readClause(head)),
        2,
      ),
  )
}

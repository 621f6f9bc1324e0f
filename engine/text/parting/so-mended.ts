import { readClause } from '../clauses/clauses.ts'
import type { Sentence } from '../lines/document.ts'
import { opensWithDeed } from '../wording/behind-opener.ts'
import { isDeed, splitAt } from './split-at.ts'

const SO = /,?\s(?:and\s)?(?:so|but|therefore|hence),?\s(?!that\s)(?=\S+\s\S+\s\S)/g

/** "The page was slow, so | this patch caches it", "I was tired, but | after lunch the fuse was replaced": the trouble, and what was done. */
export function splitSoMended(sentence: Sentence): Sentence[] {
  return splitAt(sentence, SO, (head, tail) => opensWithDeed(tail) && !isDeed(readClause(head)), 2)
}

import { lean } from '../../lean.ts'
import { readClause } from '../clauses/clauses.ts'
import type { Sentence } from '../lines/document.ts'
import { opensWithDeed } from '../wording/behind-opener.ts'
import { isDeed, splitAt } from './split-at.ts'

const SO = /,?\s(?:and\s)?(?:so|therefore|hence),?\s(?!that\s)(?=\S+\s\S+\s\S)/g
const BUT = /,?\sbut\s(?=\S+\s\S+\s\S)/g
/** What was done of late, and by the writer: "but the bug was fixed in May" may be another's. */
const MENDS =
  /^[^,;]{0,60}(?:\s(?:is|are) now\s|\s(?:has|have) (?:now )?been\s)|^(?:[^,;]{2,40},?\s)?(?:the (?:fix|solution)|this [a-z]+|what (?:I|we) did|(?:fixed|solved) it by|in this [a-z]+)\s/i

/** "Found issues", "ran out of memory": what came one's way is no deed of one's own. */
const MET = lean(
  /^(?:(?:I|[Ww]e)\s)?(?:also\s|then\s|soon\s)?(?:[Rr]an (?:into|out of)|[Hh]it|[Gg]ot|[Mm]et|[Ff]aced|[Ff]ound|[Nn]oticed|[Ss]aw|[Ss]potted|[Ee]ncountered|[Kk]ept (?:getting|running into|hitting|losing|seeing)|[Ll]ost|[Hh]ad)\s(?:[\w'-]+\s){0,4}(?:issues?|problems?|troubles?|bugs?|errors?|warnings?|failures?|crashe?s?|leaks?|conflicts?|timeouts?|exceptions?|glitch(?:es)?|limits?|memory|space|time|RAM|pins?|room)(?:\s(?:with|in|on|from|of|about|after|when)\s[^,;]{2,50})?$/,
)

/** "The page was slow, so | this patch caches it", "I was tired, but | after lunch the fuse was replaced": the trouble, and what was done. */
export function splitSoMended(sentence: Sentence): Sentence[] {
  const isMended = (head: string, tail: string) =>
    MET.test(head)
      ? opensWithDeed(tail) || isDeed(readClause(tail))
      : opensWithDeed(tail) && !isDeed(readClause(head))
  return splitAt(sentence, SO, isMended, 2).flatMap((part) =>
    splitAt(
      part,
      BUT,
      (head, tail) => MENDS.test(tail) && opensWithDeed(tail) && !isDeed(readClause(head)),
      2,
    ),
  )
}

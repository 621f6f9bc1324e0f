import { NOUN_VERBS } from '../../lexicon/noun-verbs.ts'
import { readClause } from '../clauses/clauses.ts'
import { verbIn } from '../clauses/verbs.ts'
import { isOfPart, withSubject } from '../meaning/of-thing.ts'
import { isDeed } from './split-at.ts'
import { ADVERBS, DOES } from './statement-words.ts'

/** "Shipped the planner, saves $9k a year", "Trained two cooks, one got a star": what came of a deed, or of whom it was done to. */
export const REMARK = new RegExp(
  `,\\s(?=[a-z]+s\\s(?:us\\s)?(?:(?:the|an?|about|over|up to|next)\\s|[~$\\u20ac\\u00a3]?\\d)|[a-z]+s\\s\\S+|(?:one|both|most|(?:one|two|some|most|all|none) of (?:them|these|those))\\s${ADVERBS}(?:${DOES}|[a-z]+ed)\\b)`,
  'g',
)

export function isRemarked(head: string, tail: string): boolean {
  const isSaid = isOfPart(tail) || (saysWhatItDoes(tail) && withSubject(tail) !== undefined)
  return isSaid && isDeed(readClause(head))
}

/** "..., saves 9 hours", "..., generates a map"; in "..., logs and maps" they are things. */
function saysWhatItDoes(tail: string): boolean {
  const [word = ''] = /^[a-z]+(?=\s)/.exec(tail) ?? []
  const verb = verbIn(word, 's')
  if (!verb || /^\S+\s(?:and|or|of|for|in|on|to|from|with)\s/.test(tail)) return false
  return (
    OF_PROGRAMS.test(verb.base) ||
    !NOUN_VERBS.has(verb.base) ||
    /^\S+\s(?:us\s)?(?:(?:the|an?|about|over|up to|next)\s|[~$\u20ac\u00a3]?\d)/.test(tail)
  )
}

const OF_PROGRAMS =
  /^(?:support|handle|respect|use|run|work|send|show|cover|include|replace|read|write|sync|scale|let|allow|need|retry|process|serve|save)$/

import { lean } from '../lean.ts'
import { onceFor } from '../once.ts'
import { readClause } from '../text/clauses/clauses.ts'
import { verbIn } from '../text/clauses/verbs.ts'
import { matchesIn } from '../text/patterns/matches.ts'
import type { Source } from './source.ts'

const WE = /\b[Ww]e(?:'ve|'re|'ll)?\b|\b[Oo]ur (?:team|group|department)\b/
const ONE = /\b(?:I|I'm|I've|I'd|[Mm]y|[Mm]e|myself|i've|i)\b/
/** What was done formerly, or again and again, is no work that is told here: "before that we kept losing rows". */
const WE_DID = lean(
  /(?<!\b(?:before(?:\s(?:this|that))?|previously|formerly|until\s(?:now|then)),?\s)\b(?:we(?:'ve|\shave|\shad)?|our (?:team|group|department)(?:\shas)?)\s(?:(?:also|then|now|just|finally|first|later|already|all|both|\w+ly)\s){0,2}(?!used\sto\b|kept\s\w+ing\b)([a-z-]+)\b/gi,
)

/** A text of "we" that has no "I" tells a team's work, unless its deeds are told without anybody and "we" did none of them. */
export const isTeamText = onceFor(({ raw, sentences }: Source): boolean => {
  if (!WE.test(raw) || ONE.test(raw)) return false
  const isBare = sentences.some(({ text }) => {
    const clause = readClause(text)
    return clause?.subject === 'none' && clause.form === 'past' && clause.verb.isWork
  })
  return !isBare || matchesIn(raw, WE_DID).some(([, word = '']) => verbIn(word, 'past', 'participle')?.isWork)
})

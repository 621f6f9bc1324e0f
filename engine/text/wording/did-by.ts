import { phraseIn } from '../../writing/sentence/inflect.ts'
import { capitalise } from '../../writing/sentence/tidy.ts'
import { verbIn } from '../clauses/verbs.ts'

const DID_BY =
  /^((?:I|we) )?(?:did|achieved|managed|reached) (?:it|this|that) by (?:simply |just )?([a-z]+ing) (\S.*)$/i

/** "Did it by caching the tiles", behind what came of it: the deed is to cache them. */
export function didBy(text: string): string {
  const [, who = '', word = '', rest = ''] =
    (/^(?:I |we )?[a-z]+ (?:it|this|that) by /i.test(text) && DID_BY.exec(text)) || []
  const verb = verbIn(word.toLowerCase(), 'ing')
  // "By drawing a map and by cleaning the lamps" tells two.
  if (!verb || /\sby\s[a-z]+ing\s/.test(rest)) return text
  const told = phraseIn('past', verb, 'ing', rest)
  return who ? `${who}${told}` : capitalise(told)
}

import type { Prose } from '../../../facts/fields/prose.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { be, isMany } from '../../deeds/extent/object.ts'
import { phraseIn } from '../../sentence/inflect.ts'
import { isPlainClause, isPresent } from '../../sentence/plain.ts'
import { countWords, tidyClause, tidySentence, uncapitalise } from '../../sentence/tidy.ts'
import { isTorn } from '../../sentence/trim.ts'
import { holdsNow } from '../state/state-told.ts'
import { withItsArticle } from '../task/turned.ts'

const AFTER = /^after(?:\s(?:this|the)\s(?:pr|pull request|merge request|mr|change|patch|fix|commit))?\s?:?$/i
const WILL = /^((?:[\w./'-]+\s){1,6}?)will\s(?:now\s)?(be\s)?([a-z]+)((?:\s.*)?)$/i

/** What stands first below "After this PR": how things are since, though the form was filled in before it was merged. */
export function afterChange({ all }: Prose): { text: string; source: Weighed } | undefined {
  const source = all.find(
    ({ sentence, body }) =>
      ((sentence.opensBlock && AFTER.test(sentence.headings.at(-1) ?? '')) ||
        AFTER.test(sentence.label ?? '')) &&
      countWords(body) <= 25,
  )
  const text = source && asSince(tidyClause(source.body))
  return text && !isTorn(text) ? { text: tidySentence(text), source } : undefined
}

const SINCE_THEN =
  /^(?:after|with|since)\s(?:this|the|these)\s(?:pr|pull request|merge request|mr|changes?|patch(?:es)?|fix(?:es)?|commits?),\s(?=\S)/i

/** "After this change, the gate will open at noon": it does now. */
export function sinceChange({ all }: Prose): { text: string; source: Weighed } | undefined {
  for (const source of all) {
    const { body, likelihood, sentence } = source
    if (!SINCE_THEN.test(body) || sentence.kind === 'title' || countWords(body) > 32) continue
    const told = tidyClause(body.replace(SINCE_THEN, ''))
    const text = likelihood.problem < 0.5 && WILL.test(told) ? asSince(told) : undefined
    if (text && !isTorn(text) && !/\b(?:should|would|may|might|not|n't)\b/.test(told))
      return { text: tidySentence(text), source }
  }
  return undefined
}

/** "With this change, panning is smooth": it is now. */
export function heldSince({ body, likelihood, clause }: Weighed): string | undefined {
  if (likelihood.problem > 0.4 || clause || !SINCE_THEN.test(body)) return undefined
  const told = tidyClause(body.replace(SINCE_THEN, ''))
  if (NOT_SO.test(told) || !isPlainClause(told) || !isPresent(told)) return undefined
  const text = tidySentence(holdsNow(`that ${told}`) ?? told)
  return isTorn(text) ? undefined : text
}

const NOT_SO =
  /^(?:this|it|they|we|I|you|that|there|no|these|those|he|she)\b|\b(?:will|should|would|may|might|could|can|was|were|had|did|when|if|until|now)\b|[;:]/i

function asSince(told: string): string | undefined {
  const [, who = '', passive, word = '', rest = ''] = WILL.exec(told) ?? []
  if (!who) return isPlainClause(told) && !/\b(?:will|should|would|may|might)\b/.test(told) ? told : undefined
  if (/^(?:this|it|they|we|I|you|that|there|no)\s/i.test(who)) return undefined
  const thing = withItsArticle(uncapitalise(who.trim()))
  if (passive) return verbIn(word, 'participle') && `${thing} ${be(thing)} now ${word}${rest}`
  const verb = verbIn(word, 'base')
  return verb && `${thing} now ${phraseIn(isMany(thing) ? 'base' : 's', verb, 'base', rest.trim())}`
}

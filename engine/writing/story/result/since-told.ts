import type { Prose } from '../../../facts/fields/prose.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import type { Phrase } from '../../bullet/reason/trouble.ts'
import { type Deed, tell } from '../../deeds/deed.ts'
import { countWords, tidyClause, tidySentence } from '../../sentence/tidy.ts'
import { isTorn } from '../../sentence/trim.ts'
import { isSaidIn } from '../action/said-in.ts'
import type { Material } from '../material.ts'
import { holdsNow } from '../state/state-told.ts'
import { sinceChange } from './after-change.ts'

/** What the text says of how things are since the work, though no sentence of its own says that it is the result. */
export function sinceTold(
  { prose, deeds }: Material,
  action: Phrase,
): (Phrase & { tail?: string; spares?: number }) | undefined {
  const since = sinceChange(prose)
  if (since && !isSaidIn(since.text, action)) return { text: since.text, sources: [since.source] }
  return madeSure(prose, action) ?? effectNoted(deeds)
}

const ENSURES = lean(
  /(?:^(?:(?:this|it)\s)?|(,\s(?:thus\s|thereby\s|and\s)?))(?:also\s)?(?:ensures|ensuring|guarantees|guaranteeing|makes sure|making sure)\s((?:that\s)?[^;:]{8,140})$/i,
)

/** "Added a latch, ensuring that the lid stays shut": it does. */
function madeSure({ all }: Prose, action: Phrase): (Phrase & { tail?: string }) | undefined {
  for (const source of all) {
    const { likelihood, sentence } = source
    if (sentence.kind === 'title' || likelihood.followup > 0.4 || likelihood.problem > 0.5) continue
    const body = tidyClause(source.body)
    const [whole = '', joint = '', told = ''] = ENSURES.exec(body) ?? []
    const state = whole && holdsNow(told)
    if (!state || countWords(state) > 24 || isTorn(state) || UNPLACED.test(state)) continue
    const isTail = joint !== '' && action.text.includes(whole)
    return { text: tidySentence(state), sources: [source], ...(isTail ? { tail: whole } : {}) }
  }
  return undefined
}

const UNPLACED = /^(?:it|this|that|they|these|we|I|you)\b|\b(?:them|these|those)\b/i

const GAINS =
  /^(?:improve|enhance|reduce|increase|simplify|speed|cut|lower|eliminate|streamline|strengthen|shorten|prevent|boost)$/

/** "Improved the yield of both fields", below "Impact": the work as a whole did. */
function effectNoted(deeds: readonly Deed[]): (Phrase & { spares: number }) | undefined {
  const told = deeds
    .filter(
      ({ source, clause }) => isEffect(source) && GAINS.test(clause.verb.base) && clause.form === 'past',
    )
    .toSorted((a, b) => a.source.sentence.index - b.source.sentence.index)[0]
  const text = told && tell(told, 'past')
  return text && countWords(text) >= 3 && countWords(text) <= 24 && !isTorn(text)
    ? { text: tidySentence(`This ${text}`), sources: [told.source], spares: 1 }
    : undefined
}

function isEffect({ sentence, clause }: Weighed): boolean {
  return sentence.section === 'impact' && sentence.kind === 'item' && clause?.subject === 'none'
}

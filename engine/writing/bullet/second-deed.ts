import type { Prose } from '../../facts/prose.ts'
import type { Weighed } from '../../facts/select.ts'
import { WEAK } from '../../lexicon/verbs.ts'
import { enumerate } from '../deeds/deed-list.ts'
import { findMoreDeeds } from '../deeds/deeds.ts'
import { begunDeeds } from '../deeds/faint-deeds.ts'
import { likeness } from '../likeness.ts'
import { countWords } from '../tidy.ts'
import { isTorn, shorten } from '../trim.ts'
import { countBlemishes } from './blemishes.ts'
import { isUnclear, LIMIT, toldPlainly } from './drafts.ts'
import type { Phrase } from './trouble.ts'

/** What was not done to anything, or says less than nothing at all. */
const IDLE =
  /^(?:get|go|come|see|learn|attend|meet|talk|read|plan|decide|have|be|look|spend|give|take|wait|think|follow|ask|receive|discuss)$/

/** "Wrapped it up, tested, deployed" has no end that one could hear. */
const LISTED = /,\s(?!(?:which|who|where|an?|including|such as)\s)/

function isTitle({ sentence }: Weighed): boolean {
  return sentence.kind === 'title'
}

/** In a diary a deed told in too few words stands beside another one, however modest, sooner than beside a filler. */
export function withSecond(phrase: Phrase, prose: Prose, isFaithful: (text: string) => boolean): Phrase {
  if (
    phrase.sources.some(isTitle) ||
    /,\s(?:with|making|thereby|after which|which)\s|\sby\s\w+ing\s/.test(phrase.text)
  )
    return phrase
  const others = [...findMoreDeeds(prose), ...begunDeeds(prose)]
    .filter(({ source, clause }) => !phrase.sources.includes(source) && !IDLE.test(clause.verb.base))
    // "The config was read too early" was the trouble.
    .filter(({ source, clause }) => clause.subject !== 'passive' || !prose.problem.includes(source))
    .toSorted((a, b) => Number(WEAK.has(a.clause.verb.base)) - Number(WEAK.has(b.clause.verb.base)))
  for (const other of others) {
    const told = toldPlainly(other)
    const short = told && shorten(told, Math.min(14, LIMIT - countWords(phrase.text) - 1))
    if (!short || countWords(short) < 3 || isUnclear(short) || isTorn(short) || countBlemishes(short) > 1)
      continue
    if (likeness(short, phrase.text) > 0.5 || LISTED.test(short)) continue
    if (/^worked on\s/.test(short) && phrase.text.includes('worked on ')) continue
    const text = enumerate([phrase.text, short])
    if (text && isFaithful(text)) return { text, sources: [...phrase.sources, other.source] }
  }
  return phrase
}

import type { Prose } from '../../../facts/fields/prose.ts'
import { BEHAVIOURS } from '../../../lexicon/verbs.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { phraseIn } from '../../sentence/inflect.ts'
import { countWords, tidyClause } from '../../sentence/tidy.ts'
import { shorten } from '../../sentence/trim.ts'
import { countBlemishes } from '../drafts/blemishes.ts'
import { LIMIT } from '../drafts/drafts.ts'
import { isTitled } from '../drafts/fault-openings.ts'
import type { Phrase } from '../reason/trouble.ts'

/** A subject line's deed that names what was mended, and not how. */
const MENDED =
  /^(?:fixed|handled|avoided|prevented|resolved|stopped|corrected|mended|survived)\s(?!.*\sby\s[a-z]+ing\b)/

/** "Wait for the form", "We now wait for the form", "Now we wait for the form": what the program does since. */
const NOW = /^(?:(?:so\s)?we now\s|now,?\s(?:we\s)?|instead,?\s(?:we\s)?)?([a-z]+)\s(\S.*)$/i

/** What a reader is asked to do, or what tests a change. */
const ASKED = /^(?:check|try|run|start|watch|verify|validate|log|report|list|account|fail|wait to see)\b/

/** "Fix the flaky door test" with how, where the text below tells it as an order: "by waiting for the latch". Sooner than a filler. */
export function withWayNow(phrase: Phrase, prose: Prose, isFaithful: (text: string) => boolean): Phrase {
  const { text, sources } = phrase
  if (!isTitled(prose) || !MENDED.test(text)) return phrase
  for (const one of prose.all) {
    const { sentence, likelihood, body } = one
    if (sentence.kind !== 'prose' || sources.includes(one) || likelihood.followup > 0.3) continue
    if (/^(?:testing|followup|lessons|boilerplate|problem|cause)$/.test(sentence.section ?? '')) continue
    const [, word = '', rest = ''] = NOW.exec(tidyClause(body)) ?? []
    const verb = verbIn(word.toLowerCase(), 'base')
    if (!verb || !BEHAVIOURS.has(verb.base) || ASKED.test(`${verb.base} ${rest}`)) continue
    if (/[,;:?]|\b(?:it|this|that|these|those|you|your|I|should|would|will|please)\b/.test(rest)) continue
    const way = shorten(phraseIn('ing', verb, 'base', rest), LIMIT - countWords(text) - 1)
    const told = way && countWords(way) >= 4 && countBlemishes(way) === 0 ? `${text} by ${way}` : undefined
    if (told && isFaithful(told)) return { text: told, sources: [...sources, one] }
  }
  return phrase
}

import type { Prose } from '../../../facts/fields/prose.ts'
import { lean } from '../../../lean.ts'
import { BEHAVIOURS } from '../../../lexicon/verbs.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { isPlural } from '../../../text/nouns/plural.ts'
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
    const [, word = '', said = ''] = NOW.exec(tidyClause(body)) ?? []
    const rest = withThing(said, text)
    const verb = verbIn(word.toLowerCase(), 'base')
    if (!verb || !(BEHAVIOURS.has(verb.base) || KEEPS.test(verb.base)) || ASKED.test(`${verb.base} ${rest}`))
      continue
    if (
      /[;:?]|,\s(?!and\s)|\b(?:it|this|that|these|those|you|your|I|should|would|will|please)\b/.test(
        rest === said ? rest : rest.replace(AND_IT, ''),
      )
    )
      continue
    const whole = phraseIn('ing', verb, 'base', rest)
    const way = shorten(whole.replace(/,\sand\s/, ' and '), LIMIT - countWords(text) - 1)
    const told =
      way && countWords(way) >= 4 && countBlemishes(rest === said ? way : way.replace(/\bit\b/, '')) === 0
        ? `${text} by ${way}`
        : undefined
    if (told && isFaithful(told)) return { text: told, sources: [...sources, one] }
  }
  return phrase
}

/** What a program does with the thing that its change names. */
const KEEPS =
  /^(?:save|store|keep|hold|restore|cache|persist|write|send|delete|remove|clear|flush|close|release|reset|lock|copy)$/

/** "Don't lose the draft": "save it to disk" saves the draft; the next "it" is clear then. */
const AND_IT = lean(/,?\sand\s[a-z]+\sit(?=\s(?:on|in|at|after|when|to|back|from)\s)/)

function withThing(rest: string, text: string): string {
  const [, thing = ''] =
    /^stopped [a-z]+ing (the [\w-]+)(?=$|\s(?:when|if|on|in|after|during|while|at|for)\b)/.exec(text) ?? []
  if (!thing || !/^it\s/.test(rest) || isPlural(thing)) return rest
  return rest.replace(/^it\s/, `${thing} `)
}

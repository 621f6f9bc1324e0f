import type { Prose } from '../../../facts/fields/prose.ts'
import { isOfAnother, type Weighed } from '../../../facts/fields/select.ts'
import { guessPast, verbIn } from '../../../text/clauses/verbs.ts'
import { isPlural } from '../../../text/nouns/plural.ts'
import { isOvertaken } from '../../figures/labelled-result.ts'
import { isKnownNoun } from '../../sentence/articles.ts'
import { countWords, tidyClause, tidySentence } from '../../sentence/tidy.ts'
import { withItsVerb } from '../../sentence/verbless.ts'
import { type Speaker, voiced } from '../telling/say.ts'
import { isSayable } from '../telling/sayable.ts'
import { speaksOfEnd } from './end-told.ts'
import { isNoResult, isOneMoreDeed, isReason } from './is-result.ts'

/** The outcome that the text is known to tell, where it can be said and nothing surer was found. */
export function impactTold(
  prose: Prose,
  told: readonly Weighed[],
  me: Speaker,
): { text: string; source: Weighed } | undefined {
  const found = prose.all.flatMap((source) => {
    const { likelihood } = source
    if (told.includes(source) || source.sentence.kind === 'title' || isOfAnother(source, prose.all)) return []
    if (likelihood.followup > 0.35 || isOwnDeed(source) || isOneMoreDeed(source)) return []
    if (isReason(source, prose) || isOvertaken(source, prose)) return []
    if (isShortEnd(source, prose.all)) return [{ text: withItsArticle(source.body), source }]
    if (!speaksOfEnd(source) && likelihood.impact < 0.5) return []
    if (
      !prose.impact.includes(source) ||
      likelihood.impact < Math.max(likelihood.problem, likelihood.solution)
    )
      return []
    const text =
      withItsVerb(source.body) ??
      (isSayable(source) && countWords(source.body) <= 30 ? voiced(source, me) : '')
    return text && !isNoResult(source) && !UNSURE.test(source.body) && !UNSURE.test(text)
      ? [{ text, source }]
      : []
  })
  return found.toSorted((a, b) => b.source.likelihood.impact - a.source.likelihood.impact)[0]
}

/** What may come, and one half of two figures. */
const UNSURE =
  /\b(?:can|may|should|will|would|could|might)\b|^(?:after|before|with|without|time to|duration|downtime)\b|^(?:it )?(?:went )?from \d|\bnot (?:restored|fixed|solved|resolved|back|done)\b/i

/** "Pump holds": the pump does. */
export function withItsArticle(body: string): string {
  const [first = ''] = body.split(' ')
  return tidySentence(
    isKnownNoun(first.toLowerCase()) && !isPlural(first)
      ? `The ${first.toLowerCase()}${body.slice(first.length)}`
      : body,
  )
}

function isOwnDeed({ clause }: Weighed): boolean {
  return clause?.verb.isWork === true && /^(?:i|we|none)$/.test(clause.subject)
}

const SHORT = /^((?:the\s|our\s|all\s)?(?:[\w-]+\s){0,2}?[\w-]+)\s([a-z]+)$/i
const ENDED = /^(?:stop|vanish|disappear|cease|end)$/
/** What says little of how it ended. */
const OPEN =
  /^(?:fail|crash|break|die|hang|stall|leak|freeze|expire|drop|fall|rise|change|happen|continue|start|begin|wait|ask|leave|complain|grow|move|help|try|get|go|come|need|want|see|find|say)$/

/** "Complaints stopped", "Customer renewed": the last word of a note or of a sentence, right after what was done. */
function isShortEnd(one: Weighed, all: readonly Weighed[]): boolean {
  const [, who = '', word = ''] = SHORT.exec(tidyClause(one.body)) ?? []
  const before = who ? all[all.indexOf(one) - 1] : undefined
  if (before?.clause?.form !== 'past' || !isOwnDeed(before)) return false
  if (one !== all.at(-1) && one.sentence.index !== before.sentence.index) return false
  if (!who || one.clause || /^(?:it|this|that|they|he|she|we|I|nobody|nothing|no|not)\b/i.test(who))
    return false
  const verb = verbIn(word, 'past')
  const isFault = one.features.includes('pure fault')
  if (verb && ENDED.test(verb.base)) return isPlural(who)
  return (
    !isFault &&
    one.likelihood.problem < 0.15 &&
    (verb ? !OPEN.test(verb.base) : guessPast(word) !== undefined)
  )
}

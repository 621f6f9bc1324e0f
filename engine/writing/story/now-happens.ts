import type { Prose } from '../../facts/fields/prose.ts'
import type { Weighed } from '../../facts/fields/select.ts'
import { onceFor } from '../../once.ts'
import { guessBase, verbIn } from '../../text/clauses/verbs.ts'
import { isPlural } from '../../text/nouns/plural.ts'

/** The text with what "will now" happen told as what happens: "Now, when the gate opens, the lamp will start" is so since. */
export const withNowHappening = onceFor((prose: Prose): Prose => {
  const told = new Map<Weighed, Weighed>()
  for (const one of prose.all) {
    const body = isOutcome(one) ? happening(one.body) : undefined
    if (body)
      told.set(one, { ...one, body, features: one.features.filter((feature) => !/\bfuture$/.test(feature)) })
  }
  if (told.size === 0) return prose
  const swap = (chosen: Weighed[]) => chosen.map((one) => told.get(one) ?? one)
  return {
    all: swap(prose.all),
    problem: swap(prose.problem),
    approach: swap(prose.approach),
    solution: swap(prose.solution),
    impact: swap(prose.impact),
  }
})

/** What sounds more like a plan is none. */
function isOutcome({ likelihood: { impact, followup }, sentence }: Weighed): boolean {
  return impact >= 0.3 && impact > followup && sentence.section !== 'followup'
}

const WILL =
  /^((?:(?:And|So),?\s)?Now,?\s(?:(?:when|whenever|if|once|after|every time|each time)\s[^,;:]{4,60},\s(?:then\s)?)?)((?!(?:I|we|you|that|which|who|there|this|what)\b)[\w.'-]+(?:\s[\w'-]+){0,4}?)\swill\s((?:now\s|also\s|always\s|only\s|not\s|[a-z]+ly\s){0,2})([a-z]+)\b/
/** "Now the next step will be to paint it": that is a plan, and what the writer or his people will do. */
const OF_PLAN =
  /\b(?:next|steps?|plans?|goals?|tasks?|focus|challenge|question|work|project|we|I|team|week|month|tomorrow|sprint|semester|phase)\b/i

function happening(body: string): string | undefined {
  const [whole = '', lead = '', who = '', how = '', word = ''] = WILL.exec(body) ?? []
  if (!whole || OF_PLAN.test(who) || /\bnot\s/.test(how)) return undefined
  const verb = verbIn(word, 'base') ?? guessBase(word)
  if (!verb || /\b(?:hopefully|should|would|might|tomorrow|next|soon(?! as)|later|eventually)\b/i.test(body))
    return undefined
  const isMany = /^(?:they|users|guests|players|all|both)\b/i.test(who) || isPlural(who)
  const does = word === 'be' ? (isMany ? 'are' : 'is') : isMany ? verb.base : verb.forms.s
  // "Is only opened at night".
  const told = word === 'be' ? `${does} ${how}`.trim() : `${how}${does}`
  return `${lead}${who} ${told}${body.slice(whole.length)}`
}

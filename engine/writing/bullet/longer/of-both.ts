import type { Prose } from '../../../facts/fields/prose.ts'
import { PEOPLE } from '../../../lexicon/people.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { isPlural } from '../../../text/nouns/plural.ts'
import { isDoubted } from '../../figures/doubt.ts'
import { countWords, tidyClause } from '../../sentence/tidy.ts'
import { countBlemishes } from '../drafts/blemishes.ts'
import { LIMIT } from '../drafts/drafts.ts'
import { isUnfit } from '../outcome/unfit-outcome.ts'
import type { Phrase } from '../reason/trouble.ts'

/** How many of them, and what they did or are since. */
const OF_THEM =
  /^(both|all(?: (?:two|three|four|five|six|seven|eight|nine|ten|\d+))?|most|one|two|three|four|five|\d+)(?: of them)?\s((?:now|have|are|were|went|also|finally)\s|([a-z]+)\s)(.*)$/i
const WHEN = /\s(?:this|last) (?:week|month|quarter|year|sprint|semester|summer|spring|autumn|winter)$/
const PRONOUN =
  /\b(?:I|we|my|me|us|our|you|it|this|that|which|but|however|though|still|not|never|only)\b|[;:!?"()]/i
/** Behind these nobody hears of whom it is said. */
const CLOSED = /[,;:]|\s(?:and|that|which|who|because|so|by|with|after)\s/

/** "Coached two trainees. Both passed the exam": ", both of whom passed the exam". */
export function withBothOf(phrase: Phrase, prose: Prose, isFaithful: (text: string) => boolean): Phrase {
  const { text, sources } = phrase
  const [deed] = sources
  if (!deed || sources.length > 1 || CLOSED.test(text)) return phrase
  const things = text.replace(WHEN, '')
  const next = prose.all[prose.all.indexOf(deed) + 1]
  if (!next || !isPlural(things) || next.sentence.block !== deed.sentence.block) return phrase
  const { problem, followup } = next.likelihood
  const [, many = '', head = '', word = '', rest = ''] = OF_THEM.exec(tidyClause(next.sentence.text)) ?? []
  if (!many || (word && !verbIn(word, 'past')) || problem > 0.4 || followup > 0.4) return phrase
  if (next.features.includes('pure fault')) return phrase
  // "Both" are two, and "all four" are four.
  if (!isSoMany(many.toLowerCase(), things) || isUnfit(next) || isDoubted(next.body)) return phrase
  const tail = `${head}${rest}`
  const whom = PEOPLE.test(things) ? 'whom' : 'which'
  const told = `${text}, ${many.toLowerCase()} of ${whom} ${tail}`
  const isFit = !PRONOUN.test(tail) && countBlemishes(tail) <= 1 && countWords(told) <= LIMIT
  return isFit && isFaithful(told) ? { text: told, sources: [deed, next] } : phrase
}

function isSoMany(many: string, things: string): boolean {
  if (many === 'both') return /\b(?:two|2|both)\s/.test(things)
  const [, count = ''] = /^all (\S+)$/.exec(many) ?? []
  return count === '' || ` ${things}`.includes(` ${count} `)
}

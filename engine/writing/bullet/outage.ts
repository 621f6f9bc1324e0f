import type { Prose } from '../../facts/prose.ts'
import type { Weighed } from '../../facts/select.ts'
import { lean } from '../../lean.ts'
import { isSubject } from '../deeds/title-deed.ts'
import { likeness } from '../likeness.ts'
import { isPast } from '../plain.ts'
import { countWords, tidyClause, uncapitaliseNoun } from '../tidy.ts'
import { ADRIFT } from './additions.ts'
import { LIMIT } from './drafts.ts'
import { presentable } from './presentable.ts'
import type { Phrase } from './trouble.ts'

/** What has a reason or an end already, and what was only begun. */
const ENDED =
  /^(?:worked|continued|started|began|kept|tried|looked|reverted|planned|learned|fixed|resolved)\s|\s(?:because|after|so that|due to|since|until|while|by \w+ing)\s|,\s(?:with|which|so|thereby|making|[a-z]+ing)\s|[):;]/

/** The hour and the day that an incident's report opens with. */
const WHEN = lean(
  /^(?:(?:at|on|around|about|from|since|early|late)\s)?(?:(?:about|around)\s)?(?:(?:today|yesterday|last (?:night|week)|this (?:morning|afternoon)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?|[~\d][\d:./~-]*(?:st|nd|rd|th|h\d*)?|UTC|GMT|[A-Z]{1,3}[SD]?T|[ap]m|at|on|around|in the (?:morning|afternoon|evening))(?:,\s|\s))+/i,
)

const WENT_DOWN =
  /^((?:(?:the|our|all|both|most)\s)?(?:[\w./'-]+\s){1,6}?)((?:suddenly\s|completely\s)?(?:went (?:down|offline|dark)|(?:was|were) (?:down|offline|unavailable|unreachable|unresponsive)|became (?:unavailable|unreachable|unresponsive|inaccessible)|stopped (?:working|responding|serving|accepting|processing)|crashed|failed|froze|ran out of [a-z ]{4,20}|locked up|lost (?:power|connectivity)))((?:\s(?:on|with|during|in)\s(?!(?:this|that|the (?:same|above))\b)[^,;:()]{3,50})?)(?=$|[,;]|\s(?:because|due|since|as|for|and|when|while|after|until|at|from)\b)/i
/** What names nothing, or was only looked at. */
const NO_THING = /\b(?:it|this|that|they|there|I|we|you|which|who|attempts?|tests?|tries|not|never)\b/i

/** The deeds of an incident, told after what had broken: "restarted the proxy after the shop went down". */
export function withOutage(phrase: Phrase, prose: Prose, isFaithful: (text: string) => boolean): Phrase {
  const { text, sources } = phrase
  if (sources.length === 0 || countWords(text) > MOST || ENDED.test(text) || prose.all.some(isSubject))
    return phrase
  const first = Math.min(...sources.map(({ sentence }) => sentence.index))
  for (const one of prose.all.slice(0, HEAD)) {
    const more = one.sentence.index < first ? outageIn(one, text) : undefined
    if (more && isFaithful(text + more)) return { text: text + more, sources: [...sources, one] }
  }
  return phrase
}

/** How many words a bullet may have that still tells it. */
const MOST = 18
/** A report opens with what happened. */
const HEAD = 4

function outageIn({ body, sentence, likelihood }: Weighed, text: string): string | undefined {
  if (sentence.kind === 'title' || likelihood.problem < 0.3) return undefined
  const [, thing = '', broke = '', where = ''] = WENT_DOWN.exec(tidyClause(body).replace(WHEN, '')) ?? []
  if (!broke || NO_THING.test(thing)) return undefined
  const clause = `${uncapitaliseNoun(thing)}${broke}${where}`
  const told = presentable(clause, Math.min(14, LIMIT - countWords(text) - 1))
  return told &&
    told === presentable(clause, 40) &&
    isPast(told) &&
    !ADRIFT.test(told) &&
    likeness(told, text) < 0.6
    ? ` after ${told}`
    : undefined
}

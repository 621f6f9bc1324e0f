import { isHarmlessOfAnother, isOfElsewhere } from '../../../facts/fields/by-another.ts'
import type { Prose } from '../../../facts/fields/prose.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { onceFor } from '../../../once.ts'
import { splitLead } from '../../../text/clauses/clauses.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { RECOVERS } from '../../deeds/forms/recovery.ts'
import { isSubject } from '../../deeds/titles/title-deed.ts'
import { likeness } from '../../sentence/likeness.ts'
import { isPast, isPlainClause } from '../../sentence/plain.ts'
import { countWords, tidyClause, uncapitaliseNoun } from '../../sentence/tidy.ts'
import { inPast } from '../../story/telling/past-tense.ts'
import { LIMIT } from '../drafts/drafts.ts'
import { ADRIFT } from '../longer/additions.ts'
import { presentable } from '../longer/presentable.ts'
import type { Phrase } from './trouble.ts'

/** What has a reason or an end already, and what was only begun. */
const ENDED =
  /^(?:worked|continued|started|began|kept|tried|looked|reverted|planned|learned|fixed|resolved)\s|\s(?:because|after|so that|due to|since|until|while|as(?= (?:it|they|the|we|there)\b)|by \w+ing)\s|,\s(?:with|which|so|thereby|making|[a-z]+ing)\s|[):;]/

/** The hour and the day that an incident's report opens with. */
const WHEN = lean(
  /^(?:(?:at|on|around|about|from|since|early|late)\s)?(?:(?:about|around|approximately|roughly)\s)?(?:(?:today|yesterday|last (?:night|week)|this (?:morning|afternoon)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?|[~\d][\d:./~-]*(?:st|nd|rd|th|h\d*)?|UTC|GMT|[A-Z]{1,3}[SD]?T|[ap]m|at|on|around|approximately|in the (?:morning|afternoon|evening))(?:,\s|\s))+/i,
)

const WENT_DOWN = lean(
  /^((?:(?:the|our|all|both|most)\s)?(?:[\w./'-]+\s){1,6}?)((?:suddenly\s|completely\s|had\s)?(?:went (?:down|offline|dark)|(?:was|were) (?:down|offline|unavailable|unreachable|unresponsive)|became (?:unavailable|unreachable|unresponsive|inaccessible)|(?:had been|was|were) (?:slow|dead|failing|timing out)|stopped (?:working|responding|serving|accepting|processing)|did not (?:answer|respond|start|boot|load|open)|timed out|hung|(?:returned|answered with|showed) (?:an? )?(?:empty|blank|wrong|error|errors|http|[45]\d\d)[\w -]{0,20}|crashed|failed|froze|ran out of [a-z ]{4,20}|locked up|lost (?:power|connectivity)))((?:\s(?:on|with|during|in)\s(?!(?:this|that|the (?:same|above))\b)[^,;:()]{3,50})?)(?=$|[,;]|\s(?:because|due|since|as|for|and|when|while|after|until|at|from|today|yesterday|this morning|last night)\b)/i,
)
/** "It looks like the boiler ran out of oil". */
const HEDGE =
  /^(?:it (?:looks|looked|seems|seemed|appears|appeared)(?: like| as if| that)?|looks like|seems like|apparently,?)\s/i
const ASIDE = /\s\([^()]{2,60}\)/g
/** What names nothing, or was only looked at. */
const NO_THING = /\b(?:it|this|that|they|there|I|we|you|which|who|attempts?|tests?|tries|not|never)\b/i

/** The deeds of an incident, told after what had broken: "restarted the proxy after the shop went down". */
export function withOutage(phrase: Phrase, prose: Prose, isFaithful: (text: string) => boolean): Phrase {
  const { text, sources } = phrase
  if (sources.length === 0 || countWords(text) > MOST || ENDED.test(text) || prose.all.some(isSubject))
    return phrase
  const first = Math.min(...sources.map(({ sentence }) => sentence.index))
  const isReport = tellsOfOutage(prose) || RECOVERS.test(verbIn(text.split(' ')[0] ?? '', 'past')?.base ?? '')
  const troubles = [
    ...prose.all.slice(0, HEAD).filter(({ sentence }) => sentence.index < first),
    // "Swapped the fuse. The hall had been dark since noon": what had been so was so before.
    ...prose.all.filter(({ sentence, body }) => sentence.index > first && /\bhad\s/.test(body)),
  ]
  for (const one of troubles) {
    const more = outageIn(one, text) ?? (isReport ? troubleIn(one, text) : undefined)
    if (more && isFaithful(text + more)) return { text: text + more, sources: [...sources, one] }
  }
  return phrase
}

/** How many words a bullet may have that still tells it. */
const MOST = 18
/** A report opens with what happened. */
const HEAD = 4

const REPORTED =
  /\b(?:outage|incident|down-?time|post-?mortem|unavailable|unreachable|offline|degraded|disruption|interruption|(?:was|were|went) down|crash(?:ed|es)?|alert (?:fired|was)|error rate)\b/i

/** Whether a text tells of something that was out of service. */
const tellsOfOutage = onceFor(({ all }: Prose): boolean =>
  all.some(
    ({ sentence }) => REPORTED.test(sentence.text) || sentence.headings.some((one) => REPORTED.test(one)),
  ),
)

/** "For weeks the oven went out". */
const SO_LONG =
  /^for (?:(?:about|almost|over|the last|some|many|several|a few|two|three|\d+) )*(?:hours|days|weeks|months|years|some time),? (?=\S)/i

/** Where the trouble ends and what else is told of it begins. */
const MORE_OF_IT =
  /,?\s(?:because|since|(?<!\bas\s[a-z]{2,15}\s)as(?!\s[a-z]{2,15}\sas\b)|which|so|and|but|due to|while|although|whenever|when|making|causing|forcing|resulting|leading|leaving|preventing)\s.*$|,\s.*$|[;:].*$/

/** "The oven reached 400 degrees, causing smoke": what went wrong, in however plain a sentence. */
function troubleIn(
  { body, sentence, likelihood, features, clause: deed }: Weighed,
  text: string,
): string | undefined {
  if (
    sentence.kind === 'title' ||
    likelihood.problem < 0.45 ||
    deed ||
    isHarmlessOfAnother(body) ||
    isOfElsewhere(body) ||
    !(likelihood.problem > 0.6 || features.includes('pure fault') || features.includes('cause'))
  )
    return undefined
  const clause = uncapitaliseNoun(
    inPast(splitLead(tidyClause(body).replace(WHEN, '').replace(SO_LONG, '')).body.replace(MORE_OF_IT, '')),
  )
  if (NO_THING.test(clause) || !isPlainClause(clause) || !isPast(clause)) return undefined
  return asTrouble(clause, text)
}

function outageIn({ body, sentence, likelihood }: Weighed, text: string): string | undefined {
  if (sentence.kind === 'title' || likelihood.problem < 0.3) return undefined
  const said = tidyClause(body).replace(ASIDE, '').replace(WHEN, '')
  const sure = said.replace(HEDGE, '')
  const [, thing = '', broke = '', where = ''] = WENT_DOWN.exec(sure) ?? []
  if (!broke || NO_THING.test(thing)) return undefined
  // What only seemed so is told so.
  const doubt = sure === said || /^(?:was|were)\s/.test(broke) ? '' : 'apparently '
  if (sure !== said && !doubt) return undefined
  return asTrouble(`${uncapitaliseNoun(thing)}${doubt}${broke}${where}`, text)
}

function asTrouble(clause: string, text: string): string | undefined {
  const told = presentable(clause, Math.min(18, LIMIT - countWords(text) - 1))
  return told &&
    told === presentable(clause, 40) &&
    isPast(told) &&
    !ADRIFT.test(told) &&
    likeness(told, text) < 0.6
    ? ` after ${told}`
    : undefined
}

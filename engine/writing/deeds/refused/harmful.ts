import { isOfMishap } from '../../../facts/fields/mishap.ts'
import type { Prose } from '../../../facts/fields/prose.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { BRINGS_IN } from '../../../text/meaning/own-harm.ts'
import type { Deed } from '../deed.ts'

const POINTS_BACK =
  /^(?:(?:unfortunately|however|but|sadly|then|shortly after,?),?\s)?(?:this|that|it|which|doing so|the (?:change|deploy(?:ment)?|job|upgrade|migration|rollout|update|restart|release|switch))\s/i
const HARMED =
  /\b(?:broke|exhausted|blocked|crashed|caused|triggered|overloaded|saturated|took (?:down|out)|brought down|locked|flooded|starved|deleted|wiped|corrupted|stalled|led to|resulted in|filled up|knocked)\b/i

/** "When I hung a second lamp in the hall everything broke". */
const BROKE_ALL = lean(
  /^(?:(?:but|however|and|then|so),?\s)?(?:when|whenever|as soon as|once|after) (?:I|we)\s[^.;]{3,120}\s(?:everything|nothing|it all|things|all of it)\s(?:broke|failed|crashed|worked any ?more|stopped|fell|went (?:wrong|down|dark)|hung|froze)\b/i,
)

/** "The root cause is on me: I oiled the wrong wheel". */
const OWN_CAUSE =
  /^(?:the\s)?(?:root\s)?(?:cause|reason|fault)\s(?:is|was)\s(?:on\s)?(?:me|us|mine|ours|my own)\b|^(?:that|this|it)\s(?:is|was)\s(?:on me|my (?:fault|mistake))\b/i

/** "We deployed X. This exhausted the pool. We rolled it back": what brought the trouble about is not what was achieved. */
export function isHarmful({ source, clause }: Deed, { all }: Prose, found: readonly Deed[]): boolean {
  const { index, kind } = source.sentence
  if (source.features.some((name) => name === 'own harm' || name === 'old habit')) return true
  if (isOfMishap({ sentence: source.sentence, clause }, all)) return true
  if (BROKE_ALL.test(source.body) || OWN_CAUSE.test(source.sentence.text)) return true
  if (isGivenAsCause(source) || isBeforeAlarm(source, clause.verb.base, all)) return true
  // "Crane motor replaced during a gearbox change" heads the report of that mishap.
  if (kind === 'title' && clause.subject === 'passive' && !source.features.includes('fixing'))
    return all.some(({ sentence }) => /^(?:cause|harm|timeline)$/.test(sentence.section ?? ''))
  // What opens with the remedy is the remedy, whatever is told of the fault next.
  if (kind === 'title' || source.features.includes('fixing') || /\brepair/i.test(source.body)) return false
  const next = all.find(({ sentence }) => sentence.index === index + 1)
  const isAnswered = found.some((other) => other.source.sentence.index > index + 1)
  // Without an answer it must be surely harm, and something else be told.
  if (
    !isAnswered &&
    !((next?.likelihood.problem ?? 0) > 0.6 && found.some((other) => other.source !== source))
  )
    return false
  const isNext =
    next !== undefined &&
    POINTS_BACK.test(next.body) &&
    HARMED.test(next.body) &&
    next.likelihood.impact < 0.5
  if (isNext) return true
  if (!BRINGS_IN.test(clause.verb.base)) return false
  return isFollowedByHarm(index, all) || (source.sentence.section === 'timeline' && isRolledBack(index, all))
}

/** "We started a release. It should have been quick. Unfortunately, this blocked the pool": said at some length. */
export function isFollowedByHarm(index: number, all: Prose['all']): boolean {
  return all.some(
    ({ sentence, body, likelihood }) =>
      sentence.index > index &&
      sentence.index <= index + 2 &&
      /^(?:unfortunately|sadly|however|but)\b/i.test(sentence.text) &&
      likelihood.problem > 0.5 &&
      HARMED.test(body) &&
      /\b(?:this|that|it|which|the (?:change|deploy(?:ment)?|upgrade|migration|rollout|update|release|switch))\b/i.test(
        body,
      ),
  )
}

/** "12:48: new gate installed" in a timeline that goes on to "16:32: gate rolled back". */
function isRolledBack(index: number, all: Prose['all']): boolean {
  return all.some(
    ({ sentence, body }) =>
      sentence.section === 'timeline' &&
      sentence.index > index &&
      /\b(?:roll(?:ed|s|ing)? ?back|revert(?:ed|s|ing)?)\b/i.test(body),
  )
}

/** "The outage was caused by two events:" above a list. */
const CAUSES =
  /\b(?:outage|incident|failure|crash|downtime|problem|issue)\b.*\b(?:caused|triggered|led to|due to|because)\b/i

/** Whether a sentence stands in a list of what brought a trouble about. */
export function isGivenAsCause({ sentence }: Weighed): boolean {
  return sentence.leadIn !== undefined && CAUSES.test(sentence.leadIn)
}

/** Where a timeline tells that the trouble was seen. */
const ALARM =
  /\b(?:alert(?:s|ed)?|alarms?|pag(?:es?|ed|ing)|report(?:s|ed)?|detect(?:s|ed)?|notic(?:es?|ed)|complain(?:s|ed|ts?)?|outage|experiencing errors|incident (?:declared|opened)|errors? (?:rise|rose|spike)|monitoring)\b/i

/** "9:00 new belt installed. 9:20 alarm. 9:40 belt removed": what a timeline tells before the alarm led to it. */
function isBeforeAlarm({ sentence }: Weighed, verb: string, all: Prose['all']): boolean {
  if (!BRINGS_IN.test(verb) || sentence.section !== 'timeline') return false
  const alarm = all.find((one) => one.sentence.section === 'timeline' && ALARM.test(one.body))
  return alarm !== undefined && alarm.sentence.index > sentence.index
}

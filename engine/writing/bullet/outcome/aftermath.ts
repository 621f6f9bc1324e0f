import type { Prose } from '../../../facts/fields/prose.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { CUES } from '../../../lexicon/cues.ts'
import { NOUN_VERBS } from '../../../lexicon/noun-verbs.ts'
import { splitLead } from '../../../text/clauses/clauses.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { tellsTurn } from '../../../text/parting/own-statement.ts'
import { hasOwnSubject } from '../../../text/parting/own-subject.ts'
import { findMoreDeeds } from '../../deeds/deeds.ts'
import { inflectTail } from '../../sentence/inflect.ts'
import { likeness } from '../../sentence/likeness.ts'
import { isPast, isPlainClause } from '../../sentence/plain.ts'
import { countWords, tidyClause, uncapitalise, uncapitaliseNoun } from '../../sentence/tidy.ts'
import { isAllWell, isNothingDone, lastingPhrase } from '../../sentence/verbless.ts'
import { countBlemishes } from '../drafts/blemishes.ts'
import { LIMIT } from '../drafts/drafts.ts'
import { isTitled } from '../drafts/fault-openings.ts'
import { isOfOneMatter, isSimple, standing } from '../longer/additions.ts'
import { presentable } from '../longer/presentable.ts'
import type { Phrase } from '../reason/trouble.ts'
import { isGain } from './gain-phrase.ts'
import { levelTail } from './level.ts'
import { nowWhen } from './now-when.ts'
import { outcomePhrase } from './outcome.ts'
import { plainEnd } from './plain-end.ts'
import { itSince, sinceTail, tellsItNow } from './since.ts'
import { isMeasuredAgain } from './stray-outcome.ts'
import { isUnfit } from './unfit-outcome.ts'

/** How likely a sentence must tell an outcome to stand behind a deed. */
const LIKELY = 0.4
/** So likely will do where a bullet would say no more than that it was work. */
const POSSIBLE = 0.3

/** How many words a bullet has that tells enough without what came of it. */
const ENOUGH = 24

/** Behind a cause, a means in many words or another outcome nothing more can be heard as what came of the deed. */
const CLOSED =
  /,\s(?:with|making|thereby|after which|which|so that|so|caused|[a-z]+ing)\s|\s(?:because|after|so that|until|while)\s|\)$/

/** A bullet with room left, and what the text says right after the deed that came of it. */
export function withAftermath(
  phrase: Phrase,
  prose: Prose,
  isFaithful: (text: string) => boolean,
  isLast = false,
): Phrase {
  const { text, sources } = phrase
  const room = Math.min(16, LIMIT - countWords(text) - 1)
  if (countWords(text) >= ENOUGH || CLOSED.test(text) || FAINT.test(text)) return phrase
  for (const one of following(phrase, prose)) {
    // "Two days to settle in. Now it takes an hour": "it" is what the sentence before it tells of.
    if (/^(?:now,?\s)?it\b/i.test(one.body) && !isTitled(prose) && isApart(one, phrase, prose)) continue
    const more = aftermathOf(one, text, room, isLast) ?? plainEnd(one, prose, room)
    if (more && !isMeasuredAgain(more, text) && isFaithful(text + more))
      return { text: text + more, sources: [...sources, one] }
  }
  return phrase
}

/** What was only begun, looked for or taken back has no outcome of its own. */
const FAINT =
  /^(?:worked|continued|started|began|kept|tried|looked|reverted|planned|attended|read|reviewed|interviewed|joined)\s/

/** Below a subject line all that is told is told of the change; elsewhere only what follows the deed. */
function following({ text, sources }: Phrase, prose: Prose): Weighed[] {
  const last = Math.max(...sources.map(({ sentence }) => sentence.index))
  const free = prose.all.filter((one) => !sources.some(({ sentence }) => sentence === one.sentence))
  return isTitled(prose)
    ? free
        .filter((one) => isNext(one, last, Number.POSITIVE_INFINITY))
        .toSorted((a, b) => b.likelihood.impact - a.likelihood.impact)
    : free.filter(
        (one) =>
          !isOfDeedThere(prose, last, one) &&
          (isNext(one, last) ||
            isBehind(one, sources) ||
            isOwedTo(one, last) ||
            (isNext(one, last, 3) && isOfOneMatter(one.body, text)) ||
            (isNext(one, last, FAR) && !isBetween(prose, last, one))),
      )
}

/** How many sentences after the last deed its outcome may still be told. */
const FAR = 12

/** What is told after a deed came of it, unless another deed stands between. */
function isBetween(prose: Prose, last: number, { sentence }: Weighed): boolean {
  return findMoreDeeds(prose).some(
    ({ source }) => source.sentence.index > last && source.sentence.index < sentence.index,
  )
}

/** "Oiled the hinge, it no longer squeaks" below another deed: what is told in one breath with a deed came of that. */
function isOfDeedThere(prose: Prose, last: number, one: Weighed): boolean {
  const { index } = one.sentence
  return (
    index > last &&
    findMoreDeeds(prose).some(({ source }) => source.sentence.index === index && source !== one)
  )
}

/** "The map is smooth again: I cached the tiles" tells it first, "cached the tiles, maps load at once" in the same breath. */
function isOwedTo({ sentence, body, features }: Weighed, last: number): boolean {
  return sentence.index === last && (features.includes('aftermath') || tellsTurn(tidyClause(body)))
}

/** "I oiled the hinge, and it no longer squeaks" tells both in one sentence. */
function isBehind({ sentence }: Weighed, sources: readonly Weighed[]): boolean {
  const last = sources.at(-1)?.sentence
  return last !== undefined && sentence.index === last.index && sentence.range.start >= last.range.end
}

/** Whether a sentence about another thing stands between a deed and this. */
function isApart(one: Weighed, { sources }: Phrase, { all }: Prose): boolean {
  const before = all[all.indexOf(one) - 1]?.body ?? ''
  return !/^it\b/i.test(before) && sources.every(({ sentence }) => one.sentence.index - sentence.index > 1)
}

function isNext({ sentence }: Weighed, last: number, most = 1): boolean {
  return sentence.index > last && sentence.index <= last + most
}

const GOOD = new RegExp(
  `${CUES.gain?.source}|${CUES.works?.source}|${CUES.restored?.source}|${CUES.allows?.source}|\\bnow\\b|\\bno longer\\b|\\bwithout\\b|^(?:no|zero)\\b`,
  'i',
)
const DOUBTED =
  /\b(?:but|however|although|though|except|unless|should|would|might|may|if|hope\w*|almost|partly|partially|still|yet|not|never|feel|happy|luckily|today|tomorrow|next|later|will|todo|first|only|just|sadly|supposed|only one|previously)\b|n't\b|[?"]/i
const BAD =
  /\b(?:fail\w*|errors?|issues?|problems?|bugs?|slow\w*|lost|loss|worse|crash\w*|broken?|unable|down|missing|wrong|weird|strange|stuck|hang\w*|hung|outage|incident|outdated|obsolete|stale|complex|complicated|harder|trickier|messier)\b/i
/** "... to avoid errors at sea": what there is none of. */
const AVERTED = /\sto (?:prevent|avoid|stop)\s[^,;]+/i
const RELIEVED = /\b(?:no|zero|without|no longer|fewer|less|down (?:from|to)|back to normal|slowed)\b/i

/** "Zero failures": what did not come about is no trouble. */
const SPARED = lean(
  /^(?:no|zero) (?:[a-z-]+ ){0,2}(?:complaints?|failures?|errors?|resets?|rollbacks?|incidents?|crashes|regressions?|downtime|outages?|data loss|losses|trips|timeouts?|conflicts?|duplicates?|false alarms?)\b/i,
)

const NOBODY_HAD_TO = /^(nobody|no one|none of (?:the|our) [a-z]+) had to ([a-z]+\s[^,;:()]{3,60})$/i

/** "60 wards, three nights, zero rollbacks", "9k guests, nobody had to sign in again": of what is jotted down what was spared. */
function sparedTail(body: string, room: number): string | undefined {
  for (const item of body.split(/[,;]\s(?:and\s)?/)) {
    const [, who = '', what = ''] = NOBODY_HAD_TO.exec(item) ?? []
    const told = who ? `${who.toLowerCase()} having to ${what}` : SPARED.test(item) ? uncapitalise(item) : ''
    if (told && countWords(told) < room && !DOUBTED.test(told) && !/\b(?:is|are|was|were|I|we)\b/.test(told))
      return `, with ${told}`
  }
  return undefined
}

/** ", after which the site came back", ", so that the tests now pass", ", reducing the load of the pump". */
function aftermathOf(one: Weighed, text: string, room: number, isLast: boolean): string | undefined {
  const { impact, problem, followup } = one.likelihood
  const body = tidyClause(one.body)
  const spared = one.sentence.kind !== 'title' && followup <= 0.3 ? sparedTail(body, room) : undefined
  if (spared && !isTicked(one)) return spared
  // "It now opens by itself" tells by its shape what came of the deed.
  const least = tellsItNow(body)
    ? 0.2
    : SEES_TO.test(body)
      ? 0.1
      : SPARED.test(body) || isAllWell(body)
        ? 0
        : isLast
          ? POSSIBLE
          : LIKELY
  const isTold =
    (isLast && SEES_TO.test(body) && problem < 0.4) || (impact >= least && (impact >= problem || least === 0))
  if (one.sentence.kind === 'title' || !isTold || followup > 0.3) return undefined
  if (isUnfit(one) || isTicked(one)) return undefined
  const when = nowWhen(one.body, room)
  if (when && likeness(when, text) < 0.6) return when
  if (DOUBTED.test(body) || IF.test(body)) return undefined
  const since =
    sinceTail(body, room) ?? itSince(body, text, room) ?? (isAllWell(body) ? lastingPhrase(body) : undefined)
  if (since && likeness(since, text) < 0.6) return since
  if (!GOOD.test(body) && (one.quantities.length === 0 || tellsHarm(one))) return undefined
  if (BAD.test(body.replace(AVERTED, '')) && !RELIEVED.test(body)) return undefined
  const { lead, body: main } = splitLead(body)
  if (CONDITION.test(lead)) return undefined
  const told = main.replace(/^(?:and|so(?:\sfar)?|now|then|also),?\s/i, '').replace(AFTERTHOUGHT, '$1')
  const more =
    tailOf(main, room) ??
    ofTheWork(told, room) ??
    meantBy(told, room) ??
    inWords(told, text, room) ??
    nothing(told, room) ??
    levelTail(told, room) ??
    ofAThing(told, text, room)
  return more &&
    countBlemishes(more.replace(/\bnow\b|(?<=^, (?:ensuring|so that)\b.*)\bagain\b/g, '')) === 0 &&
    likeness(more, text) < 0.6
    ? more
    : undefined
}

/** "This ensures that the lid stays shut" says by its verb what the work is good for. */
const SEES_TO =
  /^(?:(?:this|which)\s(?:also\s|now\s)?)?(?:ensures|makes sure|guarantees|allows|enables|lets)\s/i

/** A line that was ticked off below "Tests" was looked at, and is owed to any of the changes. */
function isTicked({ sentence }: Weighed): boolean {
  return sentence.section === 'testing' && sentence.kind === 'item'
}

const IF = /^(?:[a-z]+ly,?\s)?(?:if|unless|once|whenever)\s/i

/** "Once that was killed, the run passed" names what it is owed to. */
const CONDITION =
  /^(?:[a-z]+ly,\s)?(?:if|when|while|whenever|before|until|unless|for|since|because|in other|once|as (?!a result))\b/i

/** What an outcome says besides: its own reasons and consequences. */
const AFTERTHOUGHT =
  /^(.{12,}?)(?:,\s(?=(?:which|so|thus|and|as|due|because|while|since|where)\b)|\s(?=(?:because|since|so that|due to|which|and (?:it|they|this|that|there|I|we|the))\s)|\s[-\u2013\u2014]+\s|;\s|:\s|\.\s).*$/

const TAIL =
  /,\s(?:thus\s|thereby\s|effectively\s)?((?:saving|cutting|reducing|improving|lowering|increasing|eliminating|preventing|avoiding|allowing|enabling|bringing|speeding|halving|freeing|restoring|simplifying|raising|shrinking)\s[^;:]+)$/

/** "Layers are restored at once, saving 70 minutes" tells the gain behind the state. */
function tailOf(main: string, room: number): string | undefined {
  const tail = TAIL.exec(main)?.[1]
  const short = tail && presentable(tail, room)
  return short && countWords(short) >= 3 && !POINTING.test(short) ? `, ${short}` : undefined
}

const OF_THE_WORK =
  /^(?:this|which|(?:this|these|the|both)\s(?:[a-z]+\s)?(?:changes?|fix(?:es)?|improvements?|pr|patch|updates?|work|optimi[sz]ations?|tweaks?|approach|refactor(?:ing)?))\s((?:[a-z]+ly\s|now\s|also\s)*)([a-z]+)\s(.+)$/i
const BENEFITS =
  /^(?:allow|enable|let|make|reduce|improve|speed|cut|lower|simplify|prevent|avoid|ensure|save|remove|eliminate|increase|bring|free|fix|resolve|result|decrease|shrink|boost|double|halve|give|keep|stop|protect)$/

/** "Allows the pump to run", below the change that does. */
const UNSAID = /^()(allows|enables|lets|ensures|prevents|avoids)\s(.+)$/i

/** "These fixes allow the pump to run" becomes "allowing the pump to run". */
function ofTheWork(told: string, room: number): string | undefined {
  const [, adverb = '', word = '', what = ''] = OF_THE_WORK.exec(told) ?? UNSAID.exec(told) ?? []
  const verb = verbIn(word, 's', 'base', 'past')
  const first = what.replace(/\sand\s([a-z]+s)\s.*$/, (tail, next: string) => (isDoing(next) ? '' : tail))
  const rest = verb?.base === 'ensure' ? first.replace(/^that\s/, '') : first
  if (!verb || !BENEFITS.test(verb.base) || /^(?:it|this|that|them|the (?:issue|problem|bug))\b/.test(rest))
    return undefined
  const from = verbIn(word, 's') ? 's' : verbIn(word, 'base') ? 'base' : 'past'
  const short = presentable(
    `${adverb.replace(/\b(?:now|also)\s/g, '')}${verb.forms.ing} ${inflectTail(rest, from, 'ing')}`,
    room,
  )
  return short && countWords(short) >= 3 && !POINTING.test(short) ? `, ${short}` : undefined
}

/** "... and relies on luck": what it does besides. */
function isDoing(word: string): boolean {
  const verb = verbIn(word, 's')
  return verb !== undefined && !NOUN_VERBS.has(verb.base)
}

const MEANS =
  /^(?:this|which)\s(?:now\s|also\s)?means\s(?:that\s)?((?!(?:we|I|you|it|they|there|if|when)\b)(?!.*\b(?<!\bno longer )(?:ha(?:s|ve) to|needs?|must|required?|requires)\b).+)$/i

/** "This means that guests are counted at the gate" becomes "so that guests are counted at the gate". */
function meantBy(told: string, room: number): string | undefined {
  const meant = MEANS.exec(told)?.[1]
  const short = meant && presentable(meant, room)
  return short === meant && short && isSimple(short) && !POINTING.test(short)
    ? `, so that ${short}`
    : undefined
}

const IN_WORDS = /^, with (?!the rest).*\b(?:faster|smaller|fewer|passing|now|no longer)\b/
const ENDED = /\b(?:not|no longer|stop\w*|prevent\w*|avoid\w*|from [a-z]+ing)\b/
const POINTING = /\b(?:this|that|these|those|it|them|they|here|above|below|same)\b/i

/** "Page loads are much faster" becomes "with page loads much faster". */
function inWords(told: string, text: string, room: number): string | undefined {
  const phrase = outcomePhrase(told)
  // "Made the doors not collide, with doors no longer colliding" says it twice.
  const isSaid = / no longer /.test(phrase ?? '') && ENDED.test(text)
  const isTelling = phrase && (isGain(phrase) || (IN_WORDS.test(phrase) && !isSaid))
  const short = isTelling && presentable(phrase, room)
  return short && countWords(short) >= 4 && !POINTING.test(short) && !/\s(?:is|are|was|were)\s/.test(short)
    ? `${short.startsWith(',') ? '' : ' '}${short}`
    : undefined
}

/** "No underruns in two hours" becomes "with no underruns in two hours". */
function nothing(told: string, room: number): string | undefined {
  const [, none = '', more = ''] =
    /^((?:no|zero) (?!longer|one|matter|idea|need)(?:[\w-]+\s){0,3}?[\w-]+)((?:\s(?:in|on|after|during|over|for|since)\s.+)?)$/i.exec(
      told
        .replace(/\s\([^()]{2,40}\)$/, '')
        .replace(
          /^(no (?:[\w-]+\s){1,3}?)(?:was|were|(?:has|have|had) been)\s(?=[a-z]+(?:ed|st|n)\b)/i,
          '$1',
        ),
    ) ?? []
  // "No Page Reloads" is set like a heading.
  const small = /^no(?:\s[A-Z][a-z]+)+$/i.test(none) ? none.toLowerCase() : uncapitalise(none)
  const short = none && presentable(`${small}${more}`, room)
  return short && !/\s(?:is|are|was|were|has|have|had)\s/.test(short) ? `, with ${short}` : undefined
}

const NAMED =
  /^(?:the|an?|all|both|our|its|no|every|each|most|\d[\d,]*\s[a-z]+|[A-Z]\S*|(?:[a-z-]+\s)?[a-z-]+s)\s/
const LASTING =
  /^((?:[\w-]+\s){1,6}?)(?:has|have) (?:been (?=[a-z]+ing\s)|(?=(?:run|held|stayed|survived|worked|kept)\s[^,;]*\b(?:for|since|without)\b))([a-z]+)\s(.+)$/i
const PRESENT_GAIN = /\b(?:now|no longer|again|instead of|rather than|can|works?|runs?|pass(?:es)?)\b/

/** "Guests waited for about an hour": how long the trouble lasted. */
function tellsHarm({ features }: Weighed): boolean {
  return features.includes('pure fault') && features.includes('outage')
}

/** What a thing did or does since: "after which tests passed", "so that it now starts". */
function ofAThing(told: string, text: string, room: number): string | undefined {
  // "Nothing lost in the 3 months since" has no verb of its own.
  const nothing = isNothingDone(told) ? presentable(uncapitalise(told), room) : undefined
  if (nothing) return `, with ${nothing}`
  const [, thing = '', word = '', rest = ''] = LASTING.exec(told) ?? []
  const doing = /ing$/.test(word) ? word : verbIn(word, 'participle')?.forms.ing
  const lasting = doing && presentable(`${uncapitalise(thing)}${doing} ${rest.replace(/\bnow\s/, '')}`, room)
  if (lasting && !POINTING.test(lasting)) return `, with ${lasting}`
  const own = hasOwnSubject(told) ? presentable(uncapitaliseNoun(told), room) : undefined
  const clause = (standing(told, text, room) ?? own)?.replace(
    /^(?=(?:user|customer|client|caller)\s)/,
    'the ',
  )
  if (
    !clause ||
    !(isPlainClause(clause) || hasOwnSubject(clause)) ||
    !isSimple(clause) ||
    POINTING.test(clause) ||
    // "Power use -35% compared to May" has no verb.
    /\s[-+\u2212]\d/.test(clause)
  )
    return undefined
  // "Email sent to the user" lacks its verb.
  if (isPast(clause) && !/\bnow\b/.test(clause))
    return NAMED.test(clause) && !/\bhad (?:been|[a-z]+ed)\b/.test(clause)
      ? `, after which ${clause}`
      : undefined
  return PRESENT_GAIN.test(clause) ? `, so that ${clause}` : undefined
}

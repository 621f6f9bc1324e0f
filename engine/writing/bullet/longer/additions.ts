import type { Weighed } from '../../../facts/fields/select.ts'
import { FAULTS } from '../../../features.ts'
import { lean } from '../../../lean.ts'
import { CUES } from '../../../lexicon/cues.ts'
import { SETTING } from '../../../lexicon/wanted.ts'
import { splitLead } from '../../../text/clauses/clauses.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { turnTold } from '../../figures/better-or-worse.ts'
import { likeness, overlap, wordSet } from '../../sentence/likeness.ts'
import { isPast, isPlainClause } from '../../sentence/plain.ts'
import { countWords, tidyClause, uncapitalise, uncapitaliseNoun } from '../../sentence/tidy.ts'
import { isGain } from '../outcome/gain-phrase.ts'
import { outcomePhrase } from '../outcome/outcome.ts'
import { isUnfit } from '../outcome/unfit-outcome.ts'
import { asItWas } from '../reason/as-it-was.ts'
import { NOTICED, thingsSeen } from '../reason/noticed.ts'
import { ableTo, meantOf } from '../reason/purpose.ts'
import { isAboutFaults, statementsOf } from '../reason/trouble.ts'
import { withFault } from '../reason/with-pronoun.ts'
import { presentable } from './presentable.ts'

/** What a sentence adds to a bullet, in at most so many words; `after` is the deed's sentence where it stands shortly before. */
export type TellMore = (one: Weighed, text: string, room: number, after?: Weighed) => string | undefined

const LEADING_AIM = /^(?:[\w\s]{2,20},?\s)?(?:in order )?to\s([a-z-]+)\s([^,;:]{4,90}),\s*$/i
const FORCED =
  /^((?:an?|the|our)\s[^,;:]{3,60}?)\s(?:meant (?:that )?(?:I|we) had|(?:required|forced|prompted) (?:me|us)) to\s/i
const THEREBY = /(?:,|\s)(?:and |which |so )?(?:thus|thereby|hence)\s([a-z-]+)\s([^,;:]{4,80})$/
const ABLE = /,?\s(?:and|so)\s(?:now\s)?(it|they)\s(?:now\s)?can\s(?:now\s)?([a-z-]+)\s([^,;:]{3,80})$/
const AFTERWARDS = /^(?:after|upon)\s[a-z-]+ing\s[^,;:]{4,80},\s(.+)$/i

/** What the deed's own sentence says of it besides: "To cut the load, we ...", "..., and now it can talk to the dock", "... and thus prevent a second query", "After fixing it, the test passed". */
export function besides({ sentence, clause }: Weighed, text: string, room: number): string | undefined {
  const body = tidyClause(sentence.text)
  const [, aim = '', what = ''] = LEADING_AIM.exec(clause?.lead ?? '') ?? []
  const purpose = verbIn(aim, 'base') && ownPhrase(`to ${aim} ${what}`, text, room)
  const meant = meantOf(body) ?? ableTo(body)
  const aimed = meant && ownPhrase(meant, text, room)
  if (purpose || aimed) return ` ${purpose || aimed}`
  const given = FORCED.exec(body)?.[1]
  const reason = given && ownPhrase(uncapitalise(given), text, room)
  if (reason) return ` because of ${reason}`
  const [, word = '', more = ''] = THEREBY.exec(body) ?? []
  const verb = verbIn(word, 'base', 's', 'ing')
  const effect = verb && ownPhrase(`thereby ${verb.forms.ing} ${more}`, text, room)
  if (effect) return `, ${effect}`
  const [, it = '', able = '', how = ''] = ABLE.exec(body) ?? []
  const gained =
    verbIn(able, 'base') && presentable(`enabling ${it === 'they' ? 'them' : it} to ${able} ${how}`, room)
  if (gained && !ADRIFT.test(how) && !/\b(?:it|them)\b/.test(how) && !/\b(?:it|them)\b/.test(text))
    return `, ${gained}`
  const then = uncapitalise(AFTERWARDS.exec(body)?.[1] ?? '')
  const isTold = isPlainClause(then) && isPast(then) && turnTold(then) !== 'worse'
  const next = isTold ? ownPhrase(then, text, room) : undefined
  return next && isSimple(next) ? `, after which ${next}` : undefined
}

function ownPhrase(phrase: string, text: string, room: number): string | undefined {
  const short = presentable(phrase, room)
  return short && !ADRIFT.test(short) && !/\b(?:it|them)\b/.test(short) && likeness(short, text) < 0.75
    ? short
    : undefined
}

const INSTEAD = lean(
  /\s((?:instead of|rather than|in favou?r of)\s(?!(?:about\s|around\s|over\s)?(?:[~<>$]?\d|half\b|(?:an?|one|two|three|four|five|six|eight|ten|several)\s(?:second|minute|hour|day|week|month|year)s?\b))[^,;:]{3,80})(?![^,;:])/,
)

/** "It uses tiles instead of whole pages". */
const USES_INSTEAD =
  /\b(?:this (?:change|pr|setup|version|approach|patch|commit)|it)\s(?:now\s)?uses\s([^,;:]{3,50}\s(?:instead of|rather than)\s[^,;:]{3,60})$/i

/** "... instead of X" where the text says the same thing once more, and what it was before. */
export function insteadOf(one: Weighed, text: string, room: number): string | undefined {
  const used = USES_INSTEAD.exec(tidyClause(one.body))?.[1]
  const other = used && !/,\s|\b(?:instead|using)\b/.test(text) ? presentable(used, room) : undefined
  if (other && !ADRIFT.test(other) && one.likelihood.problem < 0.5) return `, using ${other}`
  const instead = INSTEAD.exec(tidyClause(one.body))
  // "That rather than moving A, B should be copied" holds B against A.
  if (!instead || /\bthat$/.test(instead.input.slice(0, instead.index))) return undefined
  // "Worked on the lid rather than gluing it": in whose place, only a deed can say.
  if (/\s(?:instead|rather|favou?r)\b|^worked on\s/.test(text) || likeness(one.body, text) < 0.5)
    return undefined
  const short = presentable(instead[1] ?? '', room)
  return short && ` ${short}`
}

const GIVEN = /^(?:since|as|because)\s((?:[^,;]|,(?=\d)){12,120}),\s(?=(?:I|we)\s)/i
const OWN_REASON =
  /^(?:I'm making|I am making|I made|we made|this is (?:needed|done|necessary)|we need(?:ed)? (?:it|this)|needed|done|follow[- ]?up (?:to|of|on)\s#?\d+)\b.{0,40}?\sbecause\s(.+)$/i
const HAD = /^(?:\S+\s){1,5}had\s(?:grown|become|been|[a-z]+ed)\b/
/** What follows a removal tells why the thing could go: "It was only used once", "Nobody needs it any more". */
const REMOVED =
  /^(?:(?:removed|dropped|deleted|retired|disabled|deprecated|reverted|uninstalled)\s|replaced\s(?!.*\s(?:with|by)\s))/
const NEEDLESS =
  /^(?:(?:it|they)\s(?:was|were|is|are|had|has|did|does|only|never|no longer)\b(?!\s(?:now|then|later|an?\s(?:[a-z]+\s){0,3}(?:experience|challenge|lesson|surprise|mess|pain))\b)|(?:no|nobody|none)\s\S+\s\S+)/i

/** "It could not read salt water", where only one thing was done away with. */
const UNFIT =
  /^(?:it|they)\s(?:could(?:n't| not)|can(?:'t|not)|kept|keeps|took|takes|broke|breaks|fail(?:s|ed)|crash(?:es|ed)|leak(?:s|ed))\s/i
/** Where "it" could be the other thing: "dropped the probe from the image". */
export const OF_ANOTHER = /\s(?:from|in|of|on|with|to|for|by)\s/

/** "because ..." or "after ..." with one short clause about the same thing, which needs nothing before it. */
export function reasonFor(one: Weighed, text: string, room: number, after?: Weighed): string | undefined {
  const isNext = after?.sentence.index === one.sentence.index - 1
  const isBelow = after?.sentence.kind === 'title'
  const body = tidyClause(one.body)
  const given =
    OWN_REASON.exec(body)?.[1]?.replace(/,\sand\s(?:I|we|it|this)\s.*$/, '') ?? GIVEN.exec(body)?.[1]
  const reason = given && standing(given, text, room)
  if (reason && isSimple(reason)) return ` because ${reason}`
  const needless =
    isNext &&
    REMOVED.test(text) &&
    !/\snow$/i.test(body) &&
    (NEEDLESS.test(body) || (UNFIT.test(body) && !OF_ANOTHER.test(text)))
      ? presentable(uncapitalise(body), room)
      : undefined
  if (needless && !/[,;:]/.test(needless)) return ` because ${needless}`
  // What was noticed later was no reason to do it.
  const things = (!after || isBelow) && isTrouble(one) && thingsSeen(body, room - 2)
  if (things) return ` after seeing ${things}`
  const seen = after && !isBelow ? undefined : noticed(one, text, room)
  if (seen && !/,\s(?:with|which|used by)\s/.test(text)) return ` after noticing that ${asItWas(seen)}`
  if (/^(?:if|unless|when)\b|\b(?:useful|helpful|handy|great|nice|fun|easy)\b/i.test(body)) return undefined
  if (!(isFault(one) || HAD.test(body))) return undefined
  const clause = plainClauseOf(one, text, room)
  if (!clause || !isPlainClause(clause) || !isSimple(clause) || !tellsFault(clause, body)) return undefined
  if (!isBelow && !isOfOneMatter(clause, text)) return undefined
  // How things stand, told after the deed, was no reason for it.
  if (after && !isBelow && !isPast(clause)) return undefined
  return withFault(HAD.test(body) ? ' after ' : reasonJoint(clause), clause, text)
}

const FAULT = new RegExp(
  `${FAULTS.map((cue) => CUES[cue]?.source).join('|')}|\\b(?:not|no|never|only|too|without|hardly|old|had|caus(?:ed|es|ing)|lock(?:s|ed)|block(?:s|ed)|exceed(?:s|ed)|expired?|overload(?:s|ed))\\b`,
  'i',
)

/** "The scale prints the weight, and the last crate was lost": of two statements the first is no trouble. */
function tellsFault(clause: string, body: string): boolean {
  return countWords(clause) > countWords(body) - 3 || FAULT.test(clause)
}

/** "after" what happened, "because" of how it was. */
export function reasonJoint(clause: string): ' after ' | ' because ' {
  return isPast(clause) && !isLastingState(clause) ? ' after ' : ' because '
}

/** "The page was slow" went on being so; "the page was moved" happened. */
function isLastingState(clause: string): boolean {
  // "Without the pool each call opened a line of its own" was so all the time, too.
  if (
    /\sused to\s|\shad to\s|^without\s|^(?:every|each)\s|\s(?:always|often|usually|regularly)\s|^(?:[\w-]+\s){1,5}(?:only|still)\s[a-z]+ed\s|\bevery (?:time|second|minute|hour|day|night|morning|week|month|year|request|call|start|run|build|frame|page)\b|\bon (?:every|each)\s/i.test(
      clause,
    )
  )
    return true
  // "The old pump had a leak" and "did not support a filter" was so all the time.
  if (/\s(?:did not|didn't)\s(?:have|include|support|allow|provide|handle|offer|contain|work)\b/.test(clause))
    return true
  // "Nobody knew the way", "the box held two plugs".
  if (
    /^(?:nobody|no one|(?:[\w'-]+\s){1,4}(?:knew|held|contained|lacked|needed|depended|relied|belonged|wanted|meant|remained|seemed|assumed|expected|required|existed|differed|kept|cost|made up|lived|stored|ignored|accepted|supported|covered|spoke|weighed))\s/i.test(
      clause,
    )
  )
    return true
  if (DONE_SO.test(clause)) return true
  if (/^(?:[\w-]+\s){1,5}had\s(?:an?|the|no|some|several|many|two|three|only)\s/.test(clause)) return true
  const state = /^\S+(?:\s\S+){0,6}?\s(?:was|were)\s(?:\w+ly\s)?([a-z-]+)/.exec(clause)?.[1]
  return state !== undefined && verbIn(state, 'participle') === undefined
}

/** "Fares were computed in three places": how it was done, time and again. */
const DONE_SO = lean(
  /^(?:[\w-]+\s){1,5}(?:was|were)\s(?:computed|calculated|stored|handled|hard-?coded|duplicated|spread|scattered|defined|kept|held|rendered|parsed|configured|fetched|generated|served|maintained|copied|checked|read|written|shown)\s(?:in|by|from|on|with|without|as|via|through|for|across|over|only|separately|twice)\b/,
)

/** What was made has a case of its own. */
export const MADE = /^(?:added|introduced|created|implemented|wrote|built)\s/
/** What went wrong only then; a thing that was set or moved is so in every case. */
const MENDED = /^(?:fix|prevent|avoid|resolv|solv|correct|handl|repair|stopp|address|guard|protect)\w*\s/
const CASE = /^(?:when|whenever|if)\s((?!\w+ing\s)[^,;:]{10,80}),\s/i

/** "When the tank is empty, the pump hangs": the case that was mended or made. */
export function caseOf(one: Weighed, text: string, room: number, after?: Weighed): string | undefined {
  if (after?.sentence.kind !== 'title' || !/^(?:when|if)/i.test(one.body) || !isTrouble(one)) return undefined
  if (/\s(?:when|if|where|for)\s/.test(text) || !(MENDED.test(text) || MADE.test(text))) return undefined
  const told = CASE.exec(tidyClause(one.body))?.[1] ?? ''
  if (
    !isPlainClause(told) &&
    !isPlainClause(`the ${told}`) &&
    !/^(?:[\w-]+\s){0,3}[\w-]+[^s]s\s(?!or\b|and\b)[a-z]+\s(?:the|an?|with|to|from|in|on|at|no)\s/.test(told)
  )
    return undefined
  const short = presentable(told.replace(PRESENTLY, ''), Math.min(room, 14))
  if (!short || !isSimple(short) || isPast(short) || ADRIFT.test(short)) return undefined
  if (/\b(?:you|it|they)\b|^that\s/.test(short) || likeness(short, text) > 0.7) return undefined
  return `${MADE.test(text) ? ' for cases where ' : ' when '}${short}`
}

/** What a reason says besides: its own reasons and consequences. */
const AFTERTHOUGHT =
  /^(.{12,}?)(?:,\s(?=(?:which|so|thus|and|but|as|due|because|while|when|if|for|where|whereas|although|even|[a-z]+ing)\b)|\s(?=(?:due to|which|so that|because|since|while|whereas|although|but|thus|causing|leading to|resulting in|making)\s)|\.\s).*$/

/** "Some boards, such as the old one, ..." and "currently" take the thread away. */
const INSTANCES = /,\s(?:such as|like|e\.g\.|for example|for instance|including)\s[^,;]{3,60},(?=\s)/
export const PRESENTLY =
  /\b(?:currently|nowadays|at the moment|right now|as of now|obviously),?\s|\s(?:at the moment|right now|as of now)$/i

/** "Needs oil and two new belts": the second of two things, which ends the clause. */
const SECOND_THING =
  /\sand\s(?:(?:the|an?|its|all|any|other|new|two|three|\d+)\s)*([\w.'-]+)(?:\s[\w.'-]+){0,2}$/

/** One statement in a few plain words: a reason with reasons of its own loses the thread. */
export function isSimple(clause: string): boolean {
  const [end = '', thing = ''] = SECOND_THING.exec(clause) ?? []
  const isThing =
    thing !== '' &&
    !verbIn(thing, 's', 'past', 'base') &&
    !/^(?:it|they|then|this|that|is|are|was|were|had|has|not|no|I|we)$/.test(thing)
  const told = isThing ? clause.slice(0, clause.length - end.length) : clause
  return (
    countWords(clause) <= 16 &&
    !/[,;:]|\.\s|\s(?:and|but|both|which|that|so|because|since|while|although|due)\s/.test(told) &&
    !/\b(?:seems?|apparently|probably|maybe|might|stuff|things?|really|very|some|kind of)\b/.test(clause)
  )
}

/** Whether a reason speaks of what the deed was done to. */
export function isOfOneMatter(clause: string, text: string): boolean {
  return overlap(wordSet(clause), wordSet(text)) > 0
}

/** What is told as wrong, not only as a matter: "it asserts X" gives no reason. */
function isFault(one: Weighed): boolean {
  return (
    isTrouble(one) &&
    ((one.features.includes('pure fault') && one.likelihood.problem >= 0.35) || one.likelihood.problem > 0.65)
  )
}

function isTrouble({ likelihood, features }: Weighed): boolean {
  const { problem, solution, approach, impact } = likelihood
  if (problem < Math.max(solution, approach, impact) || features.includes('need')) return false
  return problem > 0.5 || features.includes('pure fault')
}

const THERE =
  /^there(?:'s|'re| is| are)\s((?:only\s|just\s)?(?:an?|no|two|three|four|some|several|many)\s.+)$/

/** What the writer came across: "I saw that this query was slow", "and saw that there is only one caller". */
function noticed({ body, likelihood }: Weighed, text: string, room: number): string | undefined {
  const clause = likelihood.problem > 0.3 ? NOTICED.exec(tidyClause(body))?.[1] : undefined
  // "Found a note saying that ..." has found the note.
  if (!clause || /^an?\s(?:\S+\s){1,6}?(?:saying|stating|showing|mentioning|about)\s/.test(clause))
    return undefined
  const there = THERE.exec(clause)?.[1]
  const short = there && presentable(there, room)
  if (!short || ADRIFT.test(short))
    return standing(clause.replace(/^(?:this|that)\s(?=[a-z]+\s)(?![a-z]+s\sthat\s)/, 'the '), text, room)
  return `there ${/^(?:only\s|just\s)?(?:an?|no)\s/.test(short) ? 'is' : 'are'} ${short}`
}

/** Openings of what a change brings about. */
const SINCE_THEN =
  /^(?:now,|(?:after|with) (?:this|the) (?:change|pr|commit|patch|fix|update),|(?:this|that) way,|as a result,|thus,|therefore,)\s$/i
/** The templates of pull requests ask for it. */
const SINCE_HEADING = /\bnew behaviou?r\b|^after this (?:pr|change|patch|commit|mr)\b/i
const MEASURED =
  /^((?:[^\s,;:()]+\s){1,9}?)(?:is|was|are|were)\s(?:now\s)?(?:at\s)?([~<>]?\d[\d.,]*(?:\s?%|\s?(?:ms|s|MB|GB|kB|fps|FPS|rps|seconds|minutes|hours))(?:\s(?:on|in|at)\s[^,;]{3,40})?)$/i
const ONLY = /^(only\s(?:[^\s,;:()]+\s){1,9}?)(?:is|are|was|were)\s((?:now\s)?[a-z]+(?:ed|n)\s.+)$/i

const THERE_NOW = /^there (?:is|are) now ((?:an?|no|two|three|four|five|several|\d+)\s.+)$/i

/** ", with only X exposed", ", with Y now loading at once": how things are since. */
export function stateOf(one: Weighed, text: string, room: number): string | undefined {
  if (isTrouble(one) || one.sentence.kind === 'title' || isUnfit(one)) return undefined
  const { lead, body } = splitLead(tidyClause(one.body))
  const there = THERE_NOW.exec(body)?.[1]
  const thing = there && presentable(there.replace(/,\s.*$/, ''), room)
  if (thing && !ADRIFT.test(thing) && likeness(thing, text) < 0.7) return `, with ${thing}`
  // "Thus, the name is not kept" goes on with the trouble.
  const goesOnWrong =
    /^(?:as a result|thus|therefore)/i.test(lead) && /\b(?:not|no|never|cannot|fails?)\b|n't\b/.test(body)
  const isSince = SINCE_THEN.test(lead) || (!lead && SINCE_HEADING.test(one.sentence.headings.at(-1) ?? ''))
  const effect = isSince && !goesOnWrong && standing(body, text, room)
  // What goes on as before was not what it was done for.
  if (
    effect &&
    isSimple(effect) &&
    !/^(?:this|the) (?:change|pr|patch|commit)\b|\b(?:continues?|keeps?|still|as before|unchanged)\b/.test(
      effect,
    )
  )
    return `, so that ${effect}`
  const [, measured = '', figure = ''] = MEASURED.exec(body) ?? []
  if (
    figure &&
    !SETTING.test(measured.trim()) &&
    !/^(?:it|this|that|there|they)\b/i.test(measured) &&
    likeness(measured, text) < 0.7
  )
    return `, with ${uncapitalise(measured)}at ${figure}`
  const [, noun = '', state = ''] = ONLY.exec(tidyClause(one.body)) ?? []
  const phrase = state ? `, with ${uncapitalise(noun)}${state}` : outcomePhrase(one.body)
  if (!phrase || (!state && !isGain(phrase)) || likeness(phrase, text) > 0.7) return undefined
  const short = presentable(phrase, room)
  if (!short || countWords(short) < 4 || (short.startsWith('(') && text.endsWith(')'))) return undefined
  return `${short.startsWith(',') ? '' : ' '}${short}`
}

function plainClauseOf(one: Weighed, text: string, room: number): string | undefined {
  // "It exists, but nobody reads it": the reason comes after the "but"; "it was sent although nobody had paid".
  const [head = '', granted] = one.body.split(/,?\s(?:although|even though)\s/, 2)
  if (/\sbut\s/.test(one.body) || (granted !== undefined && !FAULT.test(head))) return undefined
  return statementsOf(splitLead(one.body).body)
    .map((clause) =>
      standing(clause.replace(INSTANCES, '').replace(AFTERTHOUGHT, '$1').replace(PRESENTLY, ''), text, room),
    )
    .find(Boolean)
}

/** What only the text around it explains. */
export const ADRIFT = lean(
  /\b(?:this|these|those|the same|here|above|below|latter|former|another|would have|does so|lol|btw|the (?:post|article|blog)|very very|stuff|annoying|reasons?|following|already (?:uses?|has|have|does|do)|all that was left)\b|\b(?:in|of|for|on|with|by) (?:that|it|them)\b|^(?:ticket|issue|bug|pr|commit|#\d)\S*\s#?\d/i,
)

/** A clause that says something of its own, stands without its neighbours and fits the room. */
export function standing(clause: string, text: string, room: number): string | undefined {
  const small = uncapitaliseNoun(clause)
  // What a thing is explains no deed.
  if (/^(?:\S+\s){1,3}is an?\s/.test(small) || isAboutFaults(small) || !isStatement(small)) return undefined
  const short = presentable(small, room)
  return short && isStatement(short) && !ADRIFT.test(short) && likeness(short, text) < 0.7 ? short : undefined
}

/** A plain clause, or one whose subject is an action: "storing the rows twice is causing ...". */
export function isStatement(clause: string): boolean {
  if (isPlainClause(clause)) return true
  const [first = ''] = clause.split(' ')
  return (
    verbIn(first, 'ing') !== undefined &&
    /^[^,;]{4,90}\s(?:is|was|can|causes|caused|makes|made|takes|took|needs|needed|costs?|meant)\s/.test(
      clause,
    )
  )
}

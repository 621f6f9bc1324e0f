import type { Weighed } from '../facts/select.ts'
import { splitLead } from '../text/clauses.ts'
import { verbIn } from '../text/verbs.ts'
import { phraseIn } from './inflect.ts'
import { likeness } from './likeness.ts'
import { outcomePhrase, UNFIT } from './outcome.ts'
import { isPast, isPlainClause } from './plain.ts'
import { countWords, tidyClause, uncapitalise } from './tidy.ts'
import { impersonal, isTorn, shorten } from './trim.ts'
import { isAboutFaults, statementsOf } from './trouble.ts'

/** What a sentence adds to a bullet, in at most so many words. */
export type TellMore = (one: Weighed, text: string, room: number, isNext: boolean) => string | undefined

/** "Needed for the importer" belongs to what stands before it, and so does "This is a workaround that keeps the lock". */
const PARTICIPIAL =
  /^(?:needed|required|requested|reported|caused|based|inspired|triggered)\s(?:for|by|to|on|in)\s/i
const WHAT_IT_IS = /^(?:this|it) (?:is|was) ((?:an?|the (?:first|last|second|final)|part of)\s.+)$/i

/** What a sentence without a subject of its own, or about "this", says of the deed. */
export function explanationOf(one: Weighed, text: string, room: number): string | undefined {
  const plain = impersonal(tidyClause(one.body))
  const short = plain && shorten(plain, Math.min(room, 24))
  if (!short || isTorn(short) || countWords(short) < 4 || likeness(short, text) > 0.75) return undefined
  if (PARTICIPIAL.test(short)) return `, ${uncapitalise(short)}`
  const what = WHAT_IT_IS.exec(short)?.[1]
  return what && `, ${what}`
}

const PURPOSE =
  /\s(to\s(?:prevent|avoid|reduce|ensure|allow|enable|improve|support|make|keep|save|speed|let|protect|guard|match|simplify|lower|cut|free|unblock)\s[^;:]{8,})$/
const AIM =
  /^(?:this is(?: done)?|the (?:goal|aim|purpose|point|idea|intent(?:ion)?)(?: of this(?: \w+)?| here)? (?:is|was)) (?:in order )?(to\s[a-z]+\s.+)$/i

/** "... to prevent X" where the text says so of the same thing, or "The goal is to prevent X". */
export function purposeOf(one: Weighed, text: string, room: number): string | undefined {
  const body = tidyClause(one.body)
  const purpose = AIM.exec(body)?.[1] ?? (likeness(body, text) >= 0.5 ? PURPOSE.exec(body)?.[1] : undefined)
  // What stands after a comma may have come otherwise.
  const short = purpose && presentable(purpose.replace(/,\s.*$/, ''), room)
  return short && countWords(short) >= 3 && likeness(short, text) < 0.75 ? ` ${short}` : undefined
}

const INSTEAD = /\s((?:instead of|rather than|in favou?r of)\s[^,;:]{3,80})/

/** "... instead of X" where the text says the same thing once more, and what it was before. */
export function insteadOf(one: Weighed, text: string, room: number): string | undefined {
  const instead = INSTEAD.exec(tidyClause(one.body))
  if (!instead || /\s(?:instead|rather|favou?r)\b/.test(text) || likeness(one.body, text) < 0.5)
    return undefined
  const short = presentable(instead[1] ?? '', room)
  return short && ` ${short}`
}

const GIVEN = /^(?:since|as|because)\s((?:[^,;]|,(?=\d)){12,120}),\s(?=(?:I|we)\s)/i
const OWN_REASON =
  /^(?:I'm making|I am making|I made|we made|this is (?:needed|done|necessary)|needed|done)\b.{0,40}?\sbecause\s(.+)$/i
const FAULTY =
  /\b(?:deadlocks?|crash(?:es)?|leaks?|races?|issues?|bugs?|errors?|panics?|failures?|corrupt\w*)\b/
const HAD = /^(?:\S+\s){1,5}had\s(?:grown|become|been|[a-z]+ed)\b/
/** What follows a removal tells why the thing could go: "It was only used once", "Nobody needs it any more". */
const REMOVED = /^(?:removed|dropped|deleted|retired|disabled|deprecated|reverted|uninstalled)\s/
const NEEDLESS =
  /^(?:(?:it|they)\s(?:was|were|is|are|had|has|did|does|only|never|no longer)\b(?!\s(?:now|then|later)\b)|(?:no|nobody|none)\s\S+\s\S+)/i
const FIXING = /^(?:fix|avoid|prevent|resolve|correct|solve|handle|address)/

/** "because ...", "after ..." or "where ..." with a clause that needs nothing before it. */
export function reasonFor(one: Weighed, text: string, room: number, isNext: boolean): string | undefined {
  const body = tidyClause(one.body)
  const given = OWN_REASON.exec(body)?.[1] ?? GIVEN.exec(body)?.[1]
  const reason = given && standing(given, text, room)
  if (reason) return ` because ${reason}`
  const needless =
    isNext && REMOVED.test(text) && NEEDLESS.test(body) ? presentable(uncapitalise(body), room) : undefined
  if (needless) return ` because ${needless}`
  const seen = noticed(one, text, room)
  if (seen) return ` after noticing that ${seen}`
  if (/^(?:if|unless|when)\b/i.test(body)) return undefined
  // "The module had grown to 3000 lines."
  const before = HAD.test(body) ? plainClauseOf(one, text, room) : undefined
  if (before) return ` after ${before}`
  const clause = leansToTrouble(one) ? plainClauseOf(one, text, room) : undefined
  // One fault beside the other.
  if (clause && /\sissue where\s/.test(text))
    return isTrouble(one) || one.sentence.section === 'harm' ? ` and ${clause}` : undefined
  if (clause && FIXING.test(text) && FAULTY.test(text)) return `, where ${clause}`
  if (!clause || !isTrouble(one) || /,\sbut\s/.test(clause)) return undefined
  const isEvent =
    isPast(clause) &&
    one.features.includes('pure fault') &&
    !/^\S+(?:\s\S+){0,3}\s(?:was|were)\s(?:an?|the|too|very|not)\s/.test(clause)
  return `${isEvent ? ' after ' : ' because '}${withPronoun(clause, text)}`
}

/** What has just been named is "it". */
function withPronoun(clause: string, text: string): string {
  const [, thing = ''] = /^\w+ed (\S+)$/.exec(text) ?? []
  return thing && clause.startsWith(`${thing} `) ? `it${clause.slice(thing.length)}` : clause
}

function leansToTrouble({ likelihood, sentence }: Weighed): boolean {
  const { problem, solution, approach, impact } = likelihood
  const isTold = sentence.section === 'harm' || problem > 0.2
  return isTold && problem >= Math.max(solution, approach, impact) && sentence.section !== 'timeline'
}

function isTrouble({ likelihood, features }: Weighed): boolean {
  const { problem, solution, approach, impact } = likelihood
  if (problem < Math.max(solution, approach, impact) || features.includes('need')) return false
  return problem > 0.5 || features.includes('pure fault')
}

const NOTICED =
  /(?:\b(?:I|we)|,? and) (?:noticed|saw|found|realised|realized|discovered|observed)\s(?:that\s)?(.+)$/
const THERE =
  /^there(?:'s|'re| is| are)\s((?:only\s|just\s)?(?:an?|no|two|three|four|some|several|many)\s.+)$/

/** What the writer came across: "I saw that this query was slow", "and saw that there is only one caller". */
function noticed({ body, likelihood }: Weighed, text: string, room: number): string | undefined {
  const clause = likelihood.problem > 0.3 ? NOTICED.exec(tidyClause(body))?.[1] : undefined
  if (!clause) return undefined
  const there = THERE.exec(clause)?.[1]
  const short = there && presentable(there, room)
  if (!short || ADRIFT.test(short))
    return standing(clause.replace(/^(?:this|that)\s(?=[a-z]+\s)/, 'the '), text, room)
  return `there ${/^(?:only\s|just\s)?(?:an?|no)\s/.test(short) ? 'is' : 'are'} ${short}`
}

/** Openings of what a change brings about. */
const SINCE_THEN =
  /^(?:now,|(?:after|with) (?:this|the) (?:change|pr|commit|patch|fix|update),|(?:this|that) way,|as a result,|thus,|therefore,)\s$/i
const MEASURED =
  /^((?:[^\s,;:()]+\s){1,6}?)(?:is|was|are|were)\s(?:now\s)?(?:at\s)?([~<>]?\d[\d.,]*(?:\s?%|\s?(?:ms|s|MB|GB|kB|fps|rps))(?:\s(?:on|in|at)\s[^,;]{3,40})?)$/i
const ONLY = /^(only\s(?:[^\s,;:()]+\s){1,9}?)(?:is|are|was|were)\s((?:now\s)?[a-z]+(?:ed|n)\s.+)$/i

/** ", with only X exposed", ", with Y now loading at once": how things are since. */
export function stateOf(one: Weighed, text: string, room: number): string | undefined {
  if (isTrouble(one) || one.sentence.kind === 'title' || UNFIT.test(one.body)) return undefined
  const { lead, body } = splitLead(tidyClause(one.body))
  const effect = SINCE_THEN.test(lead) && standing(body, text, room)
  if (effect) return `, so that ${effect}`
  const [, measured = '', figure = ''] = MEASURED.exec(body) ?? []
  if (figure && !/^(?:it|this|that|there|they)\b/i.test(measured) && likeness(measured, text) < 0.7)
    return `, with ${uncapitalise(measured)}at ${figure}`
  const [, noun = '', state = ''] = ONLY.exec(tidyClause(one.body)) ?? []
  const phrase = state ? `, with ${uncapitalise(noun)}${state}` : outcomePhrase(one.body)
  if (!phrase || likeness(phrase, text) > 0.7) return undefined
  const short = presentable(phrase, room)
  if (!short || countWords(short) < 4 || (short.startsWith('(') && text.endsWith(')'))) return undefined
  return `${short.startsWith(',') ? '' : ' '}${short}`
}

/** As a last resort what the text says besides, in a statement of its own. */
export function statementOf(one: Weighed, text: string, room: number): string | undefined {
  const isEvent = one.sentence.section === 'timeline'
  const clause = one.sentence.kind === 'prose' && !isEvent ? plainClauseOf(one, text, room) : undefined
  const more = clause && (alongside(clause) ?? `; ${clause}`)
  // Half a sentence more that is still too short only makes it worse.
  return more && countWords(text + more) >= 10 ? more : undefined
}

const DOES = /^((?:(?:the|an?|our|all|each|every)\s)?(?:[\w.()/-]+\s){1,4}?)([a-z]+s)\s(.+)$/

/** "the lexer handles strings" becomes "with the lexer handling strings". */
function alongside(clause: string): string | undefined {
  const [, noun = '', word = '', rest = ''] = DOES.exec(clause) ?? []
  const verb = verbIn(word, 's')
  // "43 flags that were on are gone", "the hosts entry is bold": the word is a noun.
  if (/^(?:that|which|who|of|is|are|was|were)\b|^[^,;]*\s(?:is|are|was|were|has|have)\s/.test(rest))
    return undefined
  if (/^(?:with|for|of|in|on|from|to|by)\s/.test(rest)) return undefined
  if (!verb?.isWork || /\b(?:that|which|who|of|for|in|on|to|not|is|are|was|can|will)\b/.test(noun))
    return undefined
  const own = rest.replace(/,\sand\s(?:\S+\s){1,3}(?:is|are)\s.*$/, '')
  return `, with ${noun}${phraseIn('ing', verb, 's', own)}`
}

function plainClauseOf(one: Weighed, text: string, room: number): string | undefined {
  return statementsOf(splitLead(one.body).body)
    .map((clause) => standing(clause, text, room))
    .find(Boolean)
}

/** What only the text around it explains. */
const ADRIFT =
  /\b(?:this|these|those|the same|here|above|below|latter|former|another|would have|does so|lol|btw|the (?:post|article|blog)|very very|stuff|annoying|reasons?|following|already (?:uses?|has|have|does|do)|all that was left)\b|\b(?:in|of|for|on|with|by) (?:that|it|them)\b/i

/** A clause that says something of its own, stands without its neighbours and fits the room. */
function standing(clause: string, text: string, room: number): string | undefined {
  const small = uncapitalise(clause)
  // What a thing is explains no deed.
  if (/^(?:\S+\s){1,3}is an?\s/.test(small) || isAboutFaults(small) || !isStatement(small)) return undefined
  const short = presentable(small, room)
  return short && isStatement(short) && !ADRIFT.test(short) && likeness(short, text) < 0.7 ? short : undefined
}

/** A plain clause, or one whose subject is an action: "storing the rows twice is causing ...". */
function isStatement(clause: string): boolean {
  if (isPlainClause(clause)) return true
  const [first = ''] = clause.split(' ')
  return (
    verbIn(first, 'ing') !== undefined &&
    /^[^,;]{4,90}\s(?:is|was|can|causes|caused|makes|made)\s/.test(clause)
  )
}

function presentable(body: string, room: number): string | undefined {
  const aside = /\s\((?![^()]*\d)[^()]*\)/g
  const plain = impersonal(tidyClause(body).replace(aside, ''))
  const short = plain && shorten(plain, room)
  return short && !isTorn(short) ? short : undefined
}

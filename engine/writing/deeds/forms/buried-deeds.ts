import type { Prose } from '../../../facts/fields/prose.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import { STUDYING } from '../../../lexicon/verbs.ts'
import { isOrdered, namesDoer } from '../../../text/clauses/by-whom.ts'
import { type Clause, readClause, splitLead } from '../../../text/clauses/clauses.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { matchesIn } from '../../../text/patterns/matches.ts'
import { phraseIn } from '../../sentence/inflect.ts'
import { tidyClause, uncapitaliseNoun } from '../../sentence/tidy.ts'
import { type Deed, deedOf } from '../deed.ts'
import { isGivenAsCause } from '../refused/harmful.ts'
import { madeSo } from './made-so.ts'

/** How likely a sentence may be a plan or a trouble. */
const PLANNED = 0.4
const AMISS = 0.4

/** Deeds in the midst of sentences that are about something else, for a note where no sentence tells one outright. */
export function buriedDeeds({ all }: Prose): Deed[] {
  return all.flatMap((source) => {
    if (!mayHold(source) || isGivenAsCause(source)) return []
    return [...ownStatements(source), haveDone(source.body), byDoing(source), fixedBy(source.body)]
      .filter(Boolean)
      .flatMap((body) => deedIn(source, body))
      .concat(madeNow(source))
  })
}

function mayHold({ sentence, likelihood, body, features }: Weighed): boolean {
  return (
    (sentence.kind === 'prose' || sentence.kind === 'item') &&
    sentence.box !== 'empty' &&
    !/^(?:followup|boilerplate|lessons|testing)$/.test(sentence.section ?? '') &&
    likelihood.followup <= PLANNED &&
    // What brought the trouble about is no achievement, however well it is hidden.
    !features.includes('own harm') &&
    !/\?\s*$/.test(body)
  )
}

function deedIn(source: Weighed, body: string): Deed[] {
  const clause = readClause(body)
  const deed = clause && isDone(clause) ? deedOf({ ...source, body, clause }) : undefined
  return deed ? [deed] : []
}

function isDone({ verb, form, modality, isNegated, attitude }: Clause): boolean {
  return (
    verb.isWork &&
    modality === 'done' &&
    !isNegated &&
    (form !== 'base' || /^(?:managed|able|had|ended up)\b/.test(attitude)) &&
    !STUDYING.has(verb.base) &&
    !/^(?:do|get|go|have|use|try|run|find|see|start|begin|work|take|want|need|expect|say|tell|mention|hit|lose|forget|leave|join)$/.test(
      verb.base,
    )
  )
}

/** The writer, with what may stand between him and his verb. */
const WRITER = /\b(?:I|[Ww]e)(?=(?:'ve|\shave)?\s(?!had\b)[a-z]+\s)/g
/** Behind these a statement of its own begins; behind a noun what is said of the noun would. */
const BEGINS = /(?:[,;:(\u2013\u2014]|\s-|\b(?:so|and|but|then|today|finally|eventually|yesterday|luckily))$/i
/** What holds only because or after something was done says that it was done. */
const OWED = /\b(?:because|once|after|now that|as soon as)$/i
/** What was done long ago, under a condition or in somebody's mind is no part of this work. */
const ELSEWHEN =
  /\b(?:ago|back in|last year|originally|previously|used to|years?|if|unless|would|could|should|might|thought|wish|hope|assumed|instead of|rather than)\b/i

/** After what did harm something broke, or was only so-so. */
function isWell(rest: string): boolean {
  return (
    /\b(?:work(?:s|ed)|runs?|ran|pass(?:es|ed)?|smooth(?:ly)?|fine|click(?:s|ed)|faster|stable|correctly|properly|recovered)\b/.test(
      rest,
    ) && !/\b(?:still|no longer|not|never|only|but|slower|worse|until)\b|n't\b/.test(rest)
  )
}

/** "It runs, because I moved the pump", "to keep it dry, so I've added a lid". */
function ownStatements({ body, likelihood }: Weighed): string[] {
  return matchesIn(body, WRITER).flatMap(({ index }) => {
    const before = body.slice(0, index).trimEnd()
    if (before === '' || ELSEWHEN.test(before)) return []
    const told = body.slice(index)
    if (BEGINS.test(before)) return likelihood.problem <= AMISS || likelihood.solution >= AMISS ? [told] : []
    if (!OWED.test(before) || likelihood.problem >= 0.3) return []
    const mine = told.replace(/,\s.*$/, '')
    return isWell(body.replace(mine, '')) ? [mine] : []
  })
}

/** "Have written a parser", "ive built a lid": whose subject or apostrophe was left out. */
function haveDone(body: string): string {
  const { body: told } = splitLead(body)
  const [whole = '', word = ''] =
    /^(?:ive|have)\s(?:also\s|now\s|just\s|already\s)?([a-z]+)\b/i.exec(told) ?? []
  return whole && verbIn(word.toLowerCase(), 'participle') ? told.replace(/^\S+/, 'I have') : ''
}

const MEANS =
  /^(?:I|we|(?:it|this|that) (?:was|were|has been))\s[^,;:]{2,60}?\sby\s(?:[a-z]+ly\s)?([a-z-]+ing)\s(\S.+)$/i

/** "I warmed up by oiling the winch", "this was achieved by moving the pump". */
function byDoing({ body, clause, likelihood }: Weighed): string {
  if (!body.includes(' by ') || likelihood.problem > AMISS) return ''
  if (clause && (clause.isNegated || clause.modality !== 'done')) return ''
  // "We solve this by asking twice" tells what the change does, "we pay by waiting" what is always so.
  if (clause?.form === 'base' && !/^(?:solve|fix|avoid|address|prevent|resolve)$/.test(clause.verb.base))
    return ''
  const match = MEANS.exec(splitLead(body).body)
  return match && !IDLE.test(match[0]) ? inPast(match) : ''
}

/** What one will or may do, how one feels about it, and where the time goes. */
const IDLE = /\b(?:will|would|can|could|should|may|might|celebrat\w+|hours|time|effort)\b/i

const FIXED_BY = /[,;:(]\s?(?:which (?:was|I|we) )?(?:fixed|solved|resolved)\sby\s([a-z-]+ing)\s([^();]+)/i

/** "Two gates shared a key, fixed by naming each". */
function fixedBy(body: string): string {
  return body.includes('ed by ') ? inPast(FIXED_BY.exec(body)) : ''
}

function inPast(match: RegExpExecArray | null): string {
  const [, word = '', rest = ''] = match ?? []
  const verb = verbIn(word.toLowerCase(), 'ing')
  return verb?.isWork ? `I ${phraseIn('past', verb, 'ing', rest)}` : ''
}

function isMadePassive(clause: Clause | undefined): boolean {
  return (
    clause?.subject === 'passive' &&
    clause.modality === 'done' &&
    !/^(?:use|need|know|see|require|do|finish)$/.test(clause.verb.base) &&
    (isOrdered(clause.verb.base, clause.rest) || !namesDoer(clause.rest)) &&
    !/\b(?:thanks to|will)\b/.test(clause.rest)
  )
}

/** "The gate now asks for a code", "tickets are now sorted by berth": it was made to. */
function madeNow(source: Weighed): Deed[] {
  const { likelihood, body, clause: own } = source
  const [, is = '', word = ''] = /\s((?:is|are)\s)?now\s([a-z]+)\s/.exec(body) ?? []
  const isRead = is
    ? isMadePassive(own) && !source.sentence.section && !deedOf(source)
    : !own && verbIn(word, 's', 'base')
  if (!isRead || likelihood.problem > 0.3 || /\b(?:I|we|you|when)\b/.test(body)) return []
  if (likelihood.solution + likelihood.impact < 0.5) return []
  const clause = madeSo(uncapitaliseNoun(tidyClause(splitLead(body).body)), true)
  return clause ? [{ source, clause, who: 'nobody', rest: clause.rest }] : []
}

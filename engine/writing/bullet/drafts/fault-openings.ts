import type { Prose } from '../../../facts/fields/prose.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import { isAnother } from '../../../ground/deeds.ts'
import { type Clause, splitLead } from '../../../text/clauses/clauses.ts'
import type { Deed } from '../../deeds/deed.ts'
import { isTelling } from '../../deeds/deeds.ts'
import { isRecovery, RECOVERS } from '../../deeds/forms/recovery.ts'
import { asGerund, isPlainClause } from '../../sentence/plain.ts'
import { countWords, tidyPhrase, uncapitaliseNoun } from '../../sentence/tidy.ts'
import { impersonal, shorten } from '../../sentence/trim.ts'
import { isAboutFaults, NOT_THE_FAULT } from '../reason/trouble.ts'
import { countBlemishes } from './blemishes.ts'
import type { Draft } from './drafts.ts'

/** Cues of an outcome that say that the trouble is over. */
const ENDED = ['noLonger', 'relief', 'restored', 'works', 'absence']

/** "A repair is in progress to bring it back". */
const NOT_YET = /\b(?:in progress|under ?way|will (?:be|require|need|take)|is expected|are expected)\b/i

const FIXING =
  /^(?:fix|prevent|stop|avoid|resolve|correct|solve|address|repair|restore|handle|mitigate|block)$/

/** What those who saw it did not know: "..., and nobody knew why". */
const RIDDLE =
  /,?\s(?:and|but)\s(?:nobody|no one|we|I)\s(?:really\s)?(?:knew|could|had|understood|did)\b[^,;]*$/

/** "Fixed an issue where ..." where the text says that something was fixed and what was wrong. */
export function faults(prose: Prose, deeds: Deed[]): Draft[] {
  // "The pump was restarted" says more than that its trouble is over.
  if (deeds.some(({ source, clause }) => isRecovery(source, clause) || tellsRecovery(clause))) return []
  const ends = [
    ...deeds.filter(({ clause }) => FIXING.test(clause.verb.base)).map(({ source }) => source),
    ...prose.all.filter(
      (one) =>
        one.sentence.kind === 'title' &&
        one.features.includes('fixing') &&
        !/\b(?:not|cannot|never|no)\b|n't\b/i.test(one.body),
    ),
    ...prose.impact.filter(
      (one) => ENDED.some((cue) => one.features.includes(cue)) && !NOT_YET.test(one.body),
    ),
    ...(deeds.some(isTelling) ? [] : prose.all.filter(isSaidOver)),
  ]
  if (ends.length === 0) return resolved(prose)
  const isEnded = (fault: Weighed) =>
    isTitled(prose) ||
    // In a diary only what follows tells that this trouble is over.
    ends.some(({ sentence }) => Math.abs(sentence.index - fault.sentence.index - 1) <= 2)
  const told = troublesOf(prose).flatMap((from) => {
    const { problem, solution, impact } = from.likelihood
    if (prose.problem.includes(from) && problem < Math.max(solution, impact)) return []
    if (!isEnded(from)) return []
    const clause = uncapitaliseNoun(
      tidyPhrase(splitLead(from.body).body)
        .replace(/;\s.*$/, '')
        .replace(RIDDLE, '')
        .replace(/,?\s?(?:though|however|too|as well)?[.!]+$/i, ''),
    )
    const isTold =
      (from.features.includes('pure fault') || problem > SURE || !prose.problem.includes(from)) &&
      isPlainClause(clause) &&
      !isAboutFaults(clause) &&
      // What a colleague did is no fault of the thing.
      !isAnother(/^[\w'-]+/.exec(splitLead(from.body).body)?.[0] ?? '') &&
      !NOT_THE_FAULT.test(clause)
    const plain = isTold ? impersonal(clause) : undefined
    const shorts = plain ? [12, 18].flatMap((limit) => shorten(plain, limit) ?? []) : []
    const whole = shorts.filter(
      (short) => isPlainClause(short) && !isCutShort(short, plain ?? '') && countBlemishes(short) < 2,
    )
    return [...new Set(whole)].map((short) => ({
      text: `fixed ${gerundOf(short) ?? `an issue where ${short}`}`,
      sources: [from],
      head: 'fault' as const,
      from,
      others: [],
      phrases: [],
      hasMeans: false,
    }))
  })
  return told.length > 0 ? told : resolved(prose)
}

/** "Users kept complaining" is an issue, and nothing to mend in the users. */
function gerundOf(clause: string): string | undefined {
  return clause.split(' ', 6).some((word) => SAID.has(word)) ? undefined : asGerund(clause)
}

const SAID = new Set('complained complaining reported reporting asked asking'.split(' '))

/** So many sentences a short note has. */
const BRIEF = 5

/** That a trouble is over does not say who ended it: a short note tells it with what was done. */
export function withDeedTold(drafts: Draft[], { all }: Prose): Draft[] {
  return all.length > BRIEF
    ? drafts
    : drafts.filter(({ head, hasMeans, others }) => head !== 'fault' || hasMeans || others.length > 0)
}

/** "The outage was ended by restarting the mill": the mill was restarted. */
function tellsRecovery({ subject, form, verb }: Clause): boolean {
  return subject === 'change' && form === 'ing' && RECOVERS.test(verb.base)
}

/** How sure a sentence must be of the trouble that also has words of a gain: "had polling enabled". */
const SURE = 0.85

/** "Calls were added" without "for the wrong reason" is no fault, nor "it has a new pump" without "which often fails". */
function isCutShort(short: string, whole: string): boolean {
  const rest = whole.slice(short.length)
  if (/^\s(?:for|with|without|via|in|on|at|by|into|from|using)\s/.test(rest)) return true
  return /^,?\s(?:which|that|but|although|though)\s/.test(rest) && !AMISS.test(short)
}

const AMISS =
  /n't\b|\b(?:not?|never|cannot|unable|fail\w*|crash\w*|break\w*|broken?|wrong\w*|incorrect\w*|invalid|missing|los[et]\w*|leak\w*|errors?|too|only|still|stuck|slow\w*|stale|twice|h[au]ng\w*|duplicat\w*|without|empty|ignor\w*|drop\w*|caus\w*|reject\w*|den(?:y|ied|ies)|block\w*|overwr\w*|corrupt\w*|jam\w*|stall\w*|even)\b/i

/** What the problem field tells, else what stands before the word that it is over. */
function troublesOf({ problem, all }: Prose): Weighed[] {
  if (problem.length > 0) return problem
  const before = all[all.findIndex(isSaidOver) - 1]
  return before ? [before] : []
}

/** "It doesn't any more." "Now the job is marked as failed." */
function isSaidOver({ body, likelihood }: Weighed): boolean {
  return (
    likelihood.problem < 0.6 &&
    /^(?:(?:it|they|this|that)\s(?:doesn't|don't|no longer does|isn't|does not|do not)\b.{0,12}\bany ?more|now,?\s(?:the|it|they|all|every)\s)/i.test(
      body,
    )
  )
}

const OVER =
  /\b(?:resolved|recovered|restored|fixed|mitigated|back (?:up|online|to normal)|came back|went back to normal|began passing|running again|up again|work(?:s|ing) again|reachable again)\b/i
const INCIDENT =
  /\b(?:outage|incident|crash|down|downtime|failure|expired|full|unavailable|broken|degraded|500s?|502|503|stuck|not working|offline|unreachable)\b/i

/** An incident's title names what was wrong; where the text says that it is over, that is what was achieved. */
function resolved(prose: Prose): Draft[] {
  const title = prose.all.find((one) => one.sentence.kind === 'title')
  if (!title || title.clause || !INCIDENT.test(title.body) || !prose.all.some((one) => OVER.test(one.body)))
    return []
  const name = tidyPhrase(title.body)
    .replace(
      /^(?:incident|outage|post-?mortem)?\s?(?:on|:|-|\u2013)?\s?\d{4}-\d{2}-\d{2}[\s\d:]*(?:[-\u2013/]\s)?/i,
      '',
    )
    .replace(
      /^(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}(?:st|nd|rd|th)?,? (?:\d{4})?,?\s?)/i,
      '',
    )
    .replace(/^(?:incident|post-?mortem|incident report)(?:\s?[:\u2013-]|\s(?:of|on|for))\s/i, '')
    .replace(/\s?\([^()]*\)$/, '')
    .replace(/[.!?]+$/, '')
  const draft = {
    sources: [title],
    head: 'fault' as const,
    from: title,
    others: [],
    phrases: [],
    hasMeans: false,
  }
  if (countWords(name) < 2 || countWords(name) > 9) return []
  // "The shop is down" at the head of what ends well: it was brought back.
  const [, gone = ''] = GONE.exec(name) ?? []
  if (gone && countWords(gone) < 6 && !/^\d{3}\s|\b\w+ly$/.test(gone))
    return [{ ...draft, text: `restored ${uncapitaliseNoun(gone)}` }]
  const isNoun = /\b(?:outage|crash|incident|failure|downtime)$/i.test(name)
  const text = isNoun
    ? `resolved the ${name.replace(/^the\s/i, '')}`
    : isPlainClause(uncapitaliseNoun(name))
      ? `resolved an incident where ${uncapitaliseNoun(name)}`
      : `resolved an incident (${name})`
  return [{ ...draft, text }]
}

const GONE =
  /^((?:[\w./'-]+\s){0,5}?[\w./'-]+)\s(?:(?:is|are|was|were)\s)?(?:completely\s)?(?:not working|down|offline|unreachable|unavailable)$/i

/** Whether the text has a subject line, so that all of it is about one thing. */
export function isTitled({ all }: Prose): boolean {
  return all.some(({ sentence }) => sentence.kind === 'title' && !DATED.test(sentence.text))
}

/** "Dec 5th:", "Weekly update, May 2": a day of a diary names no matter. */
const DATED =
  /^(?:(?:[\d\W_]|(?:mon|tues|wednes|thurs|fri|satur|sun)day|week(?:ly)?|day|date|daily|status|progress|update|report|log|diary|journal|notes?|devlog|st|nd|rd|th|from|to|for|of|the|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)(?=[\W\d_]|$|(?<=\d)[a-z]))+$/i

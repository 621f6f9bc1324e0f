import type { Prose } from '../../../facts/fields/prose.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { tellsChange } from '../../../text/figures/quantities.ts'
import { isOwnDeed } from '../../../text/meaning/antecedent.ts'
import { tuckedDeeds } from '../../deeds/forms/tucked-deeds.ts'
import { turnTold } from '../../figures/better-or-worse.ts'
import { LACKING } from './end-told.ts'

/** Whether a sentence tells only when something landed, why something was done, how it has long been or what a word was meant to say. */
export function isNoNews(body: string): boolean {
  return (
    LANDED_THEN.test(body) ||
    SOCIAL.test(body) ||
    ENCLOSED.test(body) ||
    LONG_SO.test(body) ||
    RESERVED.test(body) ||
    LACKING.test(body) ||
    OF_A_WORD.test(body) ||
    NOT_YET.test(body) ||
    OF_THE_PAGE.test(body) ||
    isReasonForDeed(body)
  )
}

/** "This post tells how it went". */
const OF_THE_PAGE = /^this (?:blog ?post|post|article|write-?up|page|report|entry|note)\b/i

/** "I am now ending this session", "I am almost done counting the nails". */
const NOT_YET = lean(
  /^(?:(?:so|and|now|well),?\s)?(?:I am|I'm|we are|we're)\s(?:(?:now|just|currently)\s)?(?:(?:ending|starting|beginning|closing|wrapping up|taking a break)\b|(?:almost|nearly|mostly|about|half)\s(?:done|finished|through|ready|there)\b)/i,
)

/** "The rival has sold them for over a year now". */
const LONG_SO =
  /\b(?:has|have) (?:[a-z]+ly )?(?!been\b)[a-z]+(?:ed|n|t)\b[^,;]* for (?:(?:over|more than|at least|almost|nearly|about) )?(?:an?|two|three|several|many|\d+) (?:years?|months?|decades?)(?: now)?[.!]*$/i

/** "All well and good, except that the tin leaks". */
const RESERVED = /\b(?:fine|good|nice|great|well),? except (?:that|for|when)\b/i

/** "Again, "sorted" oversells it a bit". */
const OF_A_WORD =
  /["\u201d'] (?:oversells|undersells|overstates|understates|is (?:a bit|too|maybe|perhaps|probably) )/

/** "Docs and tests included": what goes with any change. */
const ENCLOSED =
  /^(?:docs|documentation|tests?|changelog|screenshots?)(?:(?:,| and) [a-z]+){0,2} (?:(?:is|are|was|were) )?(?:included|attached|updated|added)[.!]*$/i

/** "Team lunch on Friday was great": no work. */
const SOCIAL = lean(
  /\b(?:lunch|dinner|breakfast|party|cake|coffee|beers?|pizza|off-?site|birthday|weather|weekend|holidays?)\b[^,;]{0,30}\s(?:was|were|is)\s(?:(?:really|very|so|super|quite|pretty)\s)?(?:great|fun|good|nice|awesome|lovely|amazing|delicious|tasty|horrible|awful)\b/i,
)

/** "Merged in the evening": when, and nothing else. */
const LANDED_THEN =
  /^(?:(?:I|we)\s)?(?:also\s)?(?:merged|pushed|committed|deployed|uploaded)(?:\s(?:it|this|that|everything))?(?:\s(?:in|on|at|by|before|after|this|yesterday|today|late)\b[^,;]{0,30})?[.!]*$/i

/** "The lid pulls it down so did the last test without": why it was done. */
function isReasonForDeed(body: string): boolean {
  const [, word = ''] = /[a-z\d]\sso\s([a-z]+)\s(?:the|an?|my|our|all|it|them)\s/.exec(body) ?? []
  return verbIn(word, 'past') !== undefined && verbIn(word, 'base') === undefined
}

/** "Pressure dropped from 180 to 150 bar", told before anything was done, and nobody can say that it was meant to. */
export function isMovedBefore(one: Weighed, { all }: Prose): boolean {
  const { body, sentence } = one
  if (sentence.kind !== 'prose' || !tellsChange(body) || turnTold(body) !== 'unknown' || SINCE.test(body))
    return false
  const first = all.find(
    (told) => isOwnDeed(told.clause) || isSubjectOrder(told) || tuckedDeeds(told).length > 0,
  )
  return first !== undefined && first.sentence.index > sentence.index
}

/** "Cache the tiles" over all of it. */
function isSubjectOrder({ sentence, clause }: Weighed): boolean {
  return sentence.kind === 'title' && clause?.subject === 'none' && clause.verb.isWork
}

const SINCE = /\b(?:now|since|after|afterwards|thanks|due)\b/i

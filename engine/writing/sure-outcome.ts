import { NO_OUTCOME } from '../facts/fields/seeming-outcome.ts'
import type { Weighed } from '../facts/fields/select.ts'
import { lean } from '../lean.ts'
import { verbIn } from '../text/clauses/verbs.ts'
import { doesWell, faresWell } from '../text/parting/opened-by-deed.ts'
import { tellsState } from '../text/parting/own-statement.ts'
import { tellsSince } from './bullet/outcome/since.ts'
import { isTakenUp } from './bullet/outcome/taken-up.ts'
import { turnTold } from './figures/better-or-worse.ts'
import { isDoubted } from './figures/doubt.ts'
import { BETTER_BY } from './figures/measure-forms.ts'
import { readMeasures } from './figures/measures.ts'
import { scorePhrase } from './figures/model-score.ts'
import { tellsWorse } from './figures/tells-worse.ts'
import { isStillBad } from './figures/trade-off.ts'
import { tidyClause } from './sentence/tidy.ts'
import { withItsVerb } from './sentence/verbless.ts'

/** Whether a sentence tells by its shape alone what came of a deed before it: who uses the thing, what it did, what it takes instead. */
export function isSureOutcome(one: Weighed, all: readonly Weighed[]): boolean {
  const { body, sentence, features } = one
  const isTelling = sentence.kind === 'prose' || (sentence.kind === 'item' && sentence.section === 'impact')
  if (!isTelling || sentence.section === 'followup' || isDoubted(body)) return false
  if (features.includes(NO_OUTCOME)) return false
  const before = all.slice(Math.max(0, all.indexOf(one) - 4), all.indexOf(one)).filter((deed) => isDeed(deed))
  const next = all[all.indexOf(one) + 1]
  // "Alerts went from 400 to 35 after I tuned the rules" was one sentence.
  if (next?.sentence.index === sentence.index && isDeed(next, 'participle') && faresWell(tidyClause(body)))
    return true
  // "Misprints: May 61, July 9. Cleaned the rollers."
  if (before.length === 0) return next !== undefined && isDeed(next) && turnTold(body) === 'better'
  return (
    isOwed(one, before.at(-1)) ||
    withItsVerb(body) !== undefined ||
    scorePhrase(body) !== undefined ||
    isTakenUp(body, next !== undefined) ||
    tellsTurn(body) ||
    turnTold(body) === 'better' ||
    STEADY.test(body) ||
    CEASED.test(body) ||
    isSteadySince(body) ||
    tellsSince(tidyClause(body)) ||
    (tellsBetter(body) && !isStillBad(body)) ||
    before.some((deed) => isOfMade(body, deed))
  )
}

/** "The failures stopped". */
const CEASED = lean(
  /^(?:(?:the|all|all the|those|these|both|random|most)\s)*(?:[\w-]+\s){0,3}(?:errors?|failures?|crash(?:es)?|timeouts?|complaints?|leaks?|jams?|alerts?|alarms?|resets?|freezes|glitch(?:es)?|warnings?|problems?|issues?|noise|flicker(?:ing)?|stutter(?:ing)?|lag|drops|spikes?|reboots|disconnects)\s(?:have\s|has\s)?(?:finally\s|completely\s|all\s|now\s)?(?:stopped|disappeared|vanished|ceased|went away|gone away|are gone|is gone)[.!]*$/i,
)

/** "The suite that broke every third night has been green for a month". */
function isSteadySince(body: string): boolean {
  return (
    /\b(?:has|have) been (?:green|stable|quiet|clean|flawless|solid|silent)\b/.test(body) &&
    !/\b(?:not|never|until|before)\b/i.test(body)
  )
}

/** "I patched the driver and both cards show up" was one sentence. */
function isOwed(
  { body, clause, sentence, likelihood, features }: Weighed,
  deed: Weighed | undefined,
): boolean {
  if (deed?.sentence.index !== sentence.index || deed.body.endsWith('.')) return false
  if (features.includes('pure fault')) return false
  if (!clause && doesWell(body)) return true
  return likelihood.problem < 0.2 && likelihood.followup < 0.2 && tellsState(body)
}

/** "Planning takes an afternoon instead of three days". */
function tellsTurn(body: string): boolean {
  return (
    /\b(?:instead of|rather than|before)\b/.test(body) &&
    !tellsWorse(body) &&
    readMeasures(body).some(({ phrase }) => phrase.includes(' instead of '))
  )
}

/** "Pressure stays flat at 3 bar now". */
const STEADY =
  /^(?:[\w-]+\s){1,4}(?:stays?|holds?)\s(?:(?:flat|stable|steady|constant)\s(?:at|below|under|around)|below|under)\s\S*\d/i

const BY_HOW_MUCH = new RegExp(`\\b(?:is|are|was|were)\\s(?:\\w+\\s){0,2}(?:${BETTER_BY})\\b`, 'i')
const BETTER =
  /^(?!(?:it|this|that|they|these|those|there|which|what|he|she|we|I|you|if|when|so|but|and|because|nothing|neither|none|no)\b)(?:[\w'-]+\s){1,5}(?:is|are|feels?|looks?|runs?|works?|loads?|moves?|prints?|starts?)\s(?:now\s|also\s|much\s|far\s|way\s|a lot\s|noticeably\s|significantly\s|visibly\s|considerably\s|clearly\s)*(?:smoother|snappier|faster|quieter|cleaner|quicker|simpler|easier|shorter|sharper|safer|cheaper|stabler|lighter|better|cooler|clearer|more (?:stable|reliable|accurate|responsive|robust|readable|consistent))(?:\s(?:now|again|than before|than ever))?$/i

/** "Reads are twice as fast", "the ride is smoother now". */
function tellsBetter(body: string): boolean {
  const text = tidyClause(body)
  return BETTER.test(text) || (BY_HOW_MUCH.test(text) && readMeasures(text).length > 0)
}

const MADE =
  /^(?:architect|assemble|author|build|code|craft|create|design|develop|draft|implement|introduce|launch|make|program|prototype|release|script|set|ship|train|write|add)$/

function isDeed({ clause, body }: Weighed, perfect?: 'participle'): boolean {
  return (
    clause?.modality === 'done' &&
    !clause.isNegated &&
    (clause.form === 'past' ||
      clause.form === perfect ||
      (perfect && clause.form === 'ing') ||
      /\b(?:decided|chose|managed) to\s/.test(body)) &&
    clause.verb.isWork &&
    /^(?:i|we|none)$/.test(clause.subject)
  )
}

/** What costs or fails is no feat. */
const NO_FEAT =
  /^(?:fail|crash|break|cost|take|need|miss|lose|require|hang|use|have|be|leak|corrupt|delete|drop|want|get|go|come)$/

const CAUGHT =
  /^they\s(?:[^.;]*\sand\s)?(?:have\s|already\s)*(?:caught|found|saved|prevented|detected|blocked)\s(?:\w+\s)?\d/i

/** "The plugin caught 37 bugs", "it found 37 bugs", told of what was made. */
export function isOfMade(body: string, { clause }: Weighed): boolean {
  if (!clause || !MADE.test(clause.verb.base)) return false
  // "Added tests for the gates. They caught 4 faults."
  if (/^[a-z-]+(?:\s[a-z-]+)?s\b/i.test(clause.rest) && CAUGHT.test(body)) return true
  const thing =
    /^(?:up\s)?(?:an?|the|our|my)\s(?:[\w-]+\s){0,3}?([a-z][\w-]+)(?=$|[.,;]|\s(?:for|in|with|that|which|to|of|on|from|using|and)\b)/i.exec(
      clause.rest,
    )?.[1] ?? ''
  const [, who = '', word = ''] =
    /^((?:it|(?:the|our|my)\s(?:new\s)?(?:[\w-]+\s)?[\w-]+))\s(?:(?:has|already|now|since|also)\s)*([a-z]+)\s(?:[a-z]+\s){0,2}?(?:(?:~|about\s|over\s)?\d|(?:two|three|four|five|six|seven|eight|nine|ten|twelve)\s)/i.exec(
      body,
    ) ?? []
  const verb = verbIn(word, 'past', 's', 'participle')
  const isIt = /^it$/i.test(who) || (thing !== '' && who.toLowerCase().endsWith(` ${thing.toLowerCase()}`))
  return thing !== '' && verb !== undefined && isIt && !NO_FEAT.test(verb.base)
}

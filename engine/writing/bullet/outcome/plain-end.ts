import type { Prose } from '../../../facts/fields/prose.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { subjectAt } from '../../../text/clauses/clause-subject.ts'
import { readVerb, verbIn } from '../../../text/clauses/verbs.ts'
import { tellsChange } from '../../../text/figures/quantities.ts'
import { partTimeAfter } from '../../../text/meaning/time-after.ts'
import { isShortNote } from '../../../text/wording/short-note.ts'
import { findDeeds } from '../../deeds/deeds.ts'
import { isDoubted } from '../../figures/doubt.ts'
import { isStillBad } from '../../figures/trade-off.ts'
import { isFragment } from '../../sentence/proof.ts'
import { capitalise, countWords, tidyClause, uncapitaliseNoun } from '../../sentence/tidy.ts'
import { impersonal } from '../../sentence/trim.ts'
import { isNothingDone } from '../../sentence/verbless.ts'
import { isSubject } from './outcome-subject.ts'
import { sinceTail } from './since.ts'
import { isUnfit } from './unfit-outcome.ts'

const LONGEST = 15
const NO_END = lean(
  /^peak\s|^(?:the )?(?:others?|rest|remaining|last|final)\s|\b(?:but|however|although|though|except|unless|should|would|might|(?<!(?:in|since|last|of|late|early|by|until|from) )may|if|hope\w*|almost|partly|still|yet|finally|happy|happier|love|loves|like|glad|pleased|bad|worse|worst|slow\w*|fail\w*|crash\w*|broken|wrong|outdated|obsolete|stale|only one|I|we|us|me|my|you|this|that|it|they|them|which)\b|[?"():;]/i,
)

/** "Only 2 of 90 trays failed": that so few did is the gain. */
const FEW = /^only \d+ (?:out )?of (?:the )?\d[\d,]* [a-z-]+(?: [a-z-]+)? fail\w*/i

/** "... and sales went up by 7%": behind what is so, what happened. */
const AND_MOVED =
  /,?\sand\s(?:[\w-]+\s){1,4}(?:went|rose|fell|dropped|grew|increased|decreased|improved|doubled|halved)\b.*$/

/** How things are since the last deed of a short note, as its writer says it: ", so that users on 3G get content in 2 s". */
export function plainEnd(one: Weighed, prose: Prose, room: number): string | undefined {
  const { impact, problem, followup } = one.likelihood
  // What a note says last is told for the end.
  const least = one === prose.all.at(-1) ? 0.2 : 0.3
  if (impact < least || impact <= problem || followup > 0.3 || one.clause) return undefined
  if (!isShortNote(prose.all.map(({ sentence }) => sentence)) || isUnfit(one) || isDoubted(one.body))
    return undefined
  if (findDeeds(prose).some(({ source }) => source.sentence.index > one.sentence.index)) return undefined
  const told = tidyClause(one.body)
    .replace(/^(?:and|so(?:\sfar)?|now),?\s/i, '')
    .replace(
      /(?<!\b(?:the|of|for|since|until|from|to|by|than))\s(?:this|last) (?:time|week|month|year|term|semester|season)$/,
      '',
    )
  if (countWords(told) > Math.min(room, LONGEST) || NO_END.test(told.replace(FEW, '')) || isStillBad(told))
    return undefined
  if (isFragment(capitalise(`${told}.`)) || /^\d/.test(told)) return undefined
  const small = uncapitaliseNoun(told).replace(
    /^(?:Over|Under|Out|Off|On|Down|Up|Re|Un)[a-z]{3,}(?=\s[a-z])/,
    (word) => word.toLowerCase(),
  )
  const since = partTimeAfter(told)[0] ? sinceTail(told, room) : undefined
  if (since) return since
  if (isNothingDone(told)) return `, with ${small}`
  if (tellsPresent(told)) return `, so that ${impersonal(small.replace(AND_MOVED, '')) ?? small}`
  // "Guests had to wait for an hour" is told last, and yet of the trouble.
  const isHarm = one.features.includes('pure fault') && one.features.includes('outage')
  return one === prose.all.at(-1) && impact >= 0.45 && !isHarm && tellsPast(told)
    ? `, after which ${small.replace(/\s(?:afterwards?|after that|later)$/, '')}`
    : undefined
}

/** Whether it tells what happened then: "the complaints stopped", "both trainees passed the exam". */
function tellsPast(told: string): boolean {
  const found = subjectAt(told, 0)
  // How a figure moved is told elsewhere, where it is a gain.
  if (!found || !isSubject(`${told.slice(0, found.end)} `) || tellsChange(told)) return false
  if (/\b(?:again|proceeded|went|rose|grew|had been)\b/.test(told)) return false
  const [word = ''] = told.slice(found.rest).split(' ')
  return /^(?:was|were|had)$/.test(word) || verbIn(word, 'past') !== undefined
}

const DONE_BESIDES =
  /^(?:is|are)\s(?:(?:now|already|also|both|all)\s)*(?:fixed|solved|resolved|patched|merged|closed|sealed|repaired|shipped|released|deployed|done)\b/

/** Whether a statement with a subject of its own says how things are. */
function tellsPresent(told: string): boolean {
  // "Same numbers on both machines" has no verb; that they are the same is nothing it was done for.
  if (/^same\s|\b(?:is|are) (?:still )?(?:identical|unchanged|the same|equal)\b/i.test(told)) return false
  if (/^(?:the|our|my|[a-z-]+s)\s(?:[\w-]+\s){0,4}?no longer [a-z]+/i.test(told)) return true
  const found = subjectAt(told, 0)
  if (!found || !isSubject(`${told.slice(0, found.end)} `)) return false
  // "Both cracks are sealed in the same week" was done besides, and did not come of it.
  if (DONE_BESIDES.test(told.slice(found.rest))) return false
  const [word = ''] = told.slice(found.rest).split(' ')
  // "The crate has 40 holes" describes it.
  if (
    /^(?:has|have)$/.test(word) &&
    /^\S+\s(?:about\s|around\s|over\s)?\d/.test(told.slice(found.rest)) &&
    !/\b(?:now|only|fewer|less)\b/.test(told)
  )
    return false
  if (/^(?:is|are|can|has|have)$/.test(word)) return !/^(?:has|have) been\b/.test(told.slice(found.rest))
  return readVerb(word).some(({ form }) => form === 's' || form === 'base')
}

import type { Weighed } from '../../../facts/fields/select.ts'
import { readLeadIn } from '../../../features.ts'
import { lean } from '../../../lean.ts'
import type { Clause } from '../../../text/clauses/clauses.ts'
import { isListedInVain } from './in-vain-list.ts'

/** "I managed to fix it", "we had to revert": told in the base form, and done all the same. */
export function isAchieved({ attitude }: Clause): boolean {
  return /^(?:managed|able|had|ended up|got|proceeded|forced|found)\b/.test(attitude)
}

/** Where "Check the logs first" is advice, or a step for the reader. */
const NO_REPORT: ReadonlySet<string> = new Set(['lessons', 'testing'])
/** "The idea was to have it", "Challenges faced": what such a list holds was not done. */
const IMAGINED = /\b(?:ideas?|flow|algorithm|concept|challenges?|difficult(?:y|ies)|hurdles?|obstacles?)\b/i

/** "I moved the pump, but I still want to paint it" is done before it is a plan. */
const DONE_FIRST = lean(
  /^(?:(?:on|at|in)\s[^,;:]{3,25}?\s)?(?:I|we)\s(?:(?:also|then|just|finally)\s)?[a-z]+\s[^,;:]{4,},?\s(?:(?:but|though|and)\s(?:I|we)(?:'ll|\s(?:still\s|also\s)?(?:want|need|have|will|plan|hope|should|would))|so\s(?:that\s)?(?:next time\s|in (?:the )?future\s|from now on\s)?(?:[\w-]+\s){1,4}?(?:should|will|won't))\b/i,
)

/** "I've built the gate (it squeaks, I'll oil it later)": only what stands in brackets is a plan. */
const PLANNED_ASIDE =
  /^(?:I|we)(?:'ve|\shave)?\s[a-z]+\s[^();]{8,}\s\([^()]*(?:'ll|\b(?:will|going to|plan to|want to|later))\b[^()]*\)[.!]?$/i

/** "The next step was to seal it" comes after a step, and is no plan. */
const NEXT_WAS = /\bnext (?:step|thing\s[^,;:]{0,30})\s?was\b/i

/** Whether a sentence stands where a text reports, and not where it plans, quotes or weighs. */
export function isReported({ sentence, likelihood, clause, body }: Weighed): boolean {
  if (isListedInVain(sentence)) return false
  if (
    sentence.box === 'empty' ||
    sentence.section === 'followup' ||
    sentence.section === 'boilerplate' ||
    sentence.kind === 'quote'
  )
    return false
  if (
    likelihood.followup > 0.6 &&
    sentence.box !== 'ticked' &&
    !(clause?.form === 'past' && DONE_FIRST.test(body)) &&
    !(/^(?:past|participle)$/.test(clause?.form ?? '') && PLANNED_ASIDE.test(body)) &&
    !NEXT_WAS.test(body)
  )
    return false
  const isBare = clause?.subject === 'none' && clause.form === 'base'
  if (isBare && (NO_REPORT.has(sentence.section ?? '') || IMAGINED.test(sentence.leadIn ?? ''))) return false
  const announced = readLeadIn(sentence.leadIn)
  if (announced === 'trouble') return likelihood.solution > SURELY && isOwnDeed(clause)
  return announced !== 'alternatives' && (announced !== 'plans' || sentence.box === 'ticked')
}

/** How much an item below "ran into two errors:" has to sound like the work that answers one. */
const SURELY = 0.8

/** "We had to add a fuse", "Added a fuse": told of the writer, as what he has done. */
function isOwnDeed(clause: Clause | undefined): boolean {
  return (
    clause !== undefined &&
    /^(?:i|we|none)$/.test(clause.subject) &&
    (clause.form === 'past' || (clause.subject !== 'none' && isAchieved(clause)))
  )
}

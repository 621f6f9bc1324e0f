import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import type { Clause } from '../../../text/clauses/clauses.ts'
import { isRecovery } from './recovery.ts'

/** What the writer made or changed, he did, however much the sentence speaks of the trouble. */
export const MAKES =
  /^(?:add|automate|build|convert|create|cut|design|extend|fix|implement|install|kill|migrate|move|patch|port|put|rebuild|refactor|remove|renew|repair|replace|reroute|restart|restore|rework|rewire|rewrite|script|set|solder|split|swap|switch|terminate|upgrade|wire|wrap|write)$/

/** Whether what sounds of trouble in a sentence is only the reason of its deed, or said of the thing that it was done to. */
export function isTroubleBeside(source: Weighed, clause: Clause): boolean {
  if (isRecovery(source, clause)) return true
  if (!MAKES.test(clause.verb.base)) return false
  if (isOfThingSaid(source, clause) || isFaultFixed(clause)) return true
  return source.sentence.kind === 'prose' && (isForReason(source, clause) || isOfFaultyThing(clause))
}

/** "Fixes a case where the boat drifts": what was wrong says what was fixed. */
function isFaultFixed({ subject, verb, rest }: Clause): boolean {
  return (
    subject === 'none' &&
    verb.base === 'fix' &&
    /^(?:an?|the)\s(?:[\w-]+\s){0,3}?(?:bug|issue|problem|case|race|leak|crash|error|regression)\s(?:where|when|that|in|of|with|on)\s/.test(
      rest,
    )
  )
}

/** "Killed the job that mailed everybody a blank page": what the thing did is said of it. */
function isOfThingSaid({ sentence }: Weighed, { subject, form, lead, rest }: Clause): boolean {
  return (
    /^(?:prose|item)$/.test(sentence.kind) &&
    subject === 'none' &&
    form === 'past' &&
    !lead &&
    /^(?:off\s)?(?:the|an?|our|my|all|both|two|three|\d+)\s(?:[\w-]+\s){1,4}(?:that|which|nobody|no one)\s/.test(
      rest,
    )
  )
}

/** What programs and accidents do not do. */
const REMADE =
  /^(?:automate|extend|fix|implement|migrate|patch|port|rebuild|redesign|refactor|repair|replace|rework|rewire|rewrite|solder|upgrade|wrap)$/

/** "Put a lock around the counter, since two workers kept sharing it". */
function isForReason({ body }: Weighed, { subject, form, verb, lead }: Clause): boolean {
  // "The loop was rewritten because it kept failing".
  if (subject === 'passive' && form === 'participle')
    return REMADE.test(verb.base) && /,?\s(?:as|because|since)\s(?:it|they)\s/.test(body)
  // "Set" and "put" do not show when it was.
  const isPast = form === 'past' || (form === 'base' && verb.forms.past === verb.base)
  return (
    subject === 'none' &&
    isPast &&
    !lead &&
    /,?\s(?:as|because|since|when|after)\s(?!of\b|[a-z]+ing\b)/.test(body)
  )
}

/** "The faulty fuse": named by what was wrong with it. */
const FAULTY = lean(
  /^(?:the|an?|one|two|three|all|both)\s(?:(?:[\w-]+\s){0,2}culprits?$|(?:faulty|broken|defective|offending|misbehaving|leaking|leaky|corrupt|corrupted|stuck|stale|worn|dead|bad|rogue|runaway|damaged|failed|failing|expired|misconfigured|missing)\s[a-z])/i,
)

/** "The label that had been hidden was moved", "the stuck job was killed". */
function isOfFaultyThing({ subject, object, form }: Clause): boolean {
  return (
    subject === 'passive' &&
    form === 'participle' &&
    (FAULTY.test(object) || /\s(?:that|which)\s(?:had|kept|used to|would)\s/.test(object))
  )
}

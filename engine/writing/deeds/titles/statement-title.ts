import type { Weighed } from '../../../facts/fields/select.ts'
import { FAULTS } from '../../../features.ts'
import type { Clause } from '../../../text/clauses/clauses.ts'
import { ACTING } from '../../../text/clauses/trouble-name.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { isPlural } from '../../../text/nouns/plural.ts'
import { tidyClause, uncapitalise } from '../../sentence/tidy.ts'
import { clauseTold } from '../forms/clause-told.ts'

/** A line that says how a thing is or what it does, taken apart. */
type Statement = { subject: string; verb: string; rest: string }

const AUXILIARY = /^(?:is|are|has|have|can|may|must|will|does|do)$/
/** What may stand within a subject; behind any other small word a statement is too long to be sure of. */
const WITHIN =
  /^(?:the|an?|of|in|on|for|from|with|without|between|during|across|per|via|by|under|over|through|using|all|each|every|one|two|three|its|their|our|new|old|no|other|same)$/
const DETERMINER = /^(?:the|an?|all|each|every|one|two|three|its|their|our|no|other|same)$/
/** What follows a verb, and no second part of a name. */
const BEHIND_VERB =
  /^(?:the|an?|all|any|its|their|his|her|our|it|them|each|every|no|only|one|two|in|on|at|to|for|from|with|without|by|as|after|before|until|when|while|if|once|even|again|where|what|who|how|that|instead|\d.*)$/

/** What nobody would want, whatever it is said of. */
const AMISS =
  /\b(?:not|never|cannot|too|twice|wrong|wrongly|incorrect|incorrectly|invalid|missing|stuck|stale|duplicated?|lost|broken|unexpected(?:ly)?|randomly|sometimes|always|accidentally|silently|forever|behind|hidden|empty|blank|outdated|even (?:if|though|when))\b|n't\b/
/** "The wrong page is shown" is one; "a missing name is reported" says what happens to it. */
const WRONG_THING = /\b(?:wrong|incorrect|old|outdated|stale|broken|too many)\b/
/** What a part does that does not do its work. */
const ILL =
  /^(?:abort|block|break|collide|conflict|corrupt|crash|delete|die|differ|disappear|drop|error|exceed|expire|fail|flash|flicker|forget|freeze|hang|hide|ignore|interfere|jump|lag|leak|lose|loop|miss|overflow|overlap|overwrite|panic|reset|shift|show|skip|stall|stay|stick|stop|swallow|throw|time|truncate|vanish|wait)$/
/** "An empty list is not an error": no trouble where there had been some. */
const NO_FAULT =
  /\s(?:is|are) (?:not|no longer) (?:an? )?(?:errors?|failures?|crash(?:es)?|faults?|fatal|warnings?|problems?)\b/

/**
 * "feat: guests can book twice", "fix: retries respect the limit": a subject line that says how it is, not what was done.
 * After a fix that may be how it should be or how it was, and a line that tells neither by a word is told so that both are true.
 */
export function stateTold(line: string, type: string, features: readonly string[]): Clause | undefined {
  const { subject = '', verb = '', rest = '' } = statementIn(line) ?? {}
  if (!subject || /[:;?]/.test(line)) return undefined
  const isFix = /fix|bug|sec/.test(type)
  const able = verbIn(rest.split(' ')[0] ?? '', 'base') && rest.replace(/^now\s/, '')
  if (verb === 'can' && able && !/\bnot\b/.test(rest)) {
    if (isFix && AMISS.test(rest)) return undefined
    return clauseTold('enable', `${subject} to ${able}`)
  }
  const isGood = NO_FAULT.test(line) || !isFix
  if (isGood) return clauseTold('ensure', `that ${line}`)
  if (WRONG_THING.test(subject) || isAmiss(`${verb} ${rest}`, verb, features)) return undefined
  return clauseTold('fix', `how ${line}`)
}

/** "After: guests change their bookings in the app", beside a "Before": that was brought about. */
export function statedAfter({ body, sentence }: Weighed): Clause | undefined {
  if (!/^after$/i.test(sentence.label ?? '')) return undefined
  const line = uncapitalise(tidyClause(body))
  return statementIn(line, true) && !/[:?]/.test(line) ? clauseTold('ensure', `that ${line}`) : undefined
}

function isAmiss(said: string, verb: string, features: readonly string[]): boolean {
  return (
    AMISS.test(said) ||
    ILL.test(verbIn(verb, 's', 'base')?.base ?? '') ||
    FAULTS.some((fault) => features.includes(`cue:${fault}`))
  )
}

/** The first word of a line that can be its verb, where what stands before it can be its subject. */
function statementIn(line: string, isSure = false): Statement | undefined {
  const words = line.split(' ')
  if (words.length < 4 || !/^[\p{L}`"']/u.test(line)) return undefined
  for (const [at, word] of words.slice(0, 7).entries()) {
    if (/[,;:()]/.test(word)) return undefined
    if (at === 0) continue
    const subject = words.slice(0, at).join(' ')
    if (isVerbOf(words, at, isSure)) return { subject, verb: word, rest: words.slice(at + 1).join(' ') }
    if (
      /^[a-z]+$/.test(word) &&
      /^(?:to|and|or|by|that|which|who|what|how|where|why|when|if|as|at|into|than|before|after|while|because)$/.test(
        word,
      )
    )
      return undefined
  }
  return undefined
}

/** Where it is not sure that there is a statement, a verb is known by what follows it. */
function isVerbOf(words: readonly string[], at: number, isSure: boolean): boolean {
  const [first = '', word = '', before = '', next = ''] = [words[0], words[at], words[at - 1], words[at + 1]]
  if (WITHIN.test(before) || !isSubject(first, word)) return false
  if (AUXILIARY.test(word)) return next !== ''
  const subject = words.slice(0, at).join(' ')
  if (!isSure && !BEHIND_VERB.test(next) && !ACTING.test(word)) return false
  return isPlural(subject) && /s$/.test(before)
    ? verbIn(word, 'base') !== undefined
    : verbIn(word, 's') !== undefined && !/s$/.test(before)
}

/** "Add tests" and "adding a flag" open with what is to be done, unless what follows can only be a verb; what opens a clause names nothing. */
function isSubject(first: string, word: string): boolean {
  const opening = first.toLowerCase()
  if (/^(?:what|how|who|which|whether|where|when|if|of|more|fewer|less|as|for|in|on|to|with)$/.test(opening))
    return false
  if (DETERMINER.test(opening) || AUXILIARY.test(word) || ACTING.test(word)) return true
  return !verbIn(opening, 'base', 'ing', 'past')
}

import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { NOUN_VERBS } from '../../../lexicon/noun-verbs.ts'
import { onceFor } from '../../../once.ts'
import { guessBase, guessPast, type Verb, verbIn } from '../../../text/clauses/verbs.ts'
import { isPlural } from '../../../text/nouns/plural.ts'
import { isShortNote } from '../../../text/wording/short-note.ts'
import { subject } from '../../deeds/extent/object.ts'
import { phraseIn } from '../../sentence/inflect.ts'
import { countWords, tidyClause, tidySentence, uncapitaliseNoun } from '../../sentence/tidy.ts'
import { isBalanced, isTorn } from '../../sentence/trim.ts'
import type { Material } from '../material.ts'
import { inPast } from '../telling/past-tense.ts'
import { withoutBrackets } from '../telling/say.ts'
import { unlabelled } from '../telling/unlabelled.ts'
import { isSoundSituation } from './sound-situation.ts'

/** What a change tells of the time before it, and what had to be done. */
export type Turn = { before: string; aim?: string }

const ENDED = /^(.{3,70}?)\s(?:(is|are)\s)?no longer\s([a-z-]+)\b\s?(.*)$/
const CAN_NOW = /^(.{3,70}?)\scan now\s(?:also\s|optionally\s)?(be\s)?([a-z-]+)\b\s?(.*)$/
const POSSIBLE =
  /^(?:it(?:'s| is)|you can|one can|can|able to)\snow\s(?:also\s)?(?:possible to\s)?([a-z-]+)\b\s(.+)$/i
const NOW_DOES =
  /^(.{3,70}?)\snow\s(?:(correctly|properly|automatically)\s)?([a-z-]+)\b(?<!\b(?:is|are|be))\s(.+)$/
const NOW_IS = /^(.{3,70}?)\s(is|are)\snow\s([a-z]+)\b\s?(.*)$/

/** "... instead of asking the clerk", "... rather than the old list". */
const INSTEAD = /,?\s(?:instead of|rather than)\s(?:(?:always|silently|just|simply)\s)?(.+)$/
/** What else follows: why, how and what it brought. */
const MORE =
  /(?:;|,\s(?!and\b|or\b)|\s[-\u2013\u2014]{1,2}\s|\s(?:so|because|since|as|which|while|although|but|thus|due to|in order to|and specifically|and in particular|and especially|by [a-z]+ing|[Tt]hanks to)\s).*$/

/** What is only more or less so since, or what nobody misses. */
const HOW_MUCH = /^(?:an?|one|two|three|four|five|half|[~<>\d])/

const BY_DEGREES = lean(
  /\b(?:more|less|fewer|better|faster|slower|quicker|smaller|larger|bigger|higher|lower|again|still|only|never|not|no|too|much|also|before (?:[a-z]+ ){1,3}can|instantly|in no time|well|fine|good|great|nicely|smoothly|perfectly|easily|quickly|slowly|deprecated|obsolete|removed|gone|dropped)\b|n't\b|\b(?:about|around|only|just|up to|under|over) [~$\u20ac]?\d|\d\S* (?:[\w-]+ )?(?:an?|per|each|every) (?:second|minute|hour|day|night|week|month|year)\b/i,
)
/** What one would not call a fault that it has ended. */
const WELL =
  /^(?:work|run|start|build|compile|load|boot|respond|function|connect|pass|exist|fit|help|matter|maintain|support|be|have|do|seem|appear)$/
/** What a thing may be only since then. */
const STATES =
  /^(?:available|possible|optional|configurable|enabled|supported|allowed|accepted|included|checked|validated|preserved|installed|shown|displayed|documented|cached|encrypted|exported|exposed|logged|reported|handled|recogni[sz]ed|detected|honou?red|respected|stored|saved|signed|tested|translated|required)$/
const NOBODY =
  /^(?:it|they|this|that|these|those|all|both|each|every|some|most|many|I|we|you|he|she|there|what|which|who|if|when|as|for|in|on|with|to|by|from|since|after|due)\b/i

/** How things were before what a sentence tells of since: "guests can now pay by card" says that they could not. */
export const sinceChanged = onceFor((one: Weighed): Turn | undefined => {
  const { likelihood, sentence, body } = one
  if (likelihood.followup >= 0.4 || likelihood.problem >= 0.4 || /^(?:row|data|quote)$/.test(sentence.kind))
    return undefined
  if (!/\bnow\b|\bno longer\b/.test(body) || /\?|\bfrom now on\b|\bfor now\b|\bnow that\b/i.test(body))
    return undefined
  const whole = tidyClause(withoutBrackets(`${unlabelled(body)}.`)).replace(/[.!]+$/, '')
  const line = uncapitaliseNoun(whole.replace(/^(?:[*\u2022-]+\s|\[[^\]]{1,30}\]\s)+/, ''))
  const told = ended(line) ?? able(line) ?? possible(line) ?? doing(line) ?? being(line)
  if (!told || !isTold(told.before)) return undefined
  const aim = told.aim?.trim() ?? ''
  return { before: inPast(tidySentence(told.before)), ...(isTold(aim) ? { aim } : {}) }
})

function isTold(text: string): boolean {
  const length = countWords(text)
  return length >= 4 && length <= 26 && !isTorn(text) && isBalanced(text) && !LEANS.test(text)
}

/** What is no plain statement, or speaks of something untold. */
const LEANS =
  /[`"#;\\~]|:\s|\b(?:now|them|this|these|those|its|their|(?<!\b(?:when|if|before|after|while|unless|until|once|where|because) )it)\b(?! (?:was not )?possible)|\s(?:an?|the) (?:file|thing|way|option|one)$/

function named(written: string): string | undefined {
  return NOBODY.test(written) || NO_END.test(written) ? undefined : subject(written.replace(/\swill$/, ''))
}

/** "Maps and keys is": the verb is of something else. */
function disagrees(who: string, be: string): boolean {
  return be === 'is' && / and /.test(who)
}

/** Where no thing ends. */
const NO_END =
  /\b(?:as|is|are|was|were|has|have|had|be|been|can|should|would|could|may|might|and|or|but|not|of|in|on|for|to|with|by|at|that|which|who)$/

function until(rest: string): string {
  return rest.replace(MORE, '').trim()
}

function ended(line: string): Turn | undefined {
  const [, written = '', be = '', word = '', rest = ''] = ENDED.exec(line) ?? []
  const who = named(written)
  const tail = until(rest)
  if (!who) return undefined
  if (be) {
    const verb = verbIn(word, 'participle')
    if (!verb || WELL.test(verb.base) || disagrees(who, be)) return undefined
    return {
      before: `${who} ${be === 'is' ? 'was' : 'were'} ${word} ${tail}`,
      ...(verb.isWork ? { aim: `stop ${verb.forms.ing} ${who} ${tail}` } : {}),
    }
  }
  const verb = verbIn(word, 's', 'base') ?? (/[^s]s$/.test(word) ? guessBase(word.slice(0, -1)) : undefined)
  if (!verb || WELL.test(verb.base) || BY_DEGREES.test(tail)) return undefined
  return {
    before: `${who} ${phraseIn('past', verb, word === verb.base ? 'base' : 's', tail)}`,
    aim: `stop ${who} from ${phraseIn('ing', verb, word === verb.base ? 'base' : 's', tail)}`,
  }
}

function able(line: string): Turn | undefined {
  const [, written = '', be = '', word = '', rest = ''] = CAN_NOW.exec(line) ?? []
  const who = named(written)
  const tail = until(rest)
  if (!who || BY_DEGREES.test(tail)) return undefined
  if (!be)
    return (
      verbIn(word, 'base') && {
        before: `${who} could not ${word} ${tail}`,
        aim: `let ${who} ${word} ${tail}`,
      }
    )
  const verb = verbIn(word, 'participle') ?? guessPast(word)
  return (
    verb && {
      before: `${who} could not be ${word} ${tail}`,
      aim: `make it possible to ${verb.base} ${who} ${tail}`,
    }
  )
}

function possible(line: string): Turn | undefined {
  const [, word = '', rest = ''] = POSSIBLE.exec(line) ?? []
  const tail = until(rest)
  if (!verbIn(word, 'base') || BY_DEGREES.test(tail)) return undefined
  return { before: `it was not possible to ${word} ${tail}`, aim: `make it possible to ${word} ${tail}` }
}

function doing(line: string): Turn | undefined {
  const [, written = '', how = '', word = '', rest = ''] = NOW_DOES.exec(line) ?? []
  const who = named(written)
  const isMany = / will$/.test(written) || isPlural(written) || /\sand\s/.test(written)
  const verb = verbIn(word, isMany ? 'base' : 's')
  if (!who || !verb || /^(?:be|have|do|seem|appear|require|need|depend)$/.test(verb.base)) return undefined
  const [, old = ''] = INSTEAD.exec(rest) ?? []
  const tail = until(rest.replace(INSTEAD, ''))
  const aim = `make ${who} ${how ? `${how} ` : ''}${phraseIn('base', verb, isMany ? 'base' : 's', tail)}`
  if (old) {
    const before = formerly(who, verb, until(old))
    return before ? { before, aim } : undefined
  }
  // "Now takes one minute": before it took another while.
  if (BY_DEGREES.test(tail) || (/^(?:take|last|cost|weigh)$/.test(verb.base) && HOW_MUCH.test(tail)))
    return undefined
  return {
    before: `${who} did not ${how && how !== 'automatically' ? `${how} ` : ''}${verb.base} ${untilNext(tail)}`,
    aim,
  }
}

/** "Checks the seats and prints them": only the first was denied. */
function untilNext(tail: string): string {
  const [, head = '', how = '', word = '', next = ''] =
    /^(.{6,}?),?\sand\s([a-z]+ly\s)?([a-z]+)\s(\S+)/.exec(tail) ?? []
  const verb = verbIn(word, 's')
  return verb && (how || !NOUN_VERBS.has(verb.base) || /^(?:the|an?|its|all|it|them|to)$/.test(next))
    ? head
    : tail
}

/** "Instead of asking the clerk": it asked him; "instead of the list": that is what it used. */
function formerly(who: string, verb: Verb, old: string): string | undefined {
  const [word = '', ...rest] = old.split(' ')
  const doing = verbIn(word, 'ing')
  if (doing) return `${who} ${phraseIn('past', doing, 'ing', rest.join(' '))}`
  return /^(?:use|return|show|read|send|print|write|store|display|check|call|need|default)$/.test(
    verb.base,
  ) && /^(?:the|an?|its|all|\p{Lu}|[a-z]+s\b|[\w-]+$)/u.test(old)
    ? `${who} ${verb.forms.past} ${verb.base === 'default' && !old.startsWith('to ') ? 'to ' : ''}${old}`
    : undefined
}

function being(line: string): Turn | undefined {
  const [, written = '', be = '', word = '', rest = ''] = NOW_IS.exec(line) ?? []
  const who = named(written)
  const tail = until(rest.replace(INSTEAD, ''))
  if (!who || !STATES.test(word) || BY_DEGREES.test(tail) || disagrees(who, be)) return undefined
  const verb = verbIn(word, 'participle')
  return {
    before: `${who} ${be === 'is' ? 'was' : 'were'} not ${word} ${tail}`,
    aim:
      verb?.isWork && verb.base !== 'allow' ? `${verb.base} ${who} ${tail}` : `make ${who} ${word} ${tail}`,
  }
}

/** How far from what was done a sentence may tell what came of it. */
const NEAR = 2

/** What a note tells of the time before its change, where it tells so of what was done, or nothing else. */
export function turnOf({ prose, deeds }: Material): Turn | undefined {
  const { all } = prose
  const first = deeds[0]?.source.sentence.index
  const isShort = isShortNote(all.map(({ sentence }) => sentence))
  for (const one of all) {
    const isNear = first === undefined || isShort || Math.abs(one.sentence.index - first) <= NEAR
    const turn = isNear ? sinceChanged(one) : undefined
    if (turn && isSoundSituation(turn.before)) return turn
  }
  return undefined
}

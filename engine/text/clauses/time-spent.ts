import { lean } from '../../lean.ts'
import { WORK_NOUNS } from '../../lexicon/work-nouns.ts'
import { anyOf } from '../patterns/any-of.ts'
import type { Clause } from './clauses.ts'
import { type Verb, type VerbForm, verbIn, verbOf } from './verbs.ts'

const SPAN = '(?:day|week|weekend|month|sprint|morning|afternoon|evening|session|semester)'
const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const OFTEN = '(?:(?:mostly|mainly|largely|all|primarily|entirely|again|really)\\s)*'
/** "The bulk of the work", "a large part of my time". */
export const SHARE_OF_TIME = `(?:(?:an?|another|the|one|some|much|most)\\s(?:[a-z]+\\s){0,2}?|(?=part\\s))(?:of|(?:part|piece|chunk|bulk|rest|majority|portion|half|share)\\sof)\\s(?:my|our|the|this|last|that)\\s(?:[a-z]+\\s)?(?:time|work|effort|project|assignment|${SPAN})(?:\\s(?:today|this ${SPAN}|last ${SPAN}))?`
/** "Half the day", "all of this week", "two hours", "my whole Friday". */
const LENGTH = `(?:half|all|most)\\s(?:of\\s)?(?:the|my|our|this|a)\\s(?:[a-z]+\\s)?(?:${SPAN}|${WEEKDAY})|(?:an?|two|three|four|five|six|several|a few|a couple of|\\d+|the first|the whole|my whole)\\s(?:good\\s|full\\s|whole\\s)?(?:hours?|${SPAN}s?|${WEEKDAY})`
const TIME = `(?:${LENGTH}|today|yesterday|tonight|${WEEKDAY}|(?:this|last|the)\\s(?:past\\s|last\\s)?${SPAN}|(?:most|much|the rest|all)\\sof\\s(?:today|yesterday|(?:the|my|our|this|last)\\s${SPAN})|(?:my|our)\\s${SPAN}|${SHARE_OF_TIME})`
const WAS_SPENT =
  '(?:was|has been)\\s@(spent(?:\\sin\\s[\\w ]{2,20}(?=\\s[a-z]+ing\\s))?|used\\s(?:to|for)|about|dedicated to|devoted to|focused on)'
const CONSISTED = `${OFTEN}(consisted\\s${OFTEN}of|involved|went\\s${OFTEN}(?:(?:in)?to(?:wards?)?|on)|revolved\\saround)`
const SPENT = lean(
  `^(?:(?:so|and|well),?\\s)?${TIME}\\s(?:${WAS_SPENT.replace('@', OFTEN)}|${CONSISTED})\\s${OFTEN}(?:on\\s)?(\\S.*)$`,
  'i',
)

const CLOSED = lean(
  `^${TIME}\\s(?:concluded|ended|finished|closed|wrapped up|began|started|opened|kicked off)\\swith\\s(?:an?|the|some|my|our)\\s(?:[a-z]+\\s){0,2}?([a-z-]+)\\sof\\s(\\S.*)$`,
  'i',
)

/** "The week ended with a thorough rewrite of the till": the till was rewritten. */
function readClosing(sentence: string): Clause | undefined {
  const [, work = '', what = ''] = CLOSED.exec(sentence) ?? []
  const verb = verbOf(WORK_NOUNS.get(work.toLowerCase()) ?? '')
  return verb && told(verb, 'past', what)
}

/** "This week I was busy painting the gate", "the main thing I've been working on is painting it": no more than that it was worked on. */
const AT_WORK = lean(
  `^(?:(?:so|and|well|then|also),?\\s)?(?:${TIME},?\\s)?(?:(?:(?:the|my|our)\\s(?:(?:main|first|second|third|biggest|big|other|only|last|next)\\s){0,2}(?:things?|tasks?|part|project|feature)|what)\\s(?:that\\s)?(?:I|we)(?:'ve|\\shave|\\swas|\\swere)?\\s(?:been\\s)?(?:(?:also|mainly|mostly)\\s)?(?:working|worked|focus(?:ed|ing))\\son(?:\\s(?:${TIME}|so far|lately|recently))?\\s(?:is|was|has been)|(?:I|we)(?:'ve|\\shave)?\\s(?:was|were|been)\\s(?:[a-z]+\\s)?(?:busy(?:\\swith)?|responsible\\sfor|in\\scharge\\sof|tasked\\swith|occupied\\swith)(?=\\s[a-z-]+ing\\s))\\s(\\S.*)$`,
  'i',
)

const maySpendTime = anyOf([SPENT, CLOSED, AT_WORK])

/** "Today was spent painting the gate" and "the week went into painting it" tell of a deed, "this week was all about the gate" of work on it. */
export function readTimeSpent(sentence: string): Clause | undefined {
  if (!maySpendTime(sentence)) return undefined
  const [, passed = '', went = '', what = ''] = SPENT.exec(sentence) ?? []
  const how = (passed || went).toLowerCase()
  if (!what) return readClosing(sentence) ?? readAtWork(sentence)
  const word = /^[a-z-]+/.exec(what)?.[0] ?? ''
  const isAim = how === 'used to'
  const doing = isAim
    ? verbIn(word, 'base')
    : /^(?:spent|used|consisted|involved|went)/.test(how)
      ? verbIn(word, 'ing')
      : undefined
  // "The day went to meetings", "the week involved a lot of travel".
  if (!doing && /^(?:used|consisted|involved|went\s.*\bto(?:wards?)?)/.test(how)) return undefined
  // "Most of the time went into a full scan": whose, the program's or the writer's?
  if (!doing && /\bof the (?:[a-z]+ )?time\s/i.test(sentence)) return undefined
  const verb = doing ?? verbOf('work')
  if (
    !verb?.isWork ||
    /^(?:not|it|this|that|how|what|why|in|inside|outside|at|with|without|for|by|away|here|there|under|over|as|like|doing)\b/i.test(
      what,
    )
  )
    return undefined
  const rest = doing ? what.replace(/^\S+\s*/, '') : `on ${what}`
  return told(verb, doing ? (isAim ? 'base' : 'ing') : 'past', rest.replace(/\sagain(?=[.!]*$)/, ''))
}

function readAtWork(sentence: string): Clause | undefined {
  const [, what = ''] = (/\b(?:I|we)\b/.test(sentence) && AT_WORK.exec(sentence)) || []
  const work = verbOf('work')
  return work && what && !/^(?:not|to|it|this|that|still)\b/i.test(what)
    ? told(work, 'past', `on ${what}`)
    : undefined
}

function told(verb: Verb, form: VerbForm, rest: string): Clause {
  return {
    subject: 'none',
    modality: 'done',
    isNegated: false,
    verb,
    form,
    adverb: '',
    lead: '',
    rest,
    object: '',
    attitude: 'had to',
  }
}

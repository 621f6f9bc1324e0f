import { lean } from '../../lean.ts'
import { type Verb, verbIn } from '../../text/clauses/verbs.ts'
import { findQuantities } from '../../text/figures/quantities.ts'
import { isPlural } from '../../text/nouns/plural.ts'
import { capitalise, countWords, tidyClause, uncapitalise } from '../sentence/tidy.ts'
import { readNowFirst } from './now-first.ts'

/** How a thing was, and how it is since, each as a statement of its own. */
export type ThenAndNow = { was: string; is: string }

/** How a thing was: with the verb that says so, where "to be" is none, and whether it is marked as past. */
type Then = { thing: string; verb: Verb | undefined; rest: string; isMarked: boolean; text: string }

const HEDGES =
  '(?:(?:about|around|roughly|over|only|just|nearly|almost|up to|more than|less than|fewer than|under|below|at least|at most|well under|well over)\\s)*'
const AMOUNT = new RegExp(
  `^(?:in\\s|at\\s)?${HEDGES}(?:[~\u2248<>]?[$\u20ac\u00a3]?\\.?\\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|ninety|half)\\b|an?\\s(?:whole\\s|full\\s|good\\s|few\\s)?(?:seconds?|minutes?|hours?|days?|weeks?|months?|morning|afternoon|evening|night|year)\\b|zero\\b|none\\b)`,
  'i',
)
const MARKED_BEFORE =
  /^(?:before(?: that| this)?|previously|formerly|until (?:now|recently|then)|in the past),?\s/i
const MARKED_BEHIND = /,?\s(?:before(?: that| this)?|previously|until (?:now|recently|then)|in the past)$/i
const NO_THING =
  /^(?:it|this|that|these|those|they|he|she|you|there|which|who|what|if|when|because|so|and|but|or|as|after|since|with|in|on|for|by|at|before|during|from|to|of|while|not|no)\b|\b(?:is|are|has|have|that|which|who|when|if|because|to|I|it)$|[,;:()]/i

/** "Reporting used to take four days", "the build had crept up to 20 minutes", "the suite failed one run in four before". */
function readThen(half: string): Then | undefined {
  const told = tidyClause(half).replace(MARKED_BEFORE, '')
  const text = told.replace(MARKED_BEHIND, '')
  const words = text.split(' ')
  const helper = words.findIndex((word, at) => at > 0 && at < 8 && /^(?:was|were|used|had|would)$/.test(word))
  // "The tests took 38 minutes and were the slowest part": what was measured is told first.
  const measured = words.findIndex(
    (word, at) => at > 0 && at < helper && verbIn(word, 'past') && AMOUNT.test(words.slice(at + 1).join(' ')),
  )
  const known = measured > 0 ? -1 : helper
  const at =
    known > 0
      ? known
      : words.findIndex((word, index) => index > 0 && index < 8 && verbIn(word, 'past') !== undefined)
  if (at < 1) return undefined
  const thing = words.slice(0, at).join(' ')
  const isMarked = text !== tidyClause(half) || (words[at] === 'used' && words[at + 1] === 'to')
  if (NO_THING.test(thing)) return undefined
  const after = words.slice(at + 1)
  const [next = ''] = after
  const of = (verb: Verb | undefined, from: number): Then => ({
    thing,
    verb,
    rest: after.slice(from).join(' '),
    isMarked,
    text: capitalise(text),
  })
  if (words[at] === 'used' && next === 'to')
    return of(after[1] === 'be' ? undefined : verbIn(after[1] ?? '', 'base'), 2)
  if (words[at] === 'would') return of(verbIn(next, 'base'), 1)
  if (words[at] === 'had') {
    const [grown = ''] =
      /^(?:ballooned|grown|crept|climbed|gone|risen) (?:up )?to (?=\S)/.exec(after.join(' ')) ?? []
    return grown ? of(undefined, grown.trim().split(' ').length) : of(verbIn('had', 'past'), 0)
  }
  if (known > 0 && words[at] !== 'used') {
    const doing = verbIn(next, 'ing')
    return doing ? of(doing, 1) : of(undefined, next === 'at' ? 1 : 0)
  }
  return of(verbIn(words[at] ?? '', 'past'), 0)
}

const SINCE =
  /^(?:(?:and|but|so),?\s)?((?:now|today|currently|these days|nowadays|since then),?\s|(?:in|over|during) the (?:last|past) [^,;]{2,24}?(?:,\s|\s(?=(?:it|they|that|this|we|I)\b)))?/i
const WHO = /^(it|that|this|they|we|I)(?:\s|(?='s\s|'re\s))/i
const IS =
  /^(?:is|are|was|were|'s|'re|has been|have been|has come|have come)\s((?:now|only|just|back|usually|typically)\s)*(?:(down|up)\s(?:to|at)\s)?/i

/** What has become of the same thing: "now it takes one", "is down to one", "in the last 60 runs it failed once". */
function readNow(half: string, then: Then, isNext: boolean): string | undefined {
  const text = tidyClause(half)
  const [opening = '', lead = ''] = SINCE.exec(text) ?? []
  const behind = text.slice(opening.length)
  const [, who = ''] = WHO.exec(behind) ?? []
  const isThey = /^they$/i.test(who)
  if (who && !/^(?:I|we)$/i.test(who) && isThey !== isPlural(then.thing)) return undefined
  if (/^(?:I|we)$/i.test(who) !== /^(?:I|we)$/i.test(then.thing)) return undefined
  // In a sentence of its own what is not named may be something else.
  if (!who && isNext && !/^now$/i.test(lead.trim())) return undefined
  const [adverbs = ''] =
    /^\s?(?:(?:now|only|just|usually|typically|also)\s)*/i.exec(behind.slice(who.length)) ?? []
  const told = behind.slice(who.length + adverbs.length)
  const be = IS.exec(told)
  const word = /^[a-z]+/i.exec(told)?.[0] ?? ''
  const verb = be ? undefined : verbIn(word, 's', 'base', 'past')
  const isBare = !be && !verb && AMOUNT.test(told)
  // "Since then it has not failed once".
  if (lead && who && !isNext && then.isMarked && HELPED.test(told))
    return `${capitalise(lead.replace(/,?\s$/, ''))} ${uncapitalise(then.thing)} ${told}`
  const isSince = lead !== '' || /\bnow\b/i.test(adverbs + told) || be?.[2] !== undefined
  // "We used to bake weekly; now we bake daily", whatever that verb is.
  const isSame = word.length > 2 && new RegExp(`\\bused to ${word.replace(/s$/, '')}`).test(then.text)
  if (!isSince || !(be || verb || isBare || isSame)) return undefined
  const rest = told
    .slice(be ? be[0].length : isBare ? 0 : word.length + 1)
    .replace(/\s?\bnow(?=$|,|\s(?:and|but)\s)/i, '')
  const from = amountIn(then.rest)
  const to = amountIn(rest)
  if (from && to) {
    const only = /\b(?:only|just)\b/i.test(adverbs) ? 'only ' : ''
    const figures = inFigures({ ...then, rest: from }, verb, only + to, be?.[2])
    // What is said besides, ", and more can be done", is another matter; a reservation is not.
    return figures && figures + rest.slice(to.length).replace(/^,\s(?!but\b|though\b|although\b).*$/, '')
  }
  if (isNext || !then.isMarked || isBare || !rest) return undefined
  const does = be ? be[0].trim() : word
  if (/^now\b/i.test(lead) && !be) return `${capitalise(then.thing)} now ${word} ${rest}`
  if (/^now\b/i.test(lead)) return `${capitalise(then.thing)} ${isOf(then.thing)} now ${rest}`
  return lead
    ? `${capitalise(lead.trim())} ${uncapitalise(then.thing)} ${does} ${rest}`
    : `${capitalise(then.thing)} ${does} ${rest}`
}

const HELPED = /^(?:has|have|hasn't|haven't|can|does|do)\s/i

/** The amount that a text opens with, in a few words. */
function amountIn(text: string): string | undefined {
  const amount = text.split(/[,;:]\s|\s(?:and|but|which|because|so|if|when|where|while)\s/)[0] ?? ''
  return AMOUNT.test(amount) && countWords(amount) <= 7 ? amount : undefined
}

function isOf(thing: string): string {
  return isPlural(thing) || /^we$/i.test(thing) ? 'are' : 'is'
}

const WHOM = lean(
  /^(?:me|us|(?:one|two|three|four|five|\d+|an?|somebody|someone)(?:\s(?:person|people|engineers?|developers?|admins?|clerks?|of us))?)\s(?=(?:about\s|around\s|nearly\s|almost\s|over\s)?(?:half\s)?(?:an?\s|one\s|two\s|three\s|four\s|five\s|six\s|several\s|\d)[^,;]*\b(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|mins?|hrs?|afternoons?|mornings?)\b)/i,
)

/** "The window is now 4 hours instead of 7 hours", "reporting is down from four days to one". */
function inFigures(
  then: Then,
  verb: Verb | undefined,
  to: string,
  way: string | undefined,
): string | undefined {
  const thing = capitalise(then.thing)
  // "Took one person half a day": whom it took is not how long.
  const before = then.rest.replace(WHOM, '')
  const [was] = findQuantities(before)
  const [is] = findQuantities(to)
  if (was && is && was.kind !== is.kind) return undefined
  if (way) return `${thing} ${isOf(thing)} ${way} from ${before.replace(/^(?:in|at)\s/, '')} to ${to}`
  // "It took 6 hours" and "it finishes in 50 minutes" tell of one time.
  const isDoneIn =
    then.verb?.base === 'take' &&
    /^(?:finish|run|complete|load|end|start|build|deploy|open|render|boot)$/.test(verb?.base ?? '') &&
    /^in\s/.test(to)
  if (verb && then.verb && verb.base !== then.verb.base && !isDoneIn) return undefined
  const does = isDoneIn ? then.verb : (verb ?? then.verb)
  if (!does) return `${thing} ${isOf(thing)} now ${to} instead of ${before}`
  return `${thing} now ${isPlural(thing) ? does.base : does.forms.s} ${isDoneIn ? to.replace(/^in\s/, '') : to} instead of ${before.replace(/^(?:in|at)\s/, '')}`
}

const JOINTS = lean(
  /;\s|,\s(?=(?:(?:and|but)\s)?(?:now|today|since|these days|nowadays|currently|in the (?:last|past)|over the (?:last|past))\b)|,?\s(?:and|but)\s(?=(?:(?:it\s)?(?:is|are)\s(?:now\s|back\s)?(?:down|up|only|just)|(?:it\s)?(?:is|are|takes|needs|costs|uses)\s[^,;]{1,40}\snow(?=[.!]*$)|now|today|it now|they now)\b)/gi,
)

const THAT_USED =
  /^((?:the|our|my|an?)\s(?:(?!that\s|which\s)[\w-]+\s){1,4})(?:that|which)\sused to\s([a-z]+)\s((?:[^\s,;]+\s){1,4}?)(?:now\s)?([a-z]+s)\s(?:now\s)?((?:in|within|under|only|about)\s[^,;:]{2,40})$/i

/** "The page that used to take 12 seconds opens in two": how it was, and how it is. */
function readThatUsed(body: string): ThenAndNow | undefined {
  const [, thing = '', did = '', from = '', does = '', rest = ''] = THAT_USED.exec(tidyClause(body)) ?? []
  const isMeasured = amountIn(from.trim()) && amountIn(rest.replace(/^(?:within|only)\s/, ''))
  if (!isMeasured || !verbIn(did, 'base') || !verbIn(does, 's')) return undefined
  return {
    was: capitalise(`${thing}used to ${did} ${from.trim()}`),
    is: capitalise(`${thing}now ${does} ${rest} instead of ${from.trim()}`),
  }
}

/** Both halves of a sentence that tells how a thing was and how it is. */
export function readThenAndNow(body: string): ThenAndNow | undefined {
  const used = /\sused to\s/.test(body) ? readThatUsed(body) : undefined
  const first = used ?? (/\d/.test(body) ? readNowFirst(body) : undefined)
  if (first) return first
  for (const { index, 0: joint } of body.matchAll(JOINTS)) {
    const then = readThen(body.slice(0, index))
    const now = then && readNow(body.slice(index + joint.length), then, false)
    if (now) return { was: then.text, is: now }
  }
  return undefined
}

/** "The window was 7 hours." and "Now it is 4 hours.": two sentences that tell one change. */
export function readNowOf(before: string, after: string): string | undefined {
  const own = ofTheSame(before, after)
  if (!/^(?:(?:and|but|so)\s)?(?:now|it|that|this|they|today|since)\b/i.test(own)) return undefined
  const then = readThen(before)
  return then && AMOUNT.test(then.rest) ? readNow(own.replace(AND_TAKES, '$1 now '), then, true) : undefined
}

/** "The tests took an hour." and "The tests are now split ...": they are. */
function ofTheSame(before: string, after: string): string {
  const [subject = ''] = /^(?:the|our|my)\s(?:[\w-]+\s){1,4}?(?=(?:is|are) now\s)/i.exec(after) ?? []
  return subject && before.startsWith(subject)
    ? `${isPlural(subject.trim()) ? 'They' : 'It'} ${after.slice(subject.length)}`
    : after
}

/** "They are now split into four jobs, and finish in 11 minutes": what they take is said last. */
const AND_TAKES = lean(
  /^(They|It) (?:is|are) now [^,;:]{3,80}?,? and (?:now )?(?=(?:takes?|finish(?:es)?|runs?|loads?|starts?|boots?|builds?|needs?|uses?|costs?|completes?)\s(?:in\s)?(?:(?:about|around|under|only|just|less than|roughly)\s)*[~<]?\d)/i,
)

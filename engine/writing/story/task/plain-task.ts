import { lean } from '../../../lean.ts'
import { HARMS, troubleParts } from '../../../text/clauses/trouble-parts.ts'
import { guessGerund, guessPast, verbIn } from '../../../text/clauses/verbs.ts'
import { withoutItsDay } from '../../../text/meaning/said-mended.ts'
import { phraseIn } from '../../sentence/inflect.ts'
import { countWords, tidyClause, uncapitaliseNoun } from '../../sentence/tidy.ts'
import { isTorn } from '../../sentence/trim.ts'
import { asItShould } from './better.ts'
import { oppositeOf } from './opposite.ts'
import { plainlyEnded } from './plainly-ended.ts'
import { BY_HABIT, DEFINES, MISSED, WISHES, withItsArticle } from './turned.ts'
import { withoutSpan } from './without-span.ts'

const NO_SUBJECT = /\b(?:cause|reason|culprit|problem|issue|goal|idea|plan|task)\b/i
/** What nobody wants to happen to a thing. */
const SUFFERED = lean(
  /^((?:lost|dropped|overwritten|deleted|duplicated|corrupted|truncated|skipped|swallowed|cut off|logged out|locked out|kicked out|thrown out|evicted|killed|blocked|delayed|garbled|disconnected)|(?:counted|sent|billed|charged|printed|booked|shown|processed|imported|paid|created|delivered|stored) twice)(?=$|\s(?:when|whenever|after|if|during|on|in|by|while|at|every|several|from)\b)/,
)
/** What is no harm by itself. */
const NO_HARM =
  /^(?:have|want|ask|say|complain|report|tell|find|notice|make|go|come|be|use|need|decide|plan|hope|think|know|start|begin|work|try|help|let|give|end|look|seem|feel|remain|stay|grow|rise|increase|run|turn|add|build|write|own|learn|like|become|get|suspect|believe|assume|claim|blame|guess|expect|wonder|doubt|show|suggest|propose|argue|prefer|demand|request|promise|agree|approve|postpone|insist|confirm|state|mention|offer|choose|prove|mean|live|sit)$/

/** What it hung on. */
const CONDITION = /\s(?:when|whenever|if|while|after|before|as soon as|once)\s.*$/

/** What had to be reached, as a trouble turned round: "keep the VPN from dropping people", "make the app smaller". */
export function plainTask(trouble: string, isSure: boolean): string | undefined {
  const [, asked = ''] = UNKNOWN.exec(trouble) ?? []
  if (asked) return `find out ${asked}`
  const [, riddle = ''] = RIDDLE.exec(trouble) ?? []
  if (riddle && !POINTING.test(riddle)) return `find out why ${uncapitaliseNoun(riddle)}`
  return (
    effectEnded(trouble, isSure) ??
    taskOf(trouble, isSure) ??
    (IN_LIST.test(trouble) || AS_HOPED.test(trouble) ? undefined : plainlyEnded(trouble))
  )
}

/** "The link drops and pictures were lost": what came of it had to end. */
export function effectEnded(trouble: string, isSure: boolean): string | undefined {
  const [, cause = '', effect = ''] = EFFECT.exec(trouble) ?? []
  return effect && !WITHIN.test(cause) ? taskOf(effect, isSure) : undefined
}

const EFFECT =
  /^(.{8,120}?),?\s(?:and(?: so)?|so(?: that)?|which meant(?: that)?|meaning(?: that)?)\s((?!(?:I|we|it|they|there)\b)[^,;:.]{8,100})[.!]?$/

/** Where what follows an "and" may be part of a clause. */
const WITHIN =
  /\b(?:when|whenever|if|while|that|which|who|where|after|before|until|unless|because|since|why|how)\b/i

/** "Did not go as expected": without the rest it would have been somewhere. */
const AS_HOPED = /\sas (?:expected|planned|intended|hoped|much|many|well|good|fast|it)\b/

/** "After the clock, the core or the bus were set wrong": no end of a sentence is there. */
const IN_LIST =
  /\b(?:when|if|after|before|whenever)\s[^,]{2,40},\s[^,]{2,40}\s(?:or|and)\s[^,]*\b(?:was|were)\b/

function taskOf(trouble: string, isSure: boolean): string | undefined {
  if (IN_LIST.test(trouble) || AS_HOPED.test(trouble)) return undefined
  const told = withOccasionLast(withoutItsDay(tidyClause(trouble)))
  const opposite = oppositeOf(told, isSure)
  if (opposite && countWords(opposite) <= 20 && !isTorn(opposite))
    return opposite.startsWith('keep ') ? opposite.replace(BY_HABIT, '') : opposite
  const parts = troubleParts(told)
  if (
    !parts ||
    NO_SUBJECT.test(parts.subject) ||
    /^(?:nobody|no one|often|always|sometimes|never|then|also|only|[a-z]+ly$)\b/i.test(parts.subject)
  )
    return undefined
  const name = uncapitaliseNoun(parts.subject)
  const subject = (/^[a-z]+ing\b/.test(name) ? name : withItsArticle(name)).replace(/^an?\s/i, 'the ')
  const words = withoutHabit(parts.words)
  const end = isDoing(name) ? doingEnded(name, words) : turned(subject, words, isSure)
  const task = end?.startsWith('keep ') ? `${end}${whichIn(told, end)}`.replace(BY_HABIT, '') : end
  if (!task || isTorn(task) || LEANS.test(task) || /\b(?:now|today|currently)\b/.test(task)) return undefined
  return POINTING.test(
    task
      .replace(/^make sure that /, '')
      .replace(WHICH, '')
      .replace(OWN_OCCASION, ''),
  )
    ? undefined
    : task
}

/** "Saving a draft threw an error": one had to keep nobody from it. */
function isDoing(name: string): boolean {
  return (verbIn(/^[a-z]+ing(?=\s)/.exec(name)?.[0] ?? '', 'ing') ?? undefined) !== undefined
}

function doingEnded(name: string, [word = '', ...more]: readonly string[]): string | undefined {
  const verb = verbIn(word, 'past')
  return verb && !/^(?:be|have|do|take|keep|get)$/.test(verb.base)
    ? `make sure that ${name} no longer ${[verb.forms.past, ...more].join(' ')}`
    : turned(name, [word, ...more], true)
}

/** "When one zooms out, the map froze" is said as "the map froze when one zooms out"; what grew meanwhile is told before. */
function withOccasionLast(told: string): string {
  const [, often = '', who = ''] = OFTEN.exec(told) ?? []
  if (who) return `${who.replace(/[.!]+$/, '')} ${often.toLowerCase()}`
  const [, joint = '', occasion = '', main = ''] = OCCASION.exec(told) ?? []
  if (!main) return told
  if (/^(?:as|since|because|with|due to|while|although)$/i.test(joint)) return main
  return `${main.replace(/[.!]+$/, '')} ${joint.toLowerCase()} ${occasion}`
}

/** "Every night at two the gate shut itself". */
const OFTEN =
  /^((?:Every|Each) (?:night|morning|evening|afternoon|day|week|month|hour|winter|summer|[A-Z][a-z]+day)(?: at \w+(?: [ap]m)?)?),? ((?:the|our|my|all|some) .{8,})$/

const OCCASION = lean(
  /^(As|Since|Because|With|Due to|While|Although|When|Whenever|If|After|During|On|In) ((?!(?:that|this|it)\b)[^,]{3,60}), ((?:the|our|an?|my|all|some|[a-z]+s) .{8,})$/,
)

/** "Would freeze", "used to take": what a thing did again and again. */
function withoutHabit(words: readonly string[]): readonly string[] {
  const skipped = words[0] === 'would' ? 1 : words[0] === 'used' && words[1] === 'to' ? 2 : 0
  const base = skipped > 0 ? verbIn(words[skipped] ?? '', 'base') : undefined
  return base ? [base.forms.past, ...words.slice(skipped + 1)] : words
}

/** Which ones it was, as the sentence goes on without a comma: "calls about bills which came twice". */
function whichIn(told: string, end: string): string {
  const [which = ''] = WHICH.exec(told.replace(/[.!]+$/, '')) ?? []
  return which && told.includes(`${end.split(' ').at(-1)}${which}`) ? which : ''
}

const WHICH = /\swhich\s(?:had|were|was|did|came|arrived|[a-z]+ed)\b[^,;:.]{0,40}$/

/** "The bill had doubled, and nobody knew why". */
const RIDDLE =
  /^([^,;:]{10,90}),?\s(?:and|but)\s(?:nobody|no one|we|I)\s(?:really\s)?(?:knew|could say|could tell|could explain|understood|had any idea|had no idea)\swhy[.!]?$/
/** "Such lids", "the last", "the same value": only the page says which. */
const LEANS = /\b(?:such|the (?:same|last|second|other|former|latter))\b/
/** "The arm shook when it stopped": the arm. */
const OWN_OCCASION = /\s(?:when|whenever|if|while|after|before|once) (?:it|they)\s[^,;]+$/
const POINTING = /\b(?:it|they|them|this|that|I|we|us|me|their|its)\b/
/** "Nobody knew which pumps ran dry", "we had no idea why it hung". */
const UNKNOWN =
  /^(?:nobody|no one|we|I) (?:really )?(?:knew|had no idea|didn't know|had no clue) ((?:which|why|how|who|what|where) [^,;:.]{5,80})[.!]?$/i

function turned(
  subject: string,
  [word = '', ...more]: readonly string[],
  isSure: boolean,
): string | undefined {
  const rest = more.join(' ')
  const [next = '', ...tail] = more
  if (/^(?:was|were|felt|got)$/.test(word)) return ofBeing(subject, rest, next, tail.join(' '), isSure)
  if (word === 'took') return LONG.test(rest) ? `make ${subject} faster` : undefined
  if (word === 'lasted') return `make ${subject} last longer`
  if (word === 'had' && next === 'to') {
    const verb = tail[0] === 'be' ? undefined : verbIn(tail[0] ?? '', 'base')
    return verb && / by hand| manually/.test(rest)
      ? `spare ${subject} from having to ${tail.join(' ')}`
      : undefined
  }
  const denied = /^(?:couldn't|didn't)$/.test(word) || (/^(?:could|did)$/.test(word) && next === 'not')
  if (denied) {
    const [base = '', ...after] = withoutSpan((next === 'not' ? tail : more).join(' ')).split(' ')
    const verb = verbIn(base, 'base')
    if (
      !verb ||
      /^(?:only|always|really|even|just|be|have|exist|matter|mean|overlap|fit|agree|help)$/.test(base)
    )
      return undefined
    if (DEFINES.test(base) || (word.startsWith('could') && MISSED.test([base, ...after].join(' '))))
      return undefined
    if (after.some((one) => /^any(?:thing|one|body|where|more)?$/.test(one))) return undefined
    return word.startsWith('could')
      ? `make sure that ${subject} could ${[base, ...after].join(' ')}`
      : `make sure that ${subject} ${phraseIn('past', verb, 'base', after.join(' '))}`
  }
  const doing = word === 'kept' ? (verbIn(next, 'ing') ?? guessGerund(next)) : undefined
  if (doing) return WISHES.test(doing.base) ? undefined : `keep ${subject} from ${rest}`
  if (/^(?:logged|kicked|threw|locked|signed)\s(?:\S+\s){1,3}?out\b/.test(`${word} ${rest}`)) {
    const verb = verbIn(word, 'past')
    return verb && `keep ${subject} from ${phraseIn('ing', verb, 'past', rest)}`
  }
  if (AWAY.test(`${word} ${next}`)) return `keep ${subject} from going ${rest}`
  const verb = verbIn(word, 'past') ?? guessPast(word)
  // "Bricked 1 in 50 units": how many is no part of it.
  if (word === 'did' && next === 'nothing')
    return `get ${subject} to work${tail.length > 0 ? ` ${tail.join(' ')}` : ''}`
  if (
    !verb ||
    !(isSure || HARMS.test(verb.base)) ||
    (NO_HARM.test(verb.base) && !(verb.base === 'return' && AN_ERROR.test(rest))) ||
    (TELLS_OF_HARM.test(subject) &&
      /^(?:flag|report|warn|find|list|show|fail|mark|reveal|uncover)$/.test(verb.base)) ||
    (/^\S*\d/.test(rest) && !AN_ERROR.test(rest)) ||
    // "Two changes merged an hour apart collided": that is what they did.
    /\s[a-z]{2,}ed(?: [a-z]+ly)?$/.test(rest.replace(CONDITION, '')) ||
    ONCE.test(rest) ||
    /^no\s|\bonly (?:when|if|once|after|on|in|at|by)\b/.test(rest) ||
    /\b(?:was|were|had|did)\b/.test(rest.replace(CONDITION, ''))
  )
    return undefined
  // "Passes never expired".
  if (/ never$/.test(subject)) return `make sure that ${subject.slice(0, -6)} ${word} ${rest}`.trim()
  return `keep ${subject} from ${phraseIn('ing', verb, 'past', rest)}`
}

/** What happened on one day was not to be kept from happening. */
const ONCE = lean(
  /\b(?:the (?:day|night|week) (?:before|after)|(?:that|this|one) (?:day|night|morning|week)|yesterday|last (?:night|week|month|year)|overnight|on (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/,
)
const AWAY = /^went (?:off|down|missing|silent|dark|blank|dead|stale|offline|out of)$/
const AN_ERROR = /^(?:HTTP )?(?:[45]\d\ds?|an? (?:[a-z]+ )?error|errors|wrong|stale|garbage)\b/
/** "The audit flagged our cookies": nobody wants to keep it from doing so. */
const TELLS_OF_HARM =
  /\b(?:audits?|reviews?|reviewers?|auditors?|scans?|scanner|linter|tests?|checks?|alerts?|monitoring|reports?|survey|pentest|profiler?)$/

/** What takes time. */
const LONG = lean(
  /^(?:(?:about|over|around|almost|nearly|up to|more than|at least|easily)\s)*(?:(?:~?\d[\d.,]*|half an?|an?|[a-z-]+(?:\s(?:or|to)\s[a-z-]+)?)\s?(?:ms|s|secs?|seconds?|mins?|minutes?|h|hrs?|hours?|days?|weeks?|months?)\b|(?:hours|days|minutes|seconds|weeks)\b|(?:far |way |much |a |very )?(?:too )?long|ages|forever|an eternity|a while|too much time)/,
)

function ofBeing(
  subject: string,
  was: string,
  first: string,
  more: string,
  isSure: boolean,
): string | undefined {
  const rest = was.replace(/^(?:always|often|constantly|regularly|sometimes|usually)\s/, '')
  const [next = '', ...others] = rest === was ? [first, more] : rest.split(' ')
  const tail = others.join(' ')
  if (/^out of sync\b/.test(rest)) return `keep ${subject} in${rest.slice('out of'.length)}`
  if (/^out of date\b/.test(rest)) return `bring ${subject} up to date${rest.slice('out of date'.length)}`
  if (/^out of\s\S/.test(rest)) return `keep ${subject} from running ${rest}`
  const better = asItShould(subject, rest)
  if (better) return better
  const [, where = ''] =
    /^(?:(?:very|too|really|quite|painfully|so|terribly|extremely)\s)?(?:slow|sluggish|laggy)((?:\s(?:on|in|for|under|with)\s[^,;]{2,40})?)$/.exec(
      rest,
    ) ?? []
  if (/^(?:(?:very|too|really|quite|painfully|so|terribly|extremely)\s)?(?:slow|sluggish|laggy)\b/.test(rest))
    return where || /^(?:\w+\s)?(?:slow|sluggish|laggy)$/.test(rest)
      ? `make ${subject} faster${where}`
      : undefined
  if (/^(?:(?:about|over|around|almost|nearly|up to|more than)\s)?~?\d[\d.,]*\s?[kmgt]i?b$/i.test(rest))
    return `make ${subject} smaller`
  const doing = verbIn(next, 'ing') ?? guessGerund(next)
  if (doing?.base === 'cost') return `bring down the cost of ${subject}`
  if (doing?.base === 'take' && LONG.test(tail)) return `make ${subject} faster`
  if (next === 'missing') return undefined
  if (
    doing
      ? !NO_HARM.test(doing.base) && (isSure || HARMS.test(doing.base))
      : isSure && /^[a-z]{4,}ing$/.test(next)
  )
    return `keep ${subject} from ${next} ${tail}`.trim()
  const [, suffered = ''] = SUFFERED.exec(rest) ?? []
  if (suffered) return `keep ${subject} from being ${rest}`
  if (/^(?:unreliable|flaky|unstable)$/.test(rest)) return `make ${subject} reliable`
  if (/^(?:terrible|awful|bad|poor|horrible)$/.test(rest)) return `improve ${subject}`
  return undefined
}

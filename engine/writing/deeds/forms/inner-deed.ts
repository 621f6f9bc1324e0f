import { lean } from '../../../lean.ts'
import { WEAK } from '../../../lexicon/verbs.ts'
import type { Clause } from '../../../text/clauses/clauses.ts'
import { verbIn, verbOf } from '../../../text/clauses/verbs.ts'
import { isDoer } from '../refused/misread.ts'
import { isOurs, means } from './by-means.ts'
import { finishedWork } from './finished-work.ts'
import { gerund } from './gerund.ts'
import { gotDone, gotFromTo } from './got-done.ts'
import { inPlaceOf } from './in-place-of.ts'
import { changedSo, mended, objectFirst, swapped, versioned } from './put-in-order.ts'
import { asked, timeSpent } from './spent-on.ts'

/**
 * The deed that stands inside another clause: "this required fixing X", "the change allowed me to drop X", "I was working on X",
 * "I spent an hour tuning X", "this fixes it by taking X".
 */
export function innerDeed(clause: Clause | undefined): Clause | undefined {
  return (
    clause &&
    (besidesKept(clause) ??
      inPlaceOf(clause) ??
      enabled(clause) ??
      required(clause) ??
      held(clause) ??
      timeSpent(clause) ??
      asked(clause) ??
      means(clause) ??
      finishedWork(clause) ??
      brought(clause) ??
      put(clause) ??
      gone(clause) ??
      mended(clause) ??
      swapped(clause) ??
      managed(clause) ??
      seized(clause) ??
      settled(clause) ??
      reached(clause) ??
      gotFromTo(clause) ??
      gotDone(clause) ??
      opened(clause) ??
      advanced(clause) ??
      realised(clause) ??
      underWay(clause) ??
      objectFirst(clause) ??
      versioned(clause) ??
      changedSo(clause) ??
      clause)
  )
}

/** "This keeps the limit but replaces the delay by a growing one": what was changed, and not what was left as it was. */
function besidesKept(clause: Clause): Clause | undefined {
  if (!/^(?:keep|retain|preserve|leave)$/.test(clause.verb.base) || clause.modality !== 'done')
    return undefined
  const [, word = '', rest = ''] =
    /^[^,;]{3,80}?,?\sbut\s(?:now\s|also\s|instead\s)?([a-z]+)\s(\S.+)$/.exec(clause.rest) ?? []
  const form = clause.form === 's' ? 's' : 'past'
  const verb = verbIn(word, form)
  return verb?.isWork ? { ...clause, verb, form, rest } : undefined
}

function enabled(clause: Clause): Clause | undefined {
  // "It lets me add X" says what I can do, "it let me add X" what I did.
  if (!isOurs(clause) || clause.form === 's' || !/^(?:allow|enable|let|help)$/.test(clause.verb.base))
    return undefined
  const match = /^(me|us)\s(?:to\s)?([a-z]+)\s(.*)$/.exec(clause.rest)
  const verb = match && verbIn(match[2] ?? '', 'base')
  if (!match || !verb) return undefined
  return { ...clause, subject: match[1] === 'us' ? 'we' : 'i', verb, form: 'base', rest: match[3] ?? '' }
}

/** "This includes changes to improve X": they improve it. */
const CHANGES_TO =
  /^(?:(?:some|several|a few|various|the|a number of|minor|small)\s)*(?:changes?|fix(?:es)?|updates?|improvements?|work|code|modifications?)\s(?:needed\s|required\s)?to\s([a-z]+)\s(\S.*)$/

/** "This includes fixes to the parser": it fixes it. */
const WORK_ON =
  /^(?:(?:some|several|a few|various|minor|small)\s)*(fix(?:es)?|updates?|improvements?)\s(?:to|for|in)\s((?:the|our|all|both|an?)\s\S.*)$/

function required(clause: Clause): Clause | undefined {
  if (!isOurs(clause) || !/^(?:require|involve|include|mean)$/.test(clause.verb.base)) return undefined
  const [, word = '', rest = ''] = CHANGES_TO.exec(clause.rest) ?? []
  const verb = verbIn(word, 'base')
  if (verb?.isWork) return { ...clause, subject: 'change', verb, form: 'base', rest }
  const [, kind = '', thing = ''] = WORK_ON.exec(clause.rest) ?? []
  const work = verbIn(
    kind
      .replace(/^fixes$/, 'fix')
      .replace(/ments?$/, '')
      .replace(/s$/, ''),
    'base',
  )
  if (work && thing) return { ...clause, subject: 'change', verb: work, form: 'base', rest: thing }
  return gerund(clause, clause.rest, { subject: 'change' })
}

const HELD =
  /^(?:(?:some|several|various|many|multiple|a few|a number of|a couple of|two|three|the|minor|small)\s)*(?:(?!(?:no|zero|few|little|partial|temporary|breaking|proposed|possible|future|planned|upcoming|not|any)\s)[\w-]+\s)?(change|improvement|update|modification|tweak|fix|enhancement|adjustment)(?:e?s)?\s(?:to|that|which|for|in)\s(?:(?:also|further)\s)?(\S+)(\s.*)?$/
const HELD_VERBS: Readonly<Record<string, string>> = {
  change: 'change',
  improvement: 'improve',
  update: 'update',
  modification: 'modify',
  tweak: 'adjust',
  fix: 'fix',
  enhancement: 'improve',
  adjustment: 'adjust',
}

const NOT_MENDED =
  /^(?:be|breaks?|needs?|fails?|requires?|depends?)\b|^(?:the|our|my)\s(?:[\w-]+\s)?(?:team|users?|customers?|clients?|staff|crew|people|colleagues)\b/

/** "This PR includes changes to speed up X" tells that X was sped up, "it contains fixes for X" that X was fixed. */
function held(clause: Clause): Clause | undefined {
  if (!isOurs(clause) || clause.isNegated) return undefined
  if (!/^(?:include|contain|introduce|bring|make|provide|add|have)$/.test(clause.verb.base)) return undefined
  const [, noun = '', word = '', rest = ''] = HELD.exec(clause.rest) ?? []
  // "A fix that breaks X" and "updates for the team" mend nothing.
  if (!noun || (word === 'the' && !rest) || NOT_MENDED.test(`${word}${rest}`)) return undefined
  const inner = verbIn(word, 'base', 's')
  if (inner?.isWork && rest)
    return { ...clause, verb: inner, form: verbIn(word, 's') ? 's' : 'base', rest: rest.trim() }
  const verb = verbOf(HELD_VERBS[noun] ?? '')
  return verb && { ...clause, verb, form: 's', rest: `${word}${rest}` }
}

/** "Finished porting X" tells that X was ported. */
function brought(clause: Clause): Clause | undefined {
  if (!/^(?:finish|complete)$/.test(clause.verb.base) || !/^(?:past|participle)$/.test(clause.form))
    return undefined
  const doing = gerund(clause, clause.rest, {})
  const told = (doing && gotDone(doing)) ?? doing
  if (!told || WEAK.has(told.verb.base)) return undefined
  // "Finished wiring the gate, ordered a lamp and tested it": the next deeds stand beside the finishing.
  const next =
    /(?:,|\sand)\s(?:then\s|also\s)?([a-z]+)\s(?:the|an?|my|our|some|all|two|more)\s/.exec(told.rest)?.[1] ??
    ''
  return verbIn(next, 'past')?.isWork ? { ...told, form: 'past' } : told
}

function underWay(clause: Clause): Clause | undefined {
  return clause.modality === 'ongoing' && clause.verb.base === 'work' && /^on\s/.test(clause.rest)
    ? { ...clause, modality: 'done', form: 'past' }
    : undefined
}

/** "Used it to merge X": what it was used for was done. */
function put(clause: Clause): Clause | undefined {
  if (clause.verb.base !== 'use' || clause.form !== 'past') return undefined
  const match = /^(?:it|this|that|them|these)\sto\s([a-z-]+)\s(.*)$/.exec(clause.rest)
  const verb = match && verbIn(match[1] ?? '', 'base')
  return match && verb?.isWork
    ? { ...clause, verb, form: 'base', attitude: 'able to', rest: match[2] ?? '' }
    : undefined
}

const GONE = /^(?:(?!\band\b)[^,;:]){0,60}?\band\s(?:(?:then|just|[a-z]+ly)\s)?([a-z-]+)\s(.+)$/

/** "Got carried away", "got fed up": how one felt before it. */
const MOOD = /^(?:[a-z]+ed|fed up|sick of|lost in|hooked|angry|curious|tired|impatient|ambitious)\b/

/** "Went back to the schema and dropped the index" tells that it was dropped, as does "got bored and dropped the index". */
function gone(clause: Clause): Clause | undefined {
  const isMoved = /^(?:go|come|sit|jump|head|return|step|watch|wait|listen|stand|stay|walk)$/.test(
    clause.verb.base,
  )
  const isMoody = clause.verb.base === 'get' && MOOD.test(clause.rest)
  // "I grabbed a ladder and oiled the bell", "took out my meter and traced the wire".
  const isFetched =
    (/^(?:grab|fetch)$/.test(clause.verb.base) && /^(?:an?|my|some)\s/.test(clause.rest)) ||
    (/^(?:take|get|pull|dig|break|bring)$/.test(clause.verb.base) && /^out my\s/.test(clause.rest))
  if ((!isMoved && !isMoody && !isFetched) || clause.form !== 'past') return undefined
  const [, word = '', rest = ''] = GONE.exec(clause.rest) ?? []
  const verb = verbIn(word, 'past')
  // "I only watched it and wrote the note": the note was written all the same.
  return verb?.isWork && !clause.isNegated ? { ...clause, verb, rest, adverb: '' } : undefined
}

/** "Managed to fix the pump", "went on to fix the pump": it was fixed. */
function managed(clause: Clause): Clause | undefined {
  const isNow = clause.verb.base === 'manage' && clause.form === 'base' && /^(?:i|we)$/.test(clause.subject)
  if ((clause.form !== 'past' && !isNow) || clause.isNegated || clause.modality !== 'done') return undefined
  // "I finally got around to painting the gate".
  const [, doing] = (clause.verb.base === 'get' && /^around to\s(.+)$/.exec(clause.rest)) || []
  if (doing) return gerund(clause, doing, { attitude: 'managed to' })
  const start = clause.verb.base === 'manage' ? 'to ' : clause.verb.base === 'go' ? 'on to ' : undefined
  if (!start || !clause.rest.startsWith(start)) return undefined
  const [, word = '', rest = ''] = /^([a-z-]+)\s(.+)$/.exec(clause.rest.slice(start.length)) ?? []
  const verb = verbIn(word, 'base')
  return verb?.isWork ? { ...clause, verb, form: 'base', attitude: 'managed to', rest } : undefined
}

const CHANCE = lean(
  /^(?:the|this|that|some|my|our|an?|extra|more)?\s?(?:(?:extra|rare|quiet|free|spare|short)\s)?(?:chance|opportunity|occasion|time|liberty|moment|initiative|day|week|weekend|morning|afternoon|evening|sprint)\sto\s(?:also\s|finally\s|\w+ly\s)?([a-z-]+)\s(.+)$/,
)

/** "I took the chance to sort the cables", "found some time to sort them": they were sorted. */
function seized(clause: Clause): Clause | undefined {
  if (!/^(?:take|use|seize|find|get)$/.test(clause.verb.base) || clause.form === 'base' || clause.isNegated)
    return undefined
  const [, word = '', rest = ''] = CHANCE.exec(clause.rest) ?? []
  const verb = verbIn(word, 'base')
  return verb?.isWork && /^(?:i|we|none)$/.test(clause.subject)
    ? { ...clause, verb, form: 'base', attitude: 'managed to', rest }
    : undefined
}

/** "I went with a flat palette": it was chosen. */
function settled(clause: Clause): Clause | undefined {
  const isSettled = clause.form === 'past' || /^(?:decided|chose|opted|ended up)/.test(clause.attitude)
  const isOwn = /^(?:i|we|none)$/.test(clause.subject) && isSettled && !clause.isNegated
  const verb = verbOf('choose')
  if (!isOwn || !verb || !/^(?:go|settle)$/.test(clause.verb.base)) return undefined
  const rest =
    /^(?:with|for|on)\s((?:an?|the)\s(?!(?:flow|fair|walk|ride|trip|run|break|idea|team|colleagues?|friends?|coworkers?|family|group|class|boss|client|customer)\b)[^,;]{4}.*)$/.exec(
      clause.rest,
    )?.[1]
  return rest && !/^on\s/.test(`${clause.verb.base === 'settle' ? '' : clause.rest}`)
    ? { ...clause, verb, rest }
    : undefined
}

/** "Got around to mending the bell", "succeeded in mending it": it was mended. */
function reached(clause: Clause): Clause | undefined {
  if (clause.isNegated || !/^(?:get|succeed)$/.test(clause.verb.base) || clause.form !== 'past')
    return undefined
  const rest = /^(?:a?round\sto|in)\s(?=[a-z]+ing\s)(.+)$/.exec(clause.rest)?.[1]
  return rest ? gerund(clause, rest, {}) : undefined
}

/** "I started by clearing the yard": it was cleared. */
function opened(clause: Clause): Clause | undefined {
  if (clause.isNegated || !/^(?:start|begin)$/.test(clause.verb.base) || clause.form !== 'past')
    return undefined
  const rest = /^(?:off\s|out\s|(?:this|the|my|our)\s(?:[\w-]+\s){1,3}?)?by\s(?=[a-z]+ing\s)(.+)$/.exec(
    clause.rest,
  )?.[1]
  return rest ? gerund(clause, rest, {}) : undefined
}

/** "Made more progress toward wiring the gate": it was worked on. */
function advanced(clause: Clause): Clause | undefined {
  if (
    clause.isNegated ||
    !/^(?:make|do)$/.test(clause.verb.base) ||
    !/^(?:past|participle)$/.test(clause.form)
  )
    return undefined
  const [, matter = ''] =
    /^(?:(?!(?:no|little|not|any)\s)[\w-]+\s){0,3}progress\s(?:towards?|on|in|with|at)\s(.{6,})$/.exec(
      clause.rest,
    ) ?? []
  const verb = verbOf('work')
  return matter &&
    verb &&
    !/^(?:it|this|that|them|both|all|these|those|my end|the (?:side|weekend|week|day|evening)|[A-Z][a-z]+day)\b/.test(
      matter,
    )
    ? { ...clause, verb, form: 'past', rest: `on ${matter}` }
    : undefined
}

/** "I realised I had to add a check": it was added. */
function realised(clause: Clause): Clause | undefined {
  if (!/^(?:realise|realize|notice|find|see|discover|learn)$/.test(clause.verb.base) || clause.isNegated)
    return undefined
  const match = /^(?:out\s)?(?:that\s)?(?:I|we)\shad\sto\s([a-z-]+)\s(.*)$/.exec(clause.rest)
  const verb = match && verbIn(match[1] ?? '', 'base')
  return match && verb?.isWork
    ? { ...clause, verb, form: 'base', attitude: 'had to', rest: match[2] ?? '' }
    : undefined
}

const HOW_IT_GOES =
  /^(?:run into|hit an?|get (?:stuck|an?|the hang|into trouble|better|closer|used)|make (?:[a-z]+\s){0,5}progress|struggle|fail|lose|miss|learn a lot)\b/

const LONG_SINCE = lean(
  /\s(?:for|since)\s(?:(?:well|almost|nearly|about|over|more than)\s){0,2}(?:an?|several|many|some|a few|[a-z]+|\d+\+?)\s(?:years?|months|decades?)\b|\ssince\s(?:19|20)\d\d\b/,
)

/** "We are building X", "I started porting X", "I continued porting it": what is under way was worked on, what was begun was begun. */
export function begun(clause: Clause | undefined): Clause | undefined {
  const tried = clause && trying(clause)
  if (tried) return tried
  if (clause?.modality !== 'ongoing' || clause.form !== 'ing' || clause.isNegated || !clause.verb.isWork)
    return undefined
  // "Having never wired a gate" tells what was not done.
  if (/^(?:work|look|wait|hope|go|have|be)$/.test(clause.verb.base)) return undefined
  // "We were running version 2.1": how things were.
  if (
    /^(?:run|use|have|host|rely|operate)$/.test(clause.verb.base) &&
    /^(?:on\s|(?:\S+\s){0,3}?(?:version\s)?v?\d+(?:\.\d+)+)/.test(clause.rest)
  )
    return undefined
  // "I've been using it for two years": what one has long done is no work of these days.
  if (LONG_SINCE.test(clause.rest)) return undefined
  // "I'm running into a leak", "we are making progress": how it goes, and no work.
  if (HOW_IT_GOES.test(`${clause.verb.base} ${clause.rest}`)) return undefined
  if (clause.subject === 'none' && isDoer(clause.rest)) return undefined
  const isBegun = /^(?:started|began|continued)/.test(clause.attitude)
  if (!/^(?:i|we|none)$/.test(clause.subject) || (clause.attitude && !isBegun)) return undefined
  const verb = verbOf(isBegun ? (clause.attitude.startsWith('continued') ? 'continue' : 'start') : 'work')
  const rest = `${isBegun ? '' : 'on '}${clause.verb.forms.ing} ${clause.rest}`
  return verb && { ...clause, verb, form: 'past', modality: 'done', attitude: '', rest }
}

/** "Trying to get the plotter to print", "I'm trying to port it": that was worked on. */
function trying(clause: Clause): Clause | undefined {
  const work = verbOf('work')
  if (!work || clause.modality !== 'ongoing' || clause.isNegated || !/^(?:i|we|none)$/.test(clause.subject))
    return undefined
  const [, word = '', rest = ''] =
    (clause.verb.base === 'try' && /^to\s([a-z-]+)\s(\S.*)$/.exec(clause.rest)) || []
  const aim = /^trying to$/.test(clause.attitude) ? clause.verb : verbIn(word, 'base')
  if (!aim) return undefined
  const matter = `on ${aim.forms.ing} ${word ? rest : clause.rest}`
  return { ...clause, verb: work, form: 'past', modality: 'done', attitude: '', rest: matter }
}

import type { Prose } from '../../../facts/fields/prose.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { STUDYING } from '../../../lexicon/verbs.ts'
import { type Clause, readClause, splitLead } from '../../../text/clauses/clauses.ts'
import { clauseOf } from '../../../text/clauses/subjectless.ts'
import { type VerbForm, verbIn, verbOf } from '../../../text/clauses/verbs.ts'
import { withoutAsides } from '../../plainer/asides.ts'
import { isPlainClause } from '../../sentence/plain.ts'
import { tidyClause, uncapitalise } from '../../sentence/tidy.ts'
import { type Deed, deedOf } from '../deed.ts'
import { gerundGain } from '../gains/gain.ts'
import { finished } from '../gains/state-gain.ts'
import { isMishap } from '../refused/no-deed.ts'
import { isDoingOfThing } from '../refused/told-to-do.ts'
import { nominalDeed } from '../titles/nominal-title.ts'
import { DOING, isSubject } from '../titles/title-deed.ts'
import { begun } from './inner-deed.ts'
import { newlySo } from './newly-so.ts'
import { nowDone, offNow } from './now-done.ts'
import { fixesMade } from './work-noun.ts'
import { workOpening } from './work-opening.ts'

/** What the subject line names by a noun, what a gain is said to come from, where the time went and what an inquiry came to. */
export function namedDeeds({ all }: Prose, found: readonly Deed[]): Deed[] {
  const isInquiry = found.every(({ clause: { verb } }) => verb.base === 'work' || STUDYING.has(verb.base))
  const named = all.flatMap((source) => {
    const clause =
      nominalDeed(source) ??
      workOpening(source, all) ??
      fixesMade(source) ??
      gainful(source) ??
      easy(source) ??
      patched(source) ??
      endedWith(source) ??
      offNow(source, all[all.indexOf(source) + 1]) ??
      broughtAbout(source) ??
      listed(source) ??
      newlySo(source)
    return clause ? [deedFrom(source, clause)] : nowDone(source, all)
  })
  return [...named, ...(isInquiry ? [...all.flatMap(finding).slice(0, 1), ...all.flatMap(foundOut)] : [])]
}

/** What an inquiry came to, in a note that has no subject line to say what was done. */
export function findings({ all }: Prose): Deed[] {
  return all.some(isSubject) ? [] : all.flatMap(finding).slice(0, 2)
}

/** "We are building the importer", "I was asked to build it" and "the week was spent on it" tell that it was worked on. */
export function begunDeeds({ all }: Prose): Deed[] {
  return all.flatMap((source) => {
    const stated = spent(source) ?? asked(source)
    const clause = stated ?? (isName(source) ? undefined : begun(source.clause))
    const isFault = source.likelihood.problem > (stated ? (stated.verb.base === 'work' ? 0.6 : 0.9) : 0.4)
    return (clause && !isFault && deedOf({ ...source, clause })) || []
  })
}

/** "Rounding issues" and "Using the cache" name a matter or a means; "Refactoring the parser" in a log tells what was worked on. */
function isName({ sentence, clause, likelihood }: Weighed): boolean {
  if (clause?.subject !== 'none') return false
  return (
    sentence.kind === 'title' ||
    isDoingOfThing(sentence) ||
    // "Rebuilding the index with zstd:" is the caption of what follows.
    /:$/.test(sentence.text) ||
    // "It can be eased by:" a list of ways.
    /\bby\s?:$/.test(sentence.leadIn ?? '') ||
    likelihood.followup > 0.3 ||
    !(
      /^(?:the|an?|my|our|all|some|more|new)\s\S/.test(clause.rest) ||
      clause.verb.base === 'try' ||
      (UNDER_WAY.test(clause.verb.base) && BARE_THING.test(clause.rest))
    ) ||
    /^(?:use|look|think|wait|hope|plan|have|be|go|come|see)$/.test(clause.verb.base)
  )
}

/** What is done to a thing, though no article shows it: "debugging missing names", "adding guest logins". */
const UNDER_WAY =
  /^(?:add|convert|create|debug|deploy|fix|implement|install|integrate|migrate|move|refactor|remove|replace|rewrite|switch|update|upgrade)$/

/** "Missing names, ..."; "to that plan forced us" is the subject of what it did. */
const BARE_THING =
  /^(?!(?:to|from|into|on|in|with|over|it|them|this|that)\s)(?!.*\s[a-z]+ed\s(?:an?|the|us|me|it|my|our)\s)\S+\s\S/

function deedFrom(source: Weighed, clause: Clause): Deed {
  return { source, clause, who: 'nobody', rest: clause.rest }
}

/** A deed of which no more is known than that it was done. */
function done(base: string, form: VerbForm, rest: string): Clause | undefined {
  const verb = verbOf(base)
  return verb && clauseOf({ lead: '', verb, form, rest })
}

function told({ body }: Weighed): string {
  return tidyClause(splitLead(body).body)
}

/** "Batching the writes halves the time": they were batched. */
function gainful({ body, likelihood }: Weighed): Clause | undefined {
  const gain = likelihood.impact > 0.4 && likelihood.followup < 0.4 ? gerundGain(body) : undefined
  return gain && done(gain.means.base, 'ing', gain.object)
}

/** "- Removing the second cache" in the list below a subject line: it was removed. */
function listed({ sentence, features, likelihood, clause }: Weighed): Clause | undefined {
  if (sentence.kind !== 'item' || clause?.subject !== 'none' || clause.form !== 'ing') return undefined
  if (!features.some((feature) => feature.startsWith('subject:')) || likelihood.followup > 0.3)
    return undefined
  if (!/^(?:summary|solution)$/.test(sentence.section ?? 'solution') || !DOING.test(clause.verb.base))
    return undefined
  const rest = tidyClause(clause.rest).replace(/,\s(?:not|no longer|which|as|since|because)\s.*$/, '')
  return rest.split(' ').length > 1 ? { ...clause, modality: 'done', rest } : undefined
}

/** "Three weeks of calls, and all tills are on it". */
const WHAT_IT_TOOK = /^[^,;:]{3,60},\sand\s(?=(?:the|all|our|both|\d+)\s)/i

/** "The rules are in place", "all tills are on the new image": somebody brought it about. */
function broughtAbout(source: Weighed): Clause | undefined {
  const { sentence, likelihood } = source
  if (!/^(?:prose|item)$/.test(sentence.kind) || sentence.box === 'empty') return undefined
  if (likelihood.followup > 0.3 || likelihood.problem > 0.4) return undefined
  const state = finished(told(source).replace(WHAT_IT_TOOK, ''))
  return state && !/\b(?:almost|nearly|mostly|more or less)\b/.test(state) ? readClause(state) : undefined
}

const EASY = lean(
  /^([a-z-]+ing)\s((?:[^\s,;:]+\s){1,8}?)(?:turned out|was|proved|went|worked|works|has gone|has been|is going)\s(?:to be\s)?(?:(?:much|really|pretty|surprisingly|fairly|quite|relatively)\s)?(?:easier|easy|straightforward|smoothly|smooth|quick|simple|well|great|perfectly|fine|fun)\b/i,
)

/** "Adding the undo stack turned out easier than feared": it was added. */
function easy(source: Weighed): Clause | undefined {
  const [, word = '', object = ''] = EASY.exec(told(source)) ?? []
  const verb = verbIn(word, 'ing')
  return verb?.isWork && object
    ? done(verb.base, 'ing', object.trim().replace(/\s(?:itself|themselves)$/, ''))
    : undefined
}

const ENDED_WITH =
  /^(?:I|we)\s(?:finally\s|eventually\s)?(?:ended up|wound up|came out|came away)\swith\s((?:an?|the|my|our|two|three|some)\s.*?\b(?:(?:that|which)\s[a-z]+s\s|[a-z]+er\s|(?:more|less|fewer)\s).*)$/i

/** "I ended up with a much simpler schema": a thing that is said to be better or to do something was arrived at. */
function endedWith(source: Weighed): Clause | undefined {
  const thing =
    source.likelihood.followup < 0.4 && source.likelihood.problem < 0.4
      ? ENDED_WITH.exec(told(source))?.[1]
      : undefined
  return thing ? done('arrive', 'past', `at ${thing}`) : undefined
}

const PATCHING =
  /^(?:add|change|convert|drop|extend|fix|implement|introduce|merge|move|refactor|remove|rename|replace|rewrite|split|switch|update)$/

/** "This moves the work to upload time" below a description of the trouble: the change itself speaks. */
function patched({ clause, body, likelihood }: Weighed): Clause | undefined {
  if (clause?.subject !== 'this' || clause.form !== 's' || clause.modality !== 'done' || clause.isNegated)
    return undefined
  if (!/^this\s/i.test(splitLead(body).body) || !PATCHING.test(clause.verb.base) || isMishap(clause))
    return undefined
  const rest = tidyClause(clause.rest)
  return likelihood.followup < 0.4 && rest.split(' ').length > 1 ? { ...clause, rest } : undefined
}

/** "It turned out pretty well" tells of no finding. */
const TURNED_OUT =
  /^(?:it\s)?turn(?:s|ed)\sout\s(?:that\s)?(?!(?:to|pretty|quite|very|really|rather|fairly|so|well|fine|great|good|nice|nicely|ok|okay|better|worse|bad|perfect|perfectly|alright|harder|easier|just (?:fine|great|right))\b)(\S.+[^:])$/i
/** "Turned out to be a loose clamp". */
const PROVED = lean(
  /^(?:it|this|that|they)?\s?turn(?:s|ed)\sout\sto\sbe\s(?:just\s|simply\s)?((?:an?|the)\s(?!(?:same|false|good|great|best|better|nice|bad idea|right|success|non-issue)\b)(?!(?:[\w-]+\s){0,2}(?:database|file|format|library|framework|tool|app|language|blessing|challenge|journey|win)\b).+)$/i,
)
const CAUSE =
  /^(?:the\s)?((?:root\s)?cause|culprit|problem|issue|bug|fault|error)\s(?:(?:was|turned out to be)\s|(?:was|lay)\s(?:with|in)\s)((?:an?|the|some|my|our)\s(?!same\b).+)$/i
const SYMPTOM = lean(
  /^the\s((?:[\w-]+\s){0,2}[\w-]+)\swas\s(?:just\s|only\s)?((?:an?|the)\s(?:missing|wrong|bad|broken|stale|loose|faulty|dead|typo|race|leak|misconfigured|off-by-one|duplicate|corrupt)\b.*?)(?:\safter all)?$/i,
)

const CAUSED =
  /^(?:the|this|our|both)\s((?:[\w./-]+\s){0,4}?(?:outages?|issues?|problems?|crash(?:es)?|failures?|errors?|downtime|incidents?|leaks?|delays?|bugs?|interruptions?|disruptions?|slowdowns?|latency|spikes?))(?:\s[^,;]{2,50}?)?\s(?:was|were)\s(?:actually\s|ultimately\s|in fact\s)?(?:caused by|due to|the result of)\s(\S.+)$/i
const REVEALED = lean(
  /^(?:some|further|closer|more|an?|the|our|my|deeper|initial)?\s?(?:[a-z]+\s)?(?:investigations?|inspection|digging|debugging|analysis|testing|look)\s(?:revealed|showed|uncovered)\s(?:that\s)?(\S.+)$/i,
)

/** "We established that one lock will do", "I figured out that the lamp is too close". */
const FOUND_OUT = lean(
  /^(?:(?:I|we)\s)?(?:(?:also|then|finally|eventually|soon|quickly|later)\s)?(established|determined|discovered|figured out|found out|worked out|concluded)\sthat\s(?!(?:it|this|that|they|I|we|there|if|when)\b)(\S.{15,})$/i,
)

/** What one came to know, where no more than that is told. */
function foundOut(source: Weighed): Deed[] {
  const [, word = '', what = ''] = (source.likelihood.followup < 0.5 && FOUND_OUT.exec(told(source))) || []
  const verb = / out$/.test(word) ? 'discover' : verbIn(word.toLowerCase(), 'past')?.base
  const clause = verb && done(verb, 'past', `that ${uncapitalise(firstStatement(what))}`)
  return clause ? [deedFrom(source, clause)] : []
}

/** "The problem was that, because I had moved the disk, | the loader looked elsewhere". */
const THE_PROBLEM_WAS =
  /^(?:the|my|our)\s(?:(?:root|real|actual|main)\s)?(?:problem|issue|cause|culprit|reason)\s(?:was|is)\sthat,?\s(?:(?:because|since)\s(?:I|we)\s[^,;:]{5,60},\s)?/i

/** Where the cause is written down, the reader of a CV cannot look it up. */
const RECORDED =
  /,?\s(?:which was\s|already\s)*(?:tracked|documented|described|reported|filed|logged)\s(?:in|at|as|under)\s.*$/

/** "The issue was elsewhere", "the fault wasn't the cable": what it was is not said. */
const NOT_SAID = lean(
  /^(?:(?:the|my|our|this|that)\s)?(?:[\w-]+\s){0,2}?(?:problem|issue|bug|cause|culprit|fault|error|reason|trouble|mistake)s?\s(?:(?:was|were|is|did|had|has|does)(?:n't|\snot)\b|(?:was|were|is|lay)\s(?:actually\s|just\s|simply\s|somewhere\s|something\s(?:\w+ly\s)?)*(?:elsewhere|else|simple|trivial|obvious|easy|mine|me|real|different|(?:on|at) (?:my|our|their) (?:end|side))\b)/i,
)

const POINTING = /^(?:it|they|this|that|these|those|he|she|I|we|you)\b/i

/** "The lock is held, jobs wait for it": the first of two statements that a comma joins. */
function firstStatement(found: string): string {
  const at = found.search(/,\s(?!(?:which|who|where|when|because|so|as|since|but|and|or|if|not|even|with)\b)/)
  const [first, more] = [found.slice(0, Math.max(at, 0)), found.slice(at + 2)]
  return isPlainClause(first) && isPlainClause(more.replace(/\sand\s.*$/, '')) ? first : found
}

/** What an inquiry came to: "It turned out that the lock is never released", "The cause was a missing index". */
function finding(source: Weighed): Deed[] {
  if (source.likelihood.followup > 0.5) return []
  const text = told(source)
  const found = (TURNED_OUT.exec(text) ?? REVEALED.exec(text))?.[1]?.replace(THE_PROBLEM_WAS, '')
  const proved = PROVED.exec(text)?.[1]?.replace(/,\s(?:easy|hard|so|which|but|and|of course|not)\b.*$/, '')
  const itself = found && /^it\s(?:was|is)\s(?:just\s)?((?:an?|the)\s.+)$/i.exec(found)?.[1]
  const [, what = 'fault', cause = itself ?? proved] =
    CAUSE.exec(found ?? text) ?? SYMPTOM.exec(text) ?? CAUSED.exec(text) ?? []
  // A culprit is what the trouble is traced to.
  const trouble = what.toLowerCase().replace(/^culprit$/, 'problem')
  const clause = cause
    ? done(
        'trace',
        'past',
        `the ${trouble} to ${withoutAsides(cause.replace(RECORDED, '').replace(/\s[-\u2013\u2014]\s.*$/, ''))}`,
      )
    : found && !POINTING.test(found) && !NOT_SAID.test(found)
      ? done('discover', 'past', `that ${uncapitalise(firstStatement(found))}`)
      : undefined
  return clause ? [deedFrom(source, clause)] : []
}

const SPENT = lean(
  /\b(?:week|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun|to|yester)?day|time|work|effort|sprint|month|weekend|morning|afternoon|evening|session)(?:\sthis\s\w+)?\s(?:was|were|has been|went)\s(?:(?:mostly|mainly|largely|again|all)\s)?(?:spent|devoted|dedicated|into)\s(?:(?:mostly|mainly|largely)\s)?(?:(?:on|to|in)\s)?(\S.+)$/i,
)

const ABOUT = lean(
  /^(?:this|my|our|the|today's|this week's)\s(?:(?:main|big|whole|first|second|last)\s)?(?:week|day|session|sprint|month|job|task|focus|topic|work)(?:\s(?:today|this week|for (?:today|this week|the week)))?\swas\s(?:(?:all|mostly|mainly|again)\s)?(?:about\s|on\s)?((?:[a-z-]+ing|the|a|an)\s\S.{3,120})$/i,
)
const TIME_ON =
  /^(?:I|we)\s(?:also\s|mostly\s|mainly\s)?spent\s(?:[\w-]+\s){0,4}?(?:time|days?|hours?|morning|afternoon|week|weekend|today)\son\s((?!what\b)[^:;]{3,160})(?![^:;])/i

/** "This week was mostly spent on the stack", "we spent some time on it": it was worked on; "this week was about porting the parser" says the same. */
function spent(source: Weighed): Clause | undefined {
  // "This week" is the subject here, and no opening.
  const body = tidyClause(source.body)
  // "Most of the time went into a full scan" may well be the program's time.
  const passed = /\bof the (?:[a-z]+ )?time went\b/i.test(body) ? undefined : SPENT.exec(body)?.[1]
  // What a day was devoted to may be going on still.
  const [, word = '', rest = ''] =
    (/\bspent\b/i.test(body) && /^([a-z-]+ing)\s(.+)$/.exec(passed ?? '')) || []
  const verb = verbIn(word, 'ing')
  // "The day was spent tuning the bell": it was tuned.
  if (verb?.isWork && !STUDYING.has(verb.base) && !/^(?:work|try|look|learn)$/.test(verb.base))
    return done(verb.base, 'ing', rest)
  const matter = passed ?? (ABOUT.exec(body) ?? TIME_ON.exec(told(source)))?.[1]
  // "Spent working on the bell": it was worked on, and not on working.
  return matter ? done('work', 'past', `on ${matter.replace(/^working on\s/, '')}`) : undefined
}

const ASKED =
  /^(?:I|we)(?:'ve been| have been| was| were)\s(?:asked|tasked|assigned|told|given (?:a|the) task)\sto\s([a-z-]+)\s(.+)$/

/** "I was asked to take over the releases": no more than that it was worked on. */
function asked(source: Weighed): Clause | undefined {
  const [, word = '', rest = ''] = ASKED.exec(told(source)) ?? []
  const verb = verbIn(word, 'base')
  const [, why = ''] = /^(?:into|out)?\s?((?:why|how)\s.+)$/.exec(rest) ?? []
  if (why && (word === 'look' || (verb && STUDYING.has(verb.base)))) return done('investigate', 'past', why)
  return verb?.isWork ? done('work', 'past', `on ${verb.forms.ing} ${rest}`) : undefined
}

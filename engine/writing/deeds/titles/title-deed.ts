import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { type Clause, readClause } from '../../../text/clauses/clauses.ts'
import { readFault } from '../../../text/clauses/fault-statement.ts'
import { clauseOf } from '../../../text/clauses/subjectless.ts'
import { guessBase, verbIn, verbOf } from '../../../text/clauses/verbs.ts'
import { readTitle } from '../../../text/lines/title.ts'
import { isPlural } from '../../../text/nouns/plural.ts'
import { phraseIn } from '../../sentence/inflect.ts'
import { asGerund, isPlainClause } from '../../sentence/plain.ts'
import { tidyClause, uncapitaliseNoun } from '../../sentence/tidy.ts'
import { fixesMade, updateTo, workListed } from '../forms/work-noun.ts'
import { isDoer } from '../refused/misread.ts'
import { faultOfChange } from './fault-of-change.ts'
import { faultyThing } from './faulty-thing.ts'
import { changeReverted, habitStopped, habitTaken, orderForReason, told } from './habit-title.ts'
import { reachedNow } from './new-behaviour.ts'
import { articleOf, NOT_DONE, small } from './nominal-title.ts'
import { begunInTitle, namedBehindColon } from './short-title.ts'
import { statedAfter } from './statement-title.ts'

/** "Fixes applied - 3 May": what the page is. */
const NAMES_PAGE = /^(?:bug ?)?(?:fixes|changes|updates|improvements) (?:applied|made|done|implemented)\b/i

/** What a subject line says was done where its own first word is no verb that says so. */
export function titleDeed(source: Weighed): Clause | undefined {
  if (NAMES_PAGE.test(source.body)) return undefined
  if (source.sentence.kind !== 'title')
    return (
      updateTo(source) ??
      faultyThing(source) ??
      gerundTitle(source) ??
      (isAmongOrders(source) ? habitStopped(source) : undefined) ??
      (isAlone(source.features) ? changeReverted(source) : undefined) ??
      scopedDeed(source) ??
      fixesMade(source) ??
      workListed(source) ??
      statedAfter(source)
    )
  return (
    updateTo(source) ??
    remedyAdded(source) ??
    namedBehindColon(source) ??
    begunInTitle(source) ??
    seemingFixed(source) ??
    faultyThing(source) ??
    habitStopped(source) ??
    habitTaken(source) ??
    changeReverted(source) ??
    orderForReason(source) ??
    reachedNow(source) ??
    faultFixed(source) ??
    plainFix(source) ??
    supportAdded(source) ??
    gerundTitle(source) ??
    purposeful(source) ??
    lessOf(source) ??
    faultOfChange(source) ??
    typedMatter(source) ??
    scopedDeed(source)
  )
}

/** Beside an order "Don't block the lock" is one as well, and so is a line that is all of the note; elsewhere it is advice. */
function isAmongOrders({ sentence, features, clause }: Weighed): boolean {
  if (!/^(?:solution|summary)$/.test(sentence.section ?? 'solution') || (clause && !clause.isNegated))
    return false
  const isBeside = (side: string) =>
    features.includes(`${side} kind:item`) &&
    features.includes(`${side} who:none`) &&
    features.includes(`${side} verb:work`)
  if (sentence.kind === 'item') return isBeside('before') || isBeside('after')
  // Below "New behaviour" stands what the program does from now on.
  return isAlone(features) || /^(?:new|expected) behaviou?r$/i.test(sentence.headings.at(-1) ?? '')
}

/** Whether a line is all of the note. */
export function isAlone(features: readonly string[]): boolean {
  return features.includes('before edge') && features.includes('after edge')
}

const LESS = /^(?:less|fewer)\s(?!(?:is|are|was|than|of|and|or)\s)([^,;:]{3,80})$/i

/** "perf: fewer locks in the lift" says what there is less of since. */
function lessOf({ body, clause, sentence }: Weighed): Clause | undefined {
  const reduce = verbOf('reduce')
  const thing = !clause && readTitle(sentence.text).type ? LESS.exec(tidyClause(body))?.[1] : undefined
  return reduce && thing ? told(reduce, 'past', thing) : undefined
}

/** "refactor: hooks and their tests" has said what was done to them. */
function typedMatter({ body, clause, sentence }: Weighed): Clause | undefined {
  const refactor = verbOf('refactor')
  if (readTitle(sentence.text).type !== 'refactor' || !refactor) return undefined
  const isName = clause === undefined || (clause.form === 's' && /^(?:and|or)\s/.test(clause.rest))
  const matter = tidyClause(body)
  return isName &&
    /^[\w./'-]+(?:\s[\w./'-]+){1,9}$/.test(matter) &&
    !/\b(?:is|are|was|should|to)\b/.test(matter)
    ? told(refactor, 'past', uncapitaliseNoun(matter))
    : undefined
}

const PURPOSEFUL =
  /^((?:[^\s,;:]+\s){1,6}?)(?:is|are)\s(?:now\s)?([a-z]+)\s((?:[^,;:]{1,40}\s)?)(to\s(?:avoid|prevent|reduce|improve|allow|enable|support|ensure|speed|simplify|save)\s\S.*)$/i

/** "The tone is smoothed in order to avoid clicks" as a subject line: somebody smoothed it. */
function purposeful({ body }: Weighed): Clause | undefined {
  const [, thing = '', word = '', how = '', aim = ''] = PURPOSEFUL.exec(tidyClause(body)) ?? []
  const verb = verbIn(word, 'participle')
  if (!verb?.isWork || /\b(?:not|it|this|that|they|there|we|I)\b/i.test(thing)) return undefined
  return told(verb, 'past', `${uncapitaliseNoun(thing.trim())} ${how}${aim}`)
}

/** What a fix is to an end, and is no fault itself. */
const REMEDY =
  /^(?!(?:broken|wrong|incorrect|invalid|bad|faulty|failed|failing|flaky|unable|cannot|not|no)\b)(?:[\w'/.-]+\s){1,8}?to\s(?:prevent|avoid|stop|limit|guard|protect)\s\S/i

/** "fix: slow start for the pumps to prevent a surge" names what was put in, not what was wrong. */
function remedyAdded({ body, clause, sentence }: Weighed): Clause | undefined {
  const add = verbOf('add')
  const line = tidyClause(body)
  if (clause || !add || !/fix|bug/.test(readTitle(sentence.text).type ?? '') || !REMEDY.test(line))
    return undefined
  return verbIn((line.split(' ')[0] ?? '').toLowerCase(), 'base') ? undefined : told(add, 'past', small(line))
}

const SEEMS =
  /^((?:(?!(?:not|can|may|must|will|should|now)\s)[\w'-]+\s){1,5}?)(appears?|looks?|stays?|remains?|seems?|becomes?|gets?)\s((?!(?:of|for|and|or|at|into|up|now)\b)\S.*)$/i

/** "fix: lamps stay lit after sunset": how a thing was, by a verb behind which everything else is a quality. */
function seemingFixed({ body, sentence }: Weighed): Clause | undefined {
  const fix = verbOf('fix')
  if (!fix || !/fix|bug/.test(readTitle(sentence.text).type ?? '')) return undefined
  const [, thing = '', word = '', rest = ''] = SEEMS.exec(tidyClause(body)) ?? []
  const many = isPlural(thing.trim())
  const verb = verbIn(word.toLowerCase(), many ? 'base' : 's')
  if (!verb || verbIn((thing.split(' ')[0] ?? '').toLowerCase(), 'base')?.isWork) return undefined
  return told(fix, 'base', `${uncapitaliseNoun(thing)}${verb.forms.ing} ${rest}`)
}

/** "fix: cannot open the gate": somebody could not. */
const CANNOT =
  /^(?:cannot|can't|can not|could not|couldn't|unable to|not able to|not possible to|impossible to)\s([a-z]+)\s(\S.*)$/i

/** "fix: Pages crash on empty input" names the fault: the deed was to fix it. */
function faultFixed({ body, features }: Weighed): Clause | undefined {
  const fix = verbOf('fix')
  if (!fix || !features.some((name) => name === 'fix: a fault' || name === 'old state')) return undefined
  const fault = uncapitaliseNoun(tidyClause(body))
  const order = orderIn(fault)
  if (order) return order
  const [, barred = '', what = ''] = CANNOT.exec(fault) ?? []
  const doing = verbIn(barred.toLowerCase(), 'base')
  if (doing) return told(fix, 'base', `an issue that prevented ${phraseIn('ing', doing, 'base', what)}`)
  const [, thing, not = '', wanted] = /^(\S.{2,60}?)\sshould\s(not\s)?([a-z]+\s.+)$/.exec(fault) ?? []
  const change = verbOf('change')
  if (thing && change) return told(change, 'past', `${thing} to ${not}${wanted}`)
  const [, victim, done = '', doer = ''] = /^(\S.{2,60}?)\s([a-z]+(?:ed|en))\sby\s(\S.*)$/.exec(fault) ?? []
  if (victim && verbIn(done, 'participle') && !/\b(?:is|are|was|were|be|been|being|gets?)$/.test(victim))
    return told(fix, 'base', `${victim} being ${done} by ${doer}`)
  const did = readFault(fault)
  if (did) return told(fix, 'base', `${did.thing} ${did.verb.forms.ing} ${did.rest}`)
  const [, prey = '', befell = '', way = ''] = BEFELL.exec(fault) ?? []
  if (verbIn(befell, 'participle')) return told(fix, 'base', `${prey} being ${befell} ${way}`)
  const isClause =
    isPlainClause(fault) || /^[a-z-]+\s(?:is|are|was|were)\s/.test(fault) || BROKE_DOWN.test(fault)
  return told(fix, 'base', isClause ? (asGerund(fault) ?? `an issue where ${fault}`) : fault)
}

/** "Night rate applied twice": that is what became of it. */
const BEFELL =
  /^((?:(?!(?:is|are|was|were|be|been|being|not)\s)[\w'-]+\s){0,3}(?!(?:is|are|was|were|be|been|being|not|gets?|got)\s)[\w'-]+)\s([a-z]+(?:ed|en|wn|nt))\s(twice|wrongly|incorrectly|(?:three|multiple|several) times|too (?:early|late|often|soon))$/

/** "Label printer crashed on emoji": a statement, whatever its first word could be. */
const BROKE_DOWN =
  /^(?:[a-z][\w-]*\s){1,4}(?:crashed|crashes|failed|fails|hung|hangs|froze|freezes|broke|stalled|stalls|timed out|times out)\s(?:on|in|when|if|after|during|while|for|with|at)\s/

const ORDER = /^([a-z]+)\s(?=(?:the|an?|its|their|all|each|every|both)\s|[\w.-]+'s\s)/
const FINITE =
  /\b(?:is|are|was|were|isn't|aren't|has|have|not|can|cannot|can't|does|doesn't|don't|fails?|crash(?:es)?)\b/

/** "fix: price the night crossing": a word before an article is an order, though no table has the verb. */
function orderIn(line: string): Clause | undefined {
  const [opening = '', word = ''] = ORDER.exec(line) ?? []
  const verb = opening && !FINITE.test(line) ? guessBase(word) : undefined
  return verb && told(verb, 'base', line.slice(opening.length))
}

const FIX =
  /^fix(?:e[sd])?\s(?!(?:for|to|in|of|on|by|is|was|has|and|deployed|confirmed|released|applied|landed|merged|found|pushed|shipped|verified|GH-\d+|#\d+)\b)((?:[\w./#'"()&-]+,?\s){1,11}[\w./#'"()-]+)$/i

/** "Fix the tide limit from 3 to 5": that is what it was changed to. */
const FIXED_TO =
  /^fix(?:e[sd])?\s((?:(?!(?:bug|issue|error|crash|leak|when|if|being|not)s?\b)[\w'-]+\s){1,5}?from\s[\w.%-]+(?:\s[\w.%-]+)?\sto\s[\w.%-]+(?:\s[\w.%-]+){0,2})$/i

/** "Fix labels drawn twice": in a subject line the word is a verb, whatever else looks like one. */
function plainFix({ body, clause }: Weighed): Clause | undefined {
  const fix = verbOf('fix')
  const moved = FIXED_TO.exec(tidyClause(body))?.[1]
  const change = verbOf('change')
  if (moved && change) return told(change, 'past', moved)
  const fault = clause ? undefined : FIX.exec(tidyClause(body))?.[1]
  return fix && fault ? told(fix, 'past', fault) : undefined
}

const SUPPORT =
  /^((?:(?:temporary|quick|simple|basic|partial|minimal|initial|proper|better)\s)?)(support|workaround|fallback|safeguard)\sfor\s\S/i

/** "Support for X", "Temporary workaround for Y" as a subject line: it was added. */
function supportAdded({ body, clause }: Weighed): Clause | undefined {
  const add = verbOf('add')
  const [, kind = '', noun = ''] = (!clause && SUPPORT.exec(body)) || []
  if (!add || !noun || NOT_DONE.test(body)) return undefined
  const article = /^support$/i.test(noun) ? '' : articleOf(kind || noun)
  return told(add, 'past', `${article}${small(tidyClause(body))}`)
}

/** What one does to a program. */
export const DOING =
  /^(?:add|adjust|allow|bump|change|clean|convert|correct|delete|disable|drop|enable|extract|fix|handle|improve|increase|introduce|migrate|move|optimi[sz]e|reduce|refactor|remove|rename|reorgani[sz]e|replace|resolve|rework|set|simplify|split|support|switch|update|upgrade)$/

/** "Doubling the memory and the limits resolved the issue". */
const ENDED_IT = lean(
  /\s(?:resolved|fixed|solved|cleared|cured|mitigated|stopped) (?:the|this|that|our) (?:issue|problem|error|incident|outage|alerts?|crash|bug|leak)\b/,
)

/** "Adding retries to the uploader" or "47 optimizing the lookup", after its branch, as the subject line of a change or below "Changes": it was done. */
export function gerundTitle({ body, sentence }: Weighed): Clause | undefined {
  const isListed = sentence.kind === 'item' && sentence.section === 'solution'
  if (!(sentence.kind === 'title' || isListed) || NOT_DONE.test(body)) return undefined
  const [, word = '', rest = ''] =
    /^(?:#?\d{1,6}\s)?([a-z]+ing)\s(?!(?:of|for|in|on|at|with|and|or|to)\s)([^:]+)$/i.exec(
      tidyClause(body),
    ) ?? []
  const verb = verbIn(word.toLowerCase(), 'ing')
  if (!verb || !DOING.test(verb.base) || !rest.includes(' ') || isDoer(rest) || ENDED_IT.test(rest))
    return undefined
  return told(verb, 'ing', rest)
}

/** The title of a change: "Add retries". "Engineering notebook" is none. */
export function isSubject(source: Weighed): boolean {
  const { sentence, clause } = source
  if (sentence.kind !== 'title') return false
  return (clause !== undefined && clause.form !== 'ing') || gerundTitle(source) !== undefined
}

/** "Planner - reliably drop stale trips (2.39)": what was done follows the part it was done to. */
function scopedDeed({ body, clause, sentence }: Weighed): Clause | undefined {
  if (clause || !/^(?:title|item)$/.test(sentence.kind) || NOT_DONE.test(body)) return undefined
  const [, part = '', told = ''] =
    /^([A-Z][\w./]*(?:\s[\w./]+){0,2}|[a-z]\w*(?:[-./]\w+)+|[a-z][^\W_]*_\w+)\s[-\u2013\u2014]\s(?:[a-z]+ly\s)?([a-z]+\s.+)$/.exec(
      tidyClause(body),
    ) ?? []
  const line = told.replace(/\s\((?:v?\d[\d.]*|[A-Z]+-\d+|#\d+)\)$/, '')
  // "MD - fixing the interrupts".
  const doing = verbIn(/^[a-z]+ing(?=\s)/.exec(line)?.[0] ?? '', 'ing')
  if (doing && DOING.test(doing.base))
    return clauseOf({ lead: '', verb: doing, form: 'ing', rest: line.replace(/^\S+\s/, '') })
  const deed = readClause(line)
  const isDone =
    deed?.subject === 'none' && deed.form === 'base' && deed.modality === 'done' && !deed.isNegated
  // What is named like a file or a command is a part of a program, whatever is done to it.
  if (sentence.kind === 'item' && !/[_./]/.test(part)) return undefined
  return isDone && (DOING.test(deed.verb.base) || (/[-_./]/.test(part) && deed.verb.isWork))
    ? deed
    : undefined
}

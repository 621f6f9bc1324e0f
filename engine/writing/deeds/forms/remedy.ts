import type { Prose } from '../../../facts/fields/prose.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { PEOPLE } from '../../../lexicon/people.ts'
import { onceFor, onceForText } from '../../../once.ts'
import { subjectAt } from '../../../text/clauses/clause-subject.ts'
import { type Clause, readClause, splitLead } from '../../../text/clauses/clauses.ts'
import { clauseOf } from '../../../text/clauses/subjectless.ts'
import { guessPast, verbIn } from '../../../text/clauses/verbs.ts'
import { OF_THING } from '../../../text/meaning/antecedent.ts'
import { NO_THING } from '../../../text/meaning/named-before.ts'
import { isPlural } from '../../../text/nouns/plural.ts'
import { isPast } from '../../sentence/plain.ts'
import { tidyClause, uncapitalise, uncapitaliseNoun } from '../../sentence/tidy.ts'
import { type Deed, deedOf } from '../deed.ts'
import { activeRest } from './active-voice.ts'
import { clauseTold } from './clause-told.ts'
import { madeSo } from './made-so.ts'

/** How much a sentence must sound like the solution, and how little like a plan, to tell what was made of a trouble. */
const LEAST = 0.33
const PLANNED = 0.3
/** How far behind the trouble its answer may stand. */
const FAR = 4

/** So many sentences a note has that tells of one trouble and its remedy. */
const SHORT = 8

/** What was made of a trouble, where it is told as how things are since: "It lost mails. The relay now keeps them on disk." */
export function remedies(prose: Prose): Deed[] {
  const sure = sureRemedies(prose)
  // A long text tells how things work for many reasons.
  const others = (prose.all.length > SHORT ? [] : answersIn(prose)).flatMap(({ source, trouble }) => {
    if (sure.some((deed) => deed.source === source)) return []
    const asked = meant(source, trouble, prose)
    if (asked) return asked
    return statementsOf(source).flatMap((part) => habit(part) ?? since(part, prose) ?? [])
  })
  return [...sure, ...others]
}

/** What is told of what a sure remedy changed is how it was, and what is told in its sentence is told by it. */
export function withoutOldState(prose: Prose, found: readonly Deed[]): Deed[] {
  const sure = answersIn(prose).filter(({ source, trouble }) => sureRemedy(source, trouble).length > 0)
  return found.filter(
    (deed) =>
      !sure.some(
        ({ source, trouble }) =>
          deed.source === source || (deed.source === trouble && deed.clause.subject === 'passive'),
      ),
  )
}

/** The same, as far as the words leave no doubt: "Rewritten with a queue", "A second pump solved this". */
export function sureRemedies(prose: Prose): Deed[] {
  return [
    ...answersIn(prose).flatMap(({ source, trouble }) => sureRemedy(source, trouble)),
    ...openingNow(prose),
    ...prose.all.flatMap((source) => {
      const clause = mayAnswer(source) ? mending(source.body) : undefined
      return clause ? [{ source, clause, who: 'nobody' as const, rest: clause.rest }] : []
    }),
  ]
}

/** "The lock now asks for a code": what a note opens with is what was changed. */
function openingNow({ all: [first] }: Prose): Deed[] {
  if (first?.sentence.kind !== 'prose' || !mayAnswer(first) || first.clause) return []
  const { body, likelihood } = first
  if (
    likelihood.problem > 0.5 ||
    !/^(?:the|our|all|each|every|[a-z]+s)\s(?:[\w'-]+\s){0,4}?now\s[a-z]+s?\s/i.test(body)
  )
    return []
  const clause = madeSo(uncapitaliseNoun(tidyClause(body)), true)
  return clause ? [{ source: first, clause, who: 'nobody', rest: clause.rest }] : []
}

function mayAnswer({ sentence, likelihood, body }: Weighed): boolean {
  if (sentence.kind !== 'prose' && sentence.kind !== 'item') return false
  if (likelihood.followup > PLANNED || /\?\s*$/.test(body) || sentence.box === 'empty') return false
  return !/^(?:followup|boilerplate|problem|cause|lessons|testing)$/.test(sentence.section ?? '')
}

type Answer = { source: Weighed; trouble: Weighed }

/** "Now cached", "uses a lock now", "not any more": it was otherwise before, whatever is told of that. */
const OTHERWISE = /\bnow\b|\bno longer\b|\bany ?(?:more|longer)\b/i

/** The sentences that may answer a trouble told in the past, each with the trouble. */
const answersIn = onceFor(({ all }: Prose): readonly Answer[] =>
  all.flatMap((source, at) => {
    if (!mayAnswer(source)) return []
    const isSaid = OTHERWISE.test(source.body) || /^[A-Z]?[a-z]+(?:tt|k|os|w|v)en\s/.test(source.body)
    const before = all.slice(Math.max(0, at - FAR), at)
    const trouble = before.find(isTrouble) ?? (isSaid ? before.findLast(isOfOld) : undefined)
    return trouble ? [{ source, trouble }] : []
  }),
)

function isTrouble({ body, likelihood, sentence }: Weighed): boolean {
  return (
    likelihood.problem > 0.3 &&
    likelihood.problem > likelihood.solution &&
    sentence.kind !== 'title' &&
    wasSo(splitLead(body).body)
  )
}

/** How a thing was, told by nobody's deed. */
function isOfOld({ body, clause, sentence }: Weighed): boolean {
  return sentence.kind !== 'title' && (!clause || clause.subject === 'passive') && wasSo(splitLead(body).body)
}

/** Whether a statement is told in the past; "deploys failed" opens with a noun that could be a verb. */
const wasSo = onceForText((body: string): boolean => {
  const at = subjectAt(body, 0)?.rest
  const word = at === undefined ? '' : (/^[a-z]+/i.exec(body.slice(at))?.[0] ?? '')
  if (/^(?:was|were|had|did|could|kept|died)/.test(word) || verbIn(word, 'past')) return true
  return (
    isPast(body) ||
    (!word &&
      body
        .split(' ')
        .slice(1, 5)
        .some((one) => guessPast(one) !== undefined))
  )
})

function sureRemedy(source: Weighed, trouble: Weighed): Deed[] {
  const clause = undergone(source, trouble) ?? doesNow(source, trouble) ?? doesInstead(source, trouble)
  return clause ? [{ source, clause, who: 'nobody', rest: clause.rest }] : []
}

/** What cannot follow a verb that has its object. */
const NO_OBJECT =
  /^(?:with|as|in|into|to|from|on|onto|using|via|without|so that|for|by\s[a-z]+ing|and|[a-z]+ly)(?=\s|[.,;]|$)/

/** "Rewritten with a streaming writer": that was done to what the trouble is told of. */
function undergone({ body, likelihood, clause: own }: Weighed, trouble: Weighed): Clause | undefined {
  const [, now = '', word = '', after = ''] = /^(now\s)?([a-z-]+)\s(.*[^.!])[.!]*$/i.exec(body) ?? []
  const verb = verbIn(word.toLowerCase(), 'participle') ?? guessPast(word)
  if (!verb?.isWork || !NO_OBJECT.test(after)) return undefined
  const isSure = verbIn(word.toLowerCase(), 'past', 'base') === undefined && !guessPast(word)
  const isPlain =
    OF_THING.test(verb.base) &&
    /^(?:with|on|using|in|from|into)\s(?!that\b|this\b|it\b|[A-Z][a-z]+day\b)/.test(after)
  if (!isSure && !now && !isPlain) return undefined
  if (own && own.form === 'past' && !now && !isPlain) return undefined
  if (
    likelihood.solution + likelihood.impact < (isPlain ? 0.2 : LEAST) ||
    likelihood.problem > likelihood.solution
  )
    return undefined
  const thing = subjectOf(trouble.body)
  if (!thing) return undefined
  const rest = after.replace(
    /,\s((?:[\w-]+\s){1,3}[a-z]+ed\s(?:by|with|from|in|to|via|through)\s[^,;]+)$/,
    ', with $1',
  )
  return now
    ? clauseTold('change', `${thing} to be ${word.toLowerCase()} ${rest}`)
    : clauseTold(
        verb.base,
        activeRest({ ...clauseOf({ lead: '', verb, form: 'participle', rest }), object: thing }),
      )
}

/** "While I mended the lamp I noticed that the fan never stops": what was noticed is told of the fan. */
const NOTICED =
  /^(?:[^;:]{0,80}?\s)?(?:I|we)\s(?:also\s|then\s)?(?:noticed|saw|found|spotted|discovered|reali[sz]ed)\s(?:out\s)?(?:that\s)?(?=(?:the|our|my|its|an?|all|every|each)\s)/i
const IT_NOW = /^(?:and\s|so\s)?(?:now,?\s(it|they)\s|(it|they)\snow\s)([a-z]+\s.*[^.!])[.!]*$/i

/** "I noticed that the limiter counts twice. Now it uses Redis": it was made to. */
function doesInstead({ body }: Weighed, trouble: Weighed): Clause | undefined {
  const [, first, second = first, does = ''] = IT_NOW.exec(body) ?? []
  const found = second ? trouble.body.replace(NOTICED, '') : ''
  const thing = found && found !== trouble.body ? (subjectOf(found) ?? doerIn(found)) : undefined
  if (!thing || isPlural(thing) !== /^they$/i.test(second ?? '')) return undefined
  return madeSo(`${thing} ${does} now`, true)
}

/** "The rate limiter counted per pod": the words before the first that can only be a verb there. */
function doerIn(text: string): string | undefined {
  const words = text.split(' ', 7)
  const at = words.findIndex(
    (word, index) => index > 1 && (/^(?:never|always|was|were|is|are|had)$/.test(word) || isOnlyDone(word)),
  )
  const thing = words.slice(0, Math.max(at, 0)).join(' ')
  return thing && !/[,;:()]/.test(thing) ? uncapitaliseNoun(thing) : undefined
}

function isOnlyDone(word: string): boolean {
  return (verbIn(word, 'past') ?? guessPast(word)) !== undefined && verbIn(word, 'base') === undefined
}

/** "Uses increments now": what the trouble is told of was made to. */
function doesNow({ body, clause }: Weighed, trouble: Weighed): Clause | undefined {
  if (clause?.subject !== 'none' || clause.form !== 's' || !/\snow\b/.test(body)) return undefined
  const thing = subjectOf(trouble.body)
  return thing ? madeSo(`${thing} ${uncapitalise(tidyClause(body))}`, true) : undefined
}

/** The thing that a statement is about, as one speaks of it again. */
function subjectOf(text: string): string | undefined {
  const { body } = splitLead(text)
  const subject = subjectAt(body, 0)
  const thing = subject ? body.slice(subject.start, subject.end) : ''
  // Who reported it was neither rewritten nor deployed.
  if (
    !thing ||
    NO_THING.test(thing) ||
    PEOPLE.test(thing) ||
    thing.split(' ').length > 6 ||
    /[,:;"]|^\d/.test(thing)
  )
    return undefined
  return uncapitaliseNoun(thing).replace(/^an?\s/, 'the ')
}

const SOLVED = lean(
  /^(\S.{2,120}?)\s(?:(?:finally|then|eventually|completely|also)\s)?(?:(?:has\s)?(?:solved|fixed|cured|resolved|ended|stopped)\s(?:this|it|that|the (?:problem|issue|bug|trouble)|them)|did (?:it|the trick|the job))(?:\s(?:completely|for good|at last|in the end|for all))?[.!]*$/i,
)
const WORKED =
  /^what\s(?:finally\s|really\s|actually\s|eventually\s)?(?:worked|helped|fixed (?:it|this)|solved (?:it|this)|did (?:it|the trick)|made it (?:possible|work)|made the difference)(?:\s(?:in the end|at last|best|most))?(?:\swas|\swere|:)\s(\S.+)$/i
/** What is done rather than made, what others made, and what one cannot put anywhere. */
const NOT_MADE = lean(
  /\b(?:re-?start|re-?boot|re-?set|re-?load|re-?run|roll-?back|revert|call|mail|night|day|days|look|talk|meeting|hint|tip|question|answer|colleague|vendor|supplier|luck|coffee|power cycle|clean-?up|hours?|update|upgrade|fix|patch|hotfix|workaround|one|thing|change|they|we|I|it|he|she|nothing|none|neither|this|that|which|never|not|groups?|teams?|students?|pupils?|crews?|class(?:es)?|people|users?|guests?|customers?|members?|volunteers?|kids|others)\b|^(?:the|these|those|my|our|his|her|their|both|all|no)\b/i,
)

/** What is a statement rather than a thing. */
const SAYS =
  /\b(?:I|we|you|he|she|they|it|how|what|why|who|when|if|is|are|was|were|has|had|have|did|which|that|so|but)\b|'s\b|[:;]/i

/** "A second pump solved this", "What worked was a second pump": it was put in. */
function mending(body: string): Clause | undefined {
  const text = tidyClause(splitLead(body).body)
  const solved = SOLVED.exec(text)?.[1]
  const means = uncapitalise(solved ?? WORKED.exec(text)?.[1] ?? '').replace(/[.!]+$/, '')
  if (solved && SAYS.test(solved)) return undefined
  const [first = '', ...more] = means.split(' ')
  const verb = verbIn(first, 'ing')
  if (verb && more.length > 0) return clauseTold(verb.base, more.join(' '), 'ing')
  const head = means.split(/\s(?:that|which|who|for|with|of|in|on|to)\s/)[0] ?? ''
  if (!means || /ing$/.test(first) || verbIn(first, 'past') || NOT_MADE.test(head)) return undefined
  return means.split(' ').length > 1 ? clauseTold('introduce', means) : undefined
}

/** A sentence, or the statements that an "and" joins in it. */
function statementsOf(source: Weighed): Weighed[] {
  const parts = source.body.split(
    /,?\sand\s(?=(?:the|our|my|an?|each|it)\s(?:[\w-]+\s){1,4}?(?:only\s|now\s)?[a-z]+s\s)|,?\sso\s(?=now\s)/,
  )
  if (parts.length === 1) return [source]
  return parts.map((body) => ({ ...source, body, clause: readClause(body) }))
}

const NO_MORE = /^(.{3,80}?)\s(?:any ?more|any longer)(?=[\s.,;]|$)/

/** "I clean the token on a 410", "we don't cache empty bodies any more": what the writer does since. */
function habit(source: Weighed): Deed[] | undefined {
  const { clause, likelihood } = source
  if (!clause || !/^(?:i|we)$/.test(clause.subject) || clause.form !== 'base' || clause.attitude)
    return undefined
  const ended = NO_MORE.exec(clause.rest)?.[1]
  if (!ended && (likelihood.solution < LEAST || likelihood.solution < likelihood.problem)) return undefined
  if (clause.isNegated) {
    const stopped = ended && clauseTold('stop', `${clause.verb.forms.ing} ${ended}`)
    const who = clause.subject === 'we' ? 'we' : 'i'
    return stopped ? [{ source, clause: stopped, who, rest: stopped.rest }] : undefined
  }
  const deed = deedOf({ ...source, clause: { ...clause, adverb: `${clause.adverb} now`.trim() } })
  return deed ? [deed] : undefined
}

/** "The script waits for the process now", "Config is generated from one file": somebody made it so. */
function since(source: Weighed, { all }: Prose): Deed[] | undefined {
  const { likelihood, body, clause } = source
  const isSaid = OTHERWISE.test(body)
  const weight = likelihood.solution + (isSaid ? likelihood.impact : 0)
  if (weight < LEAST || weight < likelihood.problem + 0.1) return undefined
  // How things work may be told to explain a trouble that is still to be mended.
  if (!isSaid && all.some((one) => one.likelihood.followup > 0.5 || one.clause?.modality === 'planned'))
    return undefined
  if (clause && clause.subject !== 'passive') return undefined
  const made = madeSo(uncapitaliseNoun(tidyClause(splitLead(body).body)), isSaid)
  return made ? [{ source, clause: made, who: 'nobody', rest: made.rest }] : undefined
}

/** "It rejected every tenth order. Parse by column. Two rejects since.": what the thing was changed to do. */
function meant(
  { clause, sentence, ...source }: Weighed,
  trouble: Weighed,
  { all }: Prose,
): Deed[] | undefined {
  const { likelihood, body } = source
  if (clause?.subject !== 'none' || clause.form !== 'base' || clause.lead || clause.isNegated)
    return undefined
  if (sentence.kind !== 'prose' || likelihood.solution < 0.5 || likelihood.followup > 0.1) return undefined
  const thing = subjectOf(trouble.body)
  const cameOfIt = all.find((one) => one.sentence.index > sentence.index && one.likelihood.impact > 0.35)
  const isPlan = all.some((one) => one.likelihood.followup > 0.4 || one.clause?.modality === 'planned')
  if (!thing || !cameOfIt || isPlan || !NO_OBJECT_OF_MEANS.test(clause.rest)) return undefined
  const changed = clauseTold('change', `${thing} to ${uncapitalise(tidyClause(body))}`)
  return (
    changed && [
      { source: { ...source, clause, sentence }, clause: changed, who: 'nobody', rest: changed.rest },
    ]
  )
}

/** Without an object it is the thing that does so, not somebody who did it. */
const NO_OBJECT_OF_MEANS = /^(?:by|with|from|in|on|only|between|before|after|at|via|through)\s/

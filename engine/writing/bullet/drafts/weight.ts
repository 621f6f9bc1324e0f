import type { Prose } from '../../../facts/fields/prose.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { STUDYING, WEAK } from '../../../lexicon/verbs.ts'
import { onceFor } from '../../../once.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { type Deed, isSubjectLine } from '../../deeds/deed.ts'
import { findDeeds, findMoreDeeds } from '../../deeds/deeds.ts'
import { findings } from '../../deeds/forms/faint-deeds.ts'
import { isErrand } from '../../deeds/refused/errand.ts'
import { withoutFailed } from '../../deeds/refused/failed.ts'
import { isTrial } from '../../deeds/refused/no-deed.ts'
import { isOwnThing, isRecord } from '../../deeds/refused/record.ts'
import { isTrifle, withoutTrifles } from '../../deeds/refused/trifle.ts'
import { isPlainClause } from '../../sentence/plain.ts'
import { type Centrality, centralWords, contentWords } from './central.ts'

/** What makes or mends a thing, or says what came of the work. */
const STRONG =
  /^(?:achieve|add|adapt|allow|automate|avoid|batch|build|cache|complete|convert|correct|create|cut|debug|deploy|design|develop|diagnose|eliminate|enable|finish|fix|implement|improve|increase|integrate|introduce|launch|migrate|optimi[sz]e|overhaul|port|prevent|publish|raise|rebuild|recover|redesign|reduce|refactor|release|repair|replace|resolve|restore|rewrite|rework|solve|speed|stop|switch|trace|train|upgrade|write)$/

/** Steps on the way, errands and manners: nobody's main work. */
const SLIGHT =
  /^(?:ask|attend|borrow|bring|buy|call|carry|charge|contact|document|download|drive|email|give|grab|hit|leave|log|mention|name|order|pick|plug|pull|push|read|reboot|receive|reorder|review|say|send|sign|sit|tell|touch|unplug|walk|watch|wrap)$/

/** How much the verb says: 1 for what makes or mends, -1 for a step on the way. */
export function verbWeight({ clause }: Deed): number {
  if (SLIGHT.test(clause.verb.base)) return -1
  return STRONG.test(clause.verb.base) && clause.subject !== 'passive' ? 1 : 0
}

/** "Used a brush to create a map" is told as created: the opening of a bullet weighs by the verb it has there. */
export function openingWeight(text: string, deed: Deed): number {
  const word = /^[a-z]+/.exec(text)?.[0] ?? ''
  const isStronger =
    deed.clause.verb.base === 'use' && word !== 'used' && STRONG.test(verbIn(word, 'past')?.base ?? '')
  return isStronger ? 1 : verbWeight(deed)
}

/** "Got rid of X" and "got X working" say what was reached. */
const GOT =
  /^rid of |^(?:the|an?|my|our|all|both)\s.*\sto\s(?!the\b|an?\b|my\b|our\b)[a-z]+\b|\b(?:working|running|right(?=\sby\s)|set ?up|to (?:work|run|build|boot|compile|pass))\b/

/** "Did the layout of the page" names what was done, "did the same" and "did a lot of research" do not. */
const DID =
  /^(?:the|my|our|all the|both)\s(?!(?:same|rest|work|stuff|things?|trick|job|research|reading|usual|following|opposite|first|next|last|whole|entire|other|math|maths)\b)[\w-]+\s\S/

/** Verbs that open no bullet if any other can. */
const POOR =
  /^(?:continue|start|begin|work|focus|spend|get|do|try|look|go|step|receive|see|decide|learn|attend|talk|meet|pair|read|plan|follow|ask|star|stare|advocate)$/

/** What brings a thing to the place where it is worked on. */
const FETCHING = /^(?:borrow|bring|buy|carry|charge|download|email|grab|order|pick|plug|reboot|touch|unplug)$/

/** "Started reading about trees". */
function isBegunStudy(verb: string, rest: string): boolean {
  return (
    /^(?:start|begin|continue|keep)$/.test(verb) &&
    /^(?:to )?(?:read|learn|look|research|watch|think|study|wonder)(?:ing)?\b/.test(rest)
  )
}

/** "Got rid of two shelves in the process": what another deed brought with it. */
const ON_THE_WAY = /\s(?:in the process|along the way|on the way|while (?:I was |we were )?(?:at it|there))$/

/** Whether a deed may open a bullet where there are others. */
export function mayOpen(deed: Deed): boolean {
  const { clause, rest } = deed
  if ((isRecord(deed) || COMMENTS.test(rest)) && !isSubjectLine(deed)) return false
  if (clause.verb.base === 'do') return DID.test(rest)
  if (ON_THE_WAY.test(rest)) return false
  if (clause.verb.base === 'help' && /^out\b/.test(rest)) return false
  // "Set out to mend it".
  if (clause.verb.base === 'set' && /^out to\b/.test(rest)) return false
  return (
    !(POOR.test(clause.verb.base) || FETCHING.test(clause.verb.base)) ||
    (clause.verb.base === 'get' && GOT.test(rest))
  )
}

/** "Worked on adding a bell to the gate" says what was made, "worked on fixing bugs" and "on making it work" do not. */
const AT_WORK_ON =
  /^on (?!(?:mak|gett|do|fix|learn|understand|figur|find|read|look|debugg|mov|gett|improv|clean|polish|test)ing\b)[a-z-]+ing (?=(?:the|an?|our|my|new|more|all|some|support|[A-Z])\b)(?!(?:it|them|this|that)\b)/

/** Where nothing else was done but what goes with the work itself, the work that goes on may open a bullet. */
export function mayOpenAtWork({ clause, rest }: Deed, others: readonly Deed[]): boolean {
  return clause.verb.base === 'work' && AT_WORK_ON.test(rest) && others.every(isBesidesWork)
}

/** Tests, papers and help: nobody's main work. */
function isBesidesWork(deed: Deed): boolean {
  const { clause, rest } = deed
  return (
    isTrifle(deed) ||
    SLIGHT.test(clause.verb.base) ||
    /^(?:help|assist|support|join)$/.test(clause.verb.base) ||
    BESIDES.test(rest) ||
    PAPERWORK.test(rest)
  )
}

const wordsOfDeed = onceFor((deed: Deed): readonly string[] => contentWords(deed.rest))

/** What is written along with the work itself. */
const BESIDES = lean(
  /^(?:(?:an?|the|some|more|new|few|two|three|multiple|several|unit|regression|integration|missing)\s){0,3}(?:tests?|test\scases?|docs|documentation|comments?|readme|changelog)\b(?!\s(?:suite|bench|framework|runner|harness|environment|server|site|page|generator|system|tool|pipeline))/i,
)

/** "Finished up the proposal": what is written or said about the work is not the work. */
const PAPERWORK = lean(
  /^(?:up |on )?(?:(?:the|an?|my|our|some)\s)?(?:(?!(?:for|of|to|in|on|with|from)\s)[\w-]+\s){0,2}(?:proposal|write-?up|essay|slides|poster|meeting|homework|paperwork|minutes)\b(?!\s(?:page|form|tool|app|system|generator|template|view|screen|service|table)\b)/i,
)

/** "Added more comments": what explains the work is written beside it. */
const COMMENTS = /^(?:(?:some|more|the|a few|missing|better|helpful|inline|code|javadoc) ){0,3}comments\b/i

/** How much of the note a deed is about, and how much its verb says: what a person would name first. Fitted on what people named. */
export function weightOfDeed(deed: Deed, central: Centrality): number {
  const words = wordsOfDeed(deed)
  const { base } = deed.clause.verb
  return (
    (0.3 * words.reduce((sum, word) => sum + central.weightOf(word), 0)) / (words.length || 1) +
    0.2 * deed.source.likelihood.solution -
    0.14 * deed.source.likelihood.followup +
    (STRONG.test(base) ? 0.08 : 0) -
    (SLIGHT.test(base) || BESIDES.test(deed.rest) ? 0.08 : 0) -
    (PAPERWORK.test(deed.rest) ? 0.2 : 0) -
    (isRecord(deed) ? 0.16 : 0) -
    (WEAK.has(base) || STUDYING.has(base) ? 0.03 : 0) -
    (deed.clause.subject === 'passive' ? 0.1 : 0)
  )
}

/** How much heavier than an item of a list weighs what a change says of itself as a whole. */
const SUMMARY = 0.3

/** Names a work as a whole, of which what is told next are the steps. */
const WHOLE_WORK =
  /^(?:upgrade|migrate|move|port|rewrite|rebuild|redesign|refactor|restructure|automate|consolidate|modernise|modernize|containerise|containerize)$/

/** "Moved the wiki to a new host. Copied 300 pages, fixed the links": the first sentence of a note without a subject line or a measured gain. */
function isOpeningWork({ clause, source: { sentence } }: Deed, { all }: Prose): boolean {
  return (
    WHOLE_WORK.test(clause.verb.base) &&
    clause.form === 'past' &&
    /^(?:i|we|none)$/.test(clause.subject) &&
    sentence.kind === 'prose' &&
    all[0]?.sentence.index === sentence.index &&
    !all.some((one) => one.sentence.index !== sentence.index && one.features.includes('change of number'))
  )
}

/** "This PR removes the old menu" in running text says what all the items below it amount to, where no subject line does. */
export function isSummary(deed: Deed, prose: Prose): boolean {
  const { clause, source } = deed
  const { sentence, body } = source
  if (isOpeningWork(deed, prose)) return true
  // "### Rebuilt the index" says what is told below it.
  if (sentence.kind === 'prose' && sentence.headings.at(-1)?.endsWith(sentence.text))
    return !findDeeds(prose).some(isSubjectLine)
  return (
    (clause.subject === 'change' || (/^this\s/i.test(body) && isFirstBelowTitle(sentence, prose))) &&
    clause.form === 's' &&
    sentence.kind === 'prose' &&
    !/\b(?:also|additionally|then|further)\b/.test(`${clause.lead} ${clause.adverb}`.toLowerCase()) &&
    !findDeeds(prose).some(isSubjectLine)
  )
}

/** "This fixes two races", the first words below a title, speaks of the change. */
function isFirstBelowTitle({ index }: Weighed['sentence'], { all }: Prose): boolean {
  const before = all[all.findIndex((one) => one.sentence.index === index) - 1]
  return before?.sentence.kind === 'title'
}

/** What stands in a list below the summary is a part of it, and no deed beside it. */
export function isPart({ source }: Deed, main: Deed, prose: Prose): boolean {
  return source.sentence.kind === 'item' && isSummary(main, prose)
}

/** The deeds a bullet may be made of, those of most weight first; a subject line's comes before all. */
export function weightiest(prose: Prose, isThin: boolean): Deed[] {
  const central = centralWords(prose)
  const told = withoutFailed(isThin ? findMoreDeeds(prose) : findDeeds(prose), prose)
  const found = findings(prose).filter(({ source }) => told.every((deed) => deed.source !== source))
  // How a change was tried is told beside it only where nothing else is.
  const everything = [...told, ...found]
  const beside = everything.filter(({ source }) => !isTrial(source))
  const all = beside.length > 0 ? beside : everything
  const work = all.filter(
    (deed) => !isErrand(deed) && !isOwnThing(deed.rest) && !isBegunStudy(deed.clause.verb.base, deed.rest),
  )
  return (work.length > 0 ? withoutTrifles(work, mayOpen) : all)
    .map((deed) => ({
      deed,
      weight: weightOfDeed(deed, central) + (isSubjectLine(deed) ? 1 : isSummary(deed, prose) ? SUMMARY : 0),
    }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ deed }) => deed)
}

/** "Discovered that the film that covers the board": what was found was cut off. */
export function isHalfFound(phrase: string): boolean {
  // "Logged the values and saw that the limit".
  if (
    /\band (?:saw|found|noticed|reali[sz]ed|discovered|learned|showed) that (?:the|an?|my|our) [\w-]+$/.test(
      phrase,
    )
  )
    return true
  const found =
    /^(?:discovered|noticed|confirmed|verified|proved|established|determined|concluded|demonstrated|showed|(?:figured|worked) out|found(?: out)?) that (.+)$/.exec(
      phrase,
    )?.[1]
  return found !== undefined && !isPlainClause(found.replace(/\b(?:that|which|who)\s\S+\s/, ''))
}

/** Whether a deed is told after another, or in one breath with it where the words do not show which came first. */
export function isAfter({ source, rest }: Deed, other: Deed): boolean {
  const before = other.source
  if (source.sentence.index !== before.sentence.index) return source.sentence.index > before.sentence.index
  // Two parts of one sentence.
  const [here, there] = [source.sentence.range.start, before.sentence.range.start]
  if (here !== there) return here > there
  const [own, others] = [source.body.indexOf(opening(rest)), source.body.indexOf(opening(other.rest))]
  return own < 0 || others < 0 || own >= others
}

function opening(rest: string): string {
  return rest.split(' ').slice(0, 2).join(' ')
}

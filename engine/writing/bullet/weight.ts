import type { Prose } from '../../facts/prose.ts'
import { STUDYING, WEAK } from '../../lexicon/verbs.ts'
import { onceFor } from '../../once.ts'
import { type Deed, isSubjectLine } from '../deeds/deed.ts'
import { findDeeds, findMoreDeeds } from '../deeds/deeds.ts'
import { findings } from '../deeds/faint-deeds.ts'
import { isPlainClause } from '../plain.ts'
import { type Centrality, centralWords, contentWords } from './central.ts'

/** What makes or mends a thing, or says what came of the work. */
const STRONG =
  /^(?:achieve|add|adapt|allow|automate|avoid|batch|build|cache|complete|convert|correct|create|cut|debug|deploy|design|develop|diagnose|eliminate|enable|finish|fix|implement|improve|increase|integrate|introduce|launch|migrate|optimi[sz]e|overhaul|port|prevent|publish|raise|rebuild|recover|redesign|reduce|refactor|release|repair|replace|resolve|restore|rewrite|rework|solve|speed|stop|switch|trace|train|upgrade|write)$/

/** Steps on the way, errands and manners: nobody's main work. */
const SLIGHT =
  /^(?:ask|attend|borrow|bring|buy|call|carry|contact|document|download|drive|email|give|grab|hit|leave|log|mention|name|order|pick|plug|pull|push|read|reboot|receive|reorder|review|say|send|sign|sit|tell|touch|unplug|walk|watch|wrap)$/

/** How much the verb says: 1 for what makes or mends, -1 for a step on the way. */
export function verbWeight({ clause }: Deed): number {
  if (SLIGHT.test(clause.verb.base)) return -1
  return STRONG.test(clause.verb.base) && clause.subject !== 'passive' ? 1 : 0
}

/** "Got rid of X" and "got X working" say what was reached. */
const GOT =
  /^rid of |^(?:the|an?|my|our|all)\s.*\sto\s(?:talk|connect|respond|communicate|start|load|print|show|speak|move|read|write)\b|\b(?:working|running|to (?:work|run|build|boot|compile|pass))\b/

/** Verbs that open no bullet if any other can. */
const POOR =
  /^(?:continue|start|begin|work|get|do|try|look|go|step|receive|see|decide|learn|attend|talk|meet|read|plan|follow|ask|star|stare)$/

/** Whether a deed may open a bullet where there are others. */
export function mayOpen({ clause, rest }: Deed): boolean {
  return !POOR.test(clause.verb.base) || GOT.test(rest)
}

const wordsOfDeed = onceFor((deed: Deed): readonly string[] => contentWords(deed.rest))

/** How much of the note a deed is about, and how much its verb says: what a person would name first. Fitted on what people named. */
export function weightOfDeed(deed: Deed, central: Centrality): number {
  const words = wordsOfDeed(deed)
  const { base } = deed.clause.verb
  return (
    (0.3 * words.reduce((sum, word) => sum + central.weightOf(word), 0)) / (words.length || 1) +
    0.2 * deed.source.likelihood.solution -
    0.14 * deed.source.likelihood.followup +
    (STRONG.test(base) ? 0.08 : 0) -
    (SLIGHT.test(base) ? 0.08 : 0) -
    (WEAK.has(base) || STUDYING.has(base) ? 0.03 : 0) -
    (deed.clause.subject === 'passive' ? 0.1 : 0)
  )
}

/** The deeds a bullet may be made of, those of most weight first; a subject line's comes before all. */
export function weightiest(prose: Prose, isThin: boolean): Deed[] {
  const central = centralWords(prose)
  const told = isThin ? findMoreDeeds(prose) : findDeeds(prose)
  const found = findings(prose).filter(({ source }) => told.every((deed) => deed.source !== source))
  return [...told, ...found]
    .map((deed) => ({ deed, weight: weightOfDeed(deed, central) + (isSubjectLine(deed) ? 1 : 0) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ deed }) => deed)
}

/** "Discovered that the film that covers the board": what was found was cut off. */
export function isHalfFound(phrase: string): boolean {
  const found = /^discovered that (.+)$/.exec(phrase)?.[1]
  return found !== undefined && !isPlainClause(found.replace(/\b(?:that|which|who)\s\S+\s/, ''))
}

/** Whether a deed is told after another, or in one breath with it where the words do not show which came first. */
export function isAfter({ source, rest }: Deed, other: Deed): boolean {
  const before = other.source
  if (source.sentence.index !== before.sentence.index) return source.sentence.index > before.sentence.index
  const [own, others] = [source.body.indexOf(opening(rest)), source.body.indexOf(opening(other.rest))]
  return own < 0 || others < 0 || own >= others
}

function opening(rest: string): string {
  return rest.split(' ').slice(0, 2).join(' ')
}

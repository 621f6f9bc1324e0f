import type { TextRange } from '../../../contract/snaps.ts'
import { readSentences } from '../../features.ts'
import type { Guard } from '../../ground.ts'
import { type Role, weighRoles } from '../../roles.ts'
import type { Document } from '../../text/lines/document.ts'
import { namedOnceInside } from '../../text/meaning/topic-deed.ts'
import { isFailed } from '../../writing/deeds/refused/failed.ts'
import { tellsNoWork } from '../../writing/deeds/refused/no-deed.ts'
import { isTakenBack, takenBackBy } from '../../writing/deeds/refused/undone.ts'
import { tidySentence } from '../../writing/sentence/tidy.ts'
import { withDeliberateDeeds } from './deliberate-deed.ts'
import { withoutDisowned } from './disowned.ts'
import { NOT_DONE, withoutNotDone } from './not-done.ts'
import { withUndoneAsTrouble } from './of-undone.ts'
import { withPlainEnds } from './plain-end.ts'
import { withPlainTrouble } from './plain-trouble.ts'
import { withFigures } from './result-figures.ts'
import { withoutSeemingOutcomes } from './seeming-outcome.ts'
import { type Budget, select, type Weighed } from './select.ts'
import { withSymptomFirst } from './symptom-first.ts'
import { withTroubleBelow } from './trouble-below.ts'

/** The sentences chosen for each of the four text fields, in the order of the description. */
export type Prose = {
  all: Weighed[]
  problem: Weighed[]
  approach: Weighed[]
  solution: Weighed[]
  impact: Weighed[]
}

const WORDS = 68
const BUDGETS: Record<'problem' | 'approach' | 'solution' | 'impact', Budget> = {
  problem: { role: 'problem', sentences: 4, words: WORDS, doubt: 0.8 },
  approach: { role: 'approach', sentences: 2, words: 60, doubt: 0.8 },
  solution: { role: 'solution', sentences: 7, words: WORDS, doubt: 0.3 },
  impact: { role: 'impact', sentences: 3, words: WORDS, doubt: 0.8 },
}

/** So many sentences one piece of work fills at most: some seven pages. */
export const TOLD_AT_MOST = 200

/** What no sentence tells by itself: whose deed it was, what came of it later, and how it stands beside the others. */
const READINGS: readonly ((all: Weighed[]) => Weighed[])[] = [
  withoutDisowned,
  withDeliberateDeeds,
  withUndoneAsTrouble,
  withoutSeemingOutcomes,
  withPlainEnds,
  withPlainTrouble,
  withTroubleBelow,
  withSymptomFirst,
  withoutNotDone,
]

/** Decides which sentences tell the problem, how it was approached, what was done and what came of it. */
export function findProse(document: Document): Prose {
  const readings = readSentences(document)
  const likelihoods = weighRoles(readings)
  const all = tellingMost(
    readings.flatMap((reading, index) => {
      const likelihood = likelihoods[index]
      return likelihood ? [{ ...reading, likelihood }] : []
    }),
  )
  return chooseProse(READINGS.reduce((read, reading) => reading(read), all))
}

/** Of a text as long as a book the sentences that most surely tell of the work, where they stood. */
function tellingMost(all: Weighed[]): Weighed[] {
  if (all.length <= TOLD_AT_MOST) return all
  const surest = all.toSorted((a, b) => sureness(b) - sureness(a)).slice(0, TOLD_AT_MOST)
  const chosen = new Set(surest)
  return all.filter((one) => chosen.has(one))
}

function sureness({ likelihood }: Weighed): number {
  return Math.max(likelihood.problem, likelihood.approach, likelihood.solution, likelihood.impact)
}

/** Picks the sentences of each field from what all of them probably are. */
export function chooseProse(all: Weighed[]): Prose {
  const solution = withTakingBack(orBestDeed(withoutVain(select(all, BUDGETS.solution), all), all), all)
  const impact = withFigures(select(all, BUDGETS.impact), all, WORDS)
  const problem = without(
    without(select(all, BUDGETS.problem), impact, 'problem', 'impact'),
    solution.filter(isOwnDeed),
    'problem',
    'solution',
  )
  const approach = without(select(all, BUDGETS.approach), solution, 'approach', 'solution')
  return {
    all,
    problem,
    // What was wrong is not how it was gone about.
    approach: approach.filter((one) => FINDS.test(one.body) || !isTroubleToo(one, problem)),
    solution,
    impact,
  }
}

/** "Swapped the lamp, no change. Replaced the fuse": what helped, where anything did. */
function withoutVain(chosen: Weighed[], all: Weighed[]): Weighed[] {
  if (chosen.length < 2) return chosen
  const helped = chosen.filter((one) => isTakenBack(one, all) || !isFailed(one, all))
  return helped.length > 0 ? helped : chosen
}

/** "We raised the limit. It had to be rolled back": the one is not told without the other. */
function withTakingBack(chosen: Weighed[], all: Weighed[]): Weighed[] {
  const told = new Set(
    chosen.flatMap((one) => [one, takenBackBy(one, all) ?? one]).map(({ sentence }) => sentence),
  )
  return told.size === new Set(chosen.map(({ sentence }) => sentence)).size
    ? chosen
    : all.filter((one) => told.has(one.sentence))
}

/** Whether what may be how it was gone about is sooner what was wrong, and told as that. */
function isTroubleToo(one: Weighed, problem: readonly Weighed[]): boolean {
  return problem.includes(one) && one.likelihood.problem >= one.likelihood.approach
}

/** "We saw that it leaks", "probably because of the frost": what was found or thought out is both. */
const FINDS = /\b(?:I|[Ww]e|my|our|because|probably|apparently|due to|caused by)\b/

/** A short note may tell its one deed in words too few to weigh. */
function orBestDeed(chosen: Weighed[], all: Weighed[]): Weighed[] {
  if (chosen.length > 0) return chosen
  const deeds = all.filter(
    ({ clause, likelihood, features }) =>
      clause?.verb.isWork &&
      clause.modality === 'done' &&
      !clause.isNegated &&
      !features.includes(NOT_DONE) &&
      !tellsNoWork(`${clause.verb.base} ${clause.rest}`) &&
      likelihood.solution > 0.12 &&
      likelihood.followup < 0.4,
  )
  return deeds.toSorted((a, b) => b.likelihood.solution - a.likelihood.solution).slice(0, 1)
}

/** "I rewrote the queue" is no trouble, whatever stands around it. */
function isOwnDeed({ clause }: Weighed): boolean {
  return (
    clause?.modality === 'done' && clause.verb.isWork && (clause.subject === 'i' || clause.subject === 'we')
  )
}

/** A sentence is told once: it leaves a field if it fits another one better. */
function without(chosen: Weighed[], other: Weighed[], role: Role, rival: Role): Weighed[] {
  return chosen.filter((one) => !other.includes(one) || one.likelihood[role] > one.likelihood[rival])
}

/** Without knowing the language, only what stands under a heading or label we know. */
export function onlyAnnounced(prose: Prose): Prose {
  const announced = (chosen: Weighed[]) => chosen.filter((one) => one.sentence.section !== undefined)
  return {
    all: prose.all,
    problem: announced(prose.problem),
    approach: announced(prose.approach),
    solution: announced(prose.solution),
    impact: announced(prose.impact),
  }
}

/** The chosen sentences as one cleaned text; a sentence that the guard refuses is left out. */
export function textOf(chosen: readonly Weighed[], guard: Guard): string {
  return chosen
    .map((one) => tidySentence(namedOnceInside(one.body)))
    .filter((text) => text && guard.check(text).length === 0)
    .join(' ')
}

export function rangesOf(chosen: readonly Weighed[]): TextRange[] {
  return chosen.map((one) => one.sentence.range)
}

import type { TextRange } from '../../contract/snaps.ts'
import { readSentences } from '../features.ts'
import type { Guard } from '../ground.ts'
import { type Role, weighRoles } from '../roles.ts'
import type { Document } from '../text/document.ts'
import { tidySentence } from '../writing/tidy.ts'
import { type Budget, select, type Weighed } from './select.ts'

/** The sentences chosen for each of the four text fields, in the order of the description. */
export type Prose = {
  all: Weighed[]
  problem: Weighed[]
  approach: Weighed[]
  solution: Weighed[]
  impact: Weighed[]
}

const BUDGETS: Record<'problem' | 'approach' | 'solution' | 'impact', Budget> = {
  problem: {
    role: 'problem',
    threshold: 0.45,
    strong: {
      features: [
        'defect',
        'failure',
        'wrongness',
        'slowness',
        'inability',
        'outage',
        'section:problem',
        'section:cause',
        'section:harm',
        'fix: a fault',
      ],
      threshold: 0.25,
    },
    sentences: 3,
    words: 60,
  },
  approach: { role: 'approach', threshold: 0.3, sentences: 2, words: 60 },
  solution: { role: 'solution', threshold: 0.42, sentences: 4, words: 60 },
  impact: {
    role: 'impact',
    threshold: 0.36,
    strong: {
      features: [
        'noLonger',
        'unchanged',
        'afterChange',
        'quantity+gain',
        'change of number',
        'restored',
        'works',
        'trailing',
        'section:impact',
      ],
      threshold: 0.25,
    },
    sentences: 3,
    words: 66,
  },
}

/** Decides which sentences tell the problem, how it was approached, what was done and what came of it. */
export function findProse(document: Document): Prose {
  const readings = readSentences(document)
  const likelihoods = weighRoles(readings)
  const all = readings.flatMap((reading, index) => {
    const likelihood = likelihoods[index]
    return likelihood ? [{ ...reading, likelihood }] : []
  })
  const solution = select(all, BUDGETS.solution)
  const impact = select(all, BUDGETS.impact)
  return {
    all,
    problem: without(select(all, BUDGETS.problem), impact, 'problem', 'impact'),
    approach: without(select(all, BUDGETS.approach), solution, 'approach', 'solution'),
    solution,
    impact,
  }
}

/** A sentence is told once: it leaves a field if it fits another one better. */
function without(chosen: Weighed[], other: Weighed[], role: Role, rival: Role): Weighed[] {
  return chosen.filter((one) => !other.includes(one) || one.likelihood[role] > one.likelihood[rival])
}

/** The chosen sentences as one cleaned text; a sentence that the guard refuses is left out. */
export function textOf(chosen: readonly Weighed[], guard: Guard): string {
  return chosen
    .map((one) => tidySentence(one.body))
    .filter((text) => text && guard.check(text).length === 0)
    .join(' ')
}

export function rangesOf(chosen: readonly Weighed[]): TextRange[] {
  return chosen.map((one) => one.sentence.range)
}

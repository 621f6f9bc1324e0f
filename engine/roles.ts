import type { Reading } from './features.ts'
import { BIAS, NEIGHBOUR_WEIGHTS, ROLE_WEIGHTS } from './lexicon/role-weights.ts'
import { WORD_WEIGHTS } from './lexicon/word-weights.ts'

export const ROLES = ['problem', 'approach', 'solution', 'impact', 'followup'] as const
export type Role = (typeof ROLES)[number]
/** How likely a sentence plays each role, from 0 to 1. */
export type Likelihood = Record<Role, number>

/**
 * Weighs the features of each sentence, then lets its neighbours speak: a sentence between two about the problem is probably
 * about the problem too.
 */
export function weighRoles(readings: readonly Reading[]): Likelihood[] {
  const alone = readings.map(weigh)
  const first = alone.map((scores) => scores.map(squash))
  return alone.map((scores, index) => {
    const around = [...(first[index - 1] ?? NOBODY), ...(first[index + 1] ?? NOBODY)]
    const [problem, approach, solution, impact, followup] = scores.map((score, role) => {
      const { base, weights } = NEIGHBOURS[role] ?? NO_NEIGHBOURS
      return squash(score + base + weights.reduce((sum, weight, i) => sum + weight * (around[i] ?? 0), 0))
    })
    return {
      problem: problem ?? 0,
      approach: approach ?? 0,
      solution: solution ?? 0,
      impact: impact ?? 0,
      followup: followup ?? 0,
    }
  })
}

const NEIGHBOURS = NEIGHBOUR_WEIGHTS.map(([base = 0, ...weights]) => ({ base, weights }))
const NO_NEIGHBOURS = { base: 0, weights: [] }
const NOBODY = ROLES.map(() => 0)

/** Features and words each add their say to the score of every role. */
function weigh({ features, words }: Reading): number[] {
  const scores = [...BIAS]
  const add = (weights: readonly number[] = []) => {
    for (let role = 0; role < weights.length; role++)
      scores[role] = (scores[role] ?? 0) + (weights[role] ?? 0)
  }
  for (const name of features) add(FEATURE_WEIGHTS.get(name))
  for (const word of words) add(WORD_WEIGHTS.get(word))
  return scores
}

const FEATURE_WEIGHTS = new Map<string, readonly number[]>(Object.entries(ROLE_WEIGHTS))

function squash(score: number): number {
  return 1 / (1 + Math.exp(-score))
}

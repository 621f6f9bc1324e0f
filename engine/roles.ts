import type { Reading } from './features.ts'
import { BIAS, NEIGHBOUR_WEIGHTS, ROLE_WEIGHTS } from './lexicon/role-weights.ts'

export const ROLES = ['problem', 'approach', 'solution', 'impact', 'followup'] as const
export type Role = (typeof ROLES)[number]
/** How likely a sentence plays each role, from 0 to 1. */
export type Likelihood = Record<Role, number>

/**
 * Weighs the features of each sentence, then lets its neighbours speak: a sentence between two about the problem is probably
 * about the problem too.
 */
export function weighRoles(readings: readonly Reading[]): Likelihood[] {
  const alone = readings.map(({ features }) => weigh(features))
  const first = alone.map((scores) => scores.map(squash))
  return alone.map((scores, index) => {
    const around = [...(first[index - 1] ?? NOBODY), ...(first[index + 1] ?? NOBODY)]
    const [problem, approach, solution, impact, followup] = scores.map((score, role) => {
      const [base = 0, ...weights] = NEIGHBOUR_WEIGHTS[role] ?? []
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

const NOBODY = ROLES.map(() => 0)

function weigh(features: readonly string[]): number[] {
  const weights = features.map((name) => WEIGHTS.get(name) ?? [])
  return ROLES.map((_, role) => weights.reduce((sum, one) => sum + (one[role] ?? 0), BIAS[role] ?? 0))
}

const WEIGHTS = new Map(Object.entries(ROLE_WEIGHTS))

function squash(score: number): number {
  return 1 / (1 + Math.exp(-score))
}

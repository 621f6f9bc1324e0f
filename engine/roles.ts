import type { Reading } from './features.ts'
import { BIAS, HIGHLIGHT_OF_ROLES, NEIGHBOUR_WEIGHTS, ROLE_WEIGHTS } from './lexicon/role-weights.ts'
import { WORD_WEIGHTS } from './lexicon/word-weights.ts'

export const ROLES = ['problem', 'approach', 'solution', 'impact', 'followup'] as const
export type Role = (typeof ROLES)[number]
/** How likely a sentence plays each role, from 0 to 1, and how near it comes to the one that the line of a CV would be drawn from, which has 1. */
export type Likelihood = Record<Role, number> & { highlight: number }

/**
 * Weighs the features of each sentence, then lets its neighbours speak: a sentence between two about the problem is probably
 * about the problem too.
 */
export function weighRoles(readings: readonly Reading[]): Likelihood[] {
  const alone = readings.map(weigh)
  const first = alone.map((scores) => scores.slice(0, ROLES.length).map(squash))
  const weighed = alone.map((scores, index) => {
    const around = [...(first[index - 1] ?? NOBODY), ...(first[index + 1] ?? NOBODY)]
    const roles = ROLES.map((_, role) => {
      const { base, weights } = NEIGHBOURS[role] ?? NO_NEIGHBOURS
      return squash(
        (scores[role] ?? 0) + base + weights.reduce((sum, weight, i) => sum + weight * (around[i] ?? 0), 0),
      )
    })
    const own = scores[ROLES.length] ?? 0
    return { roles, highlight: roles.reduce((sum, one, i) => sum + one * (HIGHLIGHT_OF_ROLES[i] ?? 0), own) }
  })
  const highest = weighed.reduce((most, { highlight }) => Math.max(most, highlight), Number.NEGATIVE_INFINITY)
  return weighed.map(
    ({ roles: [problem = 0, approach = 0, solution = 0, impact = 0, followup = 0], highlight }) => ({
      problem,
      approach,
      solution,
      impact,
      followup,
      highlight: Math.exp(highlight - highest),
    }),
  )
}

const NEIGHBOURS = NEIGHBOUR_WEIGHTS.map(([base = 0, ...weights]) => ({ base, weights }))
const NO_NEIGHBOURS = { base: 0, weights: [] }
const NOBODY = ROLES.map(() => 0)

/** Features and words each add their say to the score of every role. */
function weigh({ features, words }: Reading): number[] {
  const scores = [...BIAS, 0]
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

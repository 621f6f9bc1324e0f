import type { Prose } from '../../facts/prose.ts'
import type { Weighed } from '../../facts/select.ts'
import type { Deed } from '../deeds/deed.ts'
import type { Salience } from './salience.ts'
import type { Speaker } from './say.ts'

/** What the parts of a story are written from. */
export type Material = {
  prose: Prose
  deeds: readonly Deed[]
  project: string
  me: Speaker
  salience: Salience
}

/** The same without sentences that cannot be told. */
export function withoutSources(material: Material, sources: readonly Weighed[]): Material {
  const isLeft = (one: Weighed) => !sources.includes(one)
  const { all, problem, approach, solution, impact } = material.prose
  return {
    ...material,
    deeds: material.deeds.filter(({ source }) => isLeft(source)),
    prose: {
      all: all.filter(isLeft),
      problem: problem.filter(isLeft),
      approach: approach.filter(isLeft),
      solution: solution.filter(isLeft),
      impact: impact.filter(isLeft),
    },
  }
}

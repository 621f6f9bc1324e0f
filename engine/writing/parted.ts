import type { Prose } from '../facts/fields/prose.ts'
import { NO_OUTCOME } from '../facts/fields/seeming-outcome.ts'
import type { Weighed } from '../facts/fields/select.ts'
import { onceFor } from '../once.ts'
import { readClause } from '../text/clauses/clauses.ts'
import { withoutRelative } from '../text/clauses/subjectless.ts'
import { isOnlyPast } from '../text/clauses/verbs.ts'
import { findQuantities } from '../text/figures/quantities.ts'
import { readNowOf, readThenAndNow } from './figures/then-and-now.ts'
import { tidySentence } from './sentence/tidy.ts'
import { isSureOutcome } from './sure-outcome.ts'

/** The text with each turn of things told apart: how they were is trouble, how they are since is an outcome. */
export const parted = onceFor((prose: Prose): Prose => {
  const olds = new Map<Weighed, Weighed>()
  const news = new Map<Weighed, Weighed>()
  const deeds = new Map<Weighed, Weighed>()
  for (const [index, one] of prose.all.entries()) {
    if (!mayTurn(one)) continue
    const mended = troubleOf(one)
    if (mended) {
      olds.set(one, asThen(one, mended.was))
      deeds.set(one, asDone(one, mended.deed))
      continue
    }
    const both = readThenAndNow(one.body)
    if (both) {
      olds.set(one, asThen(one, both.was))
      news.set(one, asNow(one, both.is))
      continue
    }
    if (isSureOutcome(one, prose.all)) {
      news.set(one, asNow(one, one.body))
      continue
    }
    const before = beforeDeeds(prose.all, index)
    const now = before && !news.has(before) && readNowOf(before.body, one.body)
    if (!now) continue
    olds.set(before, asThen(before, before.body))
    news.set(one, asNow(one, now))
  }
  if (news.size === 0 && deeds.size === 0) return prose
  const isTurned = (one: Weighed) => olds.has(one) || news.has(one)
  const partsOf = (one: Weighed) =>
    isTurned(one) ? [olds.get(one), deeds.get(one), news.get(one)].flatMap((part) => part ?? []) : [one]
  const without = (chosen: Weighed[]) => chosen.filter((one) => !isTurned(one))
  return {
    all: prose.all.flatMap(partsOf),
    problem: prose.all.flatMap((one) => olds.get(one) ?? (prose.problem.includes(one) ? without([one]) : [])),
    approach: without(prose.approach),
    solution: prose.all.flatMap(
      (one) => deeds.get(one) ?? (prose.solution.includes(one) ? without([one]) : []),
    ),
    impact: prose.all.flatMap((one) => news.get(one) ?? (prose.impact.includes(one) ? without([one]) : [])),
  }
})

/** "The pump, which had leaked since May, was replaced": the trouble, and what was done about it. */
function troubleOf({ body, clause }: Weighed): { was: string; deed: string } | undefined {
  const deed = withoutRelative(body)
  if (deed === body || clause?.subject !== 'passive' || !clause.verb.isWork) return undefined
  const [, thing = '', verb = '', rest = ''] = /^([^,]+),\swhich\s([a-z]+)\s([^,]+),/.exec(body) ?? []
  const isPast = /^(?:had|was|were|kept|used|would|could)$/.test(verb) || isOnlyPast(verb) || /ed$/.test(verb)
  return thing && isPast ? { was: `${thing} ${verb} ${rest}`, deed } : undefined
}

/** The sentence before, or the one before what was done about it. */
function beforeDeeds(all: readonly Weighed[], index: number): Weighed | undefined {
  for (let at = index - 1; at >= Math.max(0, index - 3); at--) {
    const one = all[at]
    if (!one || !mayTurn(one)) return undefined
    if (!isDeed(one)) return one
  }
  return undefined
}

function isDeed({ clause }: Weighed): boolean {
  return clause?.modality === 'done' && clause.verb.isWork && /^(?:i|we|none)$/.test(clause.subject)
}

function mayTurn({ sentence, likelihood }: Weighed): boolean {
  return (sentence.kind === 'prose' || sentence.kind === 'item') && likelihood.followup < 0.7
}

const OF_GAINS = ['pure gain', 'gain+fault', 'quantity+gain', 'isNow', 'gain', 'restored', 'change of number']
const OF_FAULTS = ['pure fault', 'gain+fault', 'before', 'formerly', NO_OUTCOME]

function asThen(one: Weighed, text: string): Weighed {
  const { likelihood } = one
  return {
    ...reread(one, text, OF_GAINS),
    likelihood: { ...likelihood, problem: Math.max(0.5, likelihood.problem), solution: 0.02, impact: 0.02 },
  }
}

function asDone(one: Weighed, text: string): Weighed {
  const { likelihood } = one
  return {
    ...reread(one, text, OF_FAULTS),
    likelihood: { ...likelihood, problem: 0.02, solution: Math.max(0.6, likelihood.solution), impact: 0.02 },
  }
}

function asNow(one: Weighed, text: string): Weighed {
  const { likelihood } = one
  const told = reread(one, text, OF_FAULTS)
  return {
    ...told,
    features: [...told.features, 'pure gain', 'isNow', 'change of number'],
    likelihood: {
      ...likelihood,
      problem: 0.02,
      solution: 0.02,
      followup: 0.02,
      impact: Math.max(0.6, likelihood.impact),
    },
  }
}

function reread(one: Weighed, text: string, strange: readonly string[]): Weighed {
  const body = tidySentence(text)
  return {
    ...one,
    body,
    clause: readClause(body),
    quantities: findQuantities(body),
    features: one.features.filter((feature) => !strange.includes(feature)),
  }
}

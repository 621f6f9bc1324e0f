import type { Clause } from './clauses.ts'
import type { Verb } from './verbs.ts'

const WORK_AROUND: Verb = {
  base: 'work around',
  isWork: true,
  forms: {
    base: 'work around',
    s: 'works around',
    past: 'worked around',
    participle: 'worked around',
    ing: 'working around',
  },
}

/** "Worked around a bug of the pump" says what was done about it, and not that somebody was at work. */
export function aroundIt(clause: Clause): Clause {
  const [around = ''] =
    /^around\s(?=(?:an?|the|this|that|these|it|them|some|all|missing|broken|bugs?|[a-z-]+s)\s)(?!the clock\b)/.exec(
      clause.rest,
    ) ?? []
  return clause.verb.base === 'work' && around && clause.subject !== 'passive'
    ? { ...clause, verb: WORK_AROUND, rest: clause.rest.slice(around.length) }
    : clause
}

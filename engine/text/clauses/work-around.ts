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

const NAMED =
  /^around\s(?=(?:the|an?|this|that|these|it|them|some|all|missing|broken|bugs?|[a-z-]+s)\s)(?!the clock\b)/
/** "FreeType bug": a fault without its article. */
const BARE =
  /^around\s(?=((?:[\w.-]+\s){1,5})(?:bug|issue|problem|limitation|error|warning|failure|fault|regression|crash)(?:[\s.,;]|$))/

/** "Worked around a bug of the pump" says what was done about it, and not that somebody was at work. */
export function aroundIt(clause: Clause): Clause {
  if (clause.verb.base !== 'work' || clause.subject === 'passive') return clause
  const [named = ''] = NAMED.exec(clause.rest) ?? []
  if (named) return { ...clause, verb: WORK_AROUND, rest: clause.rest.slice(named.length) }
  const [bare = '', before = ''] = BARE.exec(clause.rest) ?? []
  if (!bare || /\b(?:the|an?|on|in|for|with|to|and|every|each|clock)\s/i.test(before)) return clause
  const article = /^[aeio]/i.test(before) ? 'an' : 'a'
  return { ...clause, verb: WORK_AROUND, rest: `${article} ${clause.rest.slice(bare.length)}` }
}

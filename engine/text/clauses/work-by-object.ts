import { lean } from '../../lean.ts'
import type { Clause } from './clauses.ts'
import { type Verb, verbIn } from './verbs.ts'

const OBJECT = '(?:the|an?|our|my|its|their|one|this|that|each|every|all|large|big|long|huge)'

/** "Broke the import into stages", "broke up the long form", "broke the cycle between two modules". */
const BROKEN_ON_PURPOSE = new RegExp(
  String.raw`^\s(?:(?:up|down|apart)\s${OBJECT}\s|${OBJECT}\s[^,;:]{2,60}?\s(?:into|apart|down|up|out of)\b|${OBJECT}\s(?:[\w-]+\s){0,3}(?:cycles?|dependency|dependencies|deadlocks?|coupling)\b(?!\s(?:injection|manager|check|update)))`,
)

/** What is mostly a mishap is work where the object says so, and what is commented out is more than remarked on. */
export function asWork(verb: Verb, after: string): Verb {
  if (verb.base === 'comment') return { ...verb, isWork: /^\sout\b/.test(after) }
  if (verb.base === 'come') return DEVISED.test(after.trimStart()) ? { ...verb, isWork: true } : verb
  return verb.base === 'break' && BROKEN_ON_PURPOSE.test(after) ? { ...verb, isWork: true } : verb
}

/** "Came up with a new layout for the page": what one thinks of and works out, and no answer, number or excuse. */
const DEVISED = lean(
  /^up with (?=(?:(?:an?|the|my|our|two|three|several|some) )?(?:(?!(?:way|of|for|to|that)\b)[a-z-]+ ){0,3}(?:layouts?|designs?|plans?|scheme|schemas?|algorithms?|concepts?|architecture|strategy|strategies|method|heuristics?|formula|structure|format|protocol|workflow|procedure|prototype|questions?|goals?|metrics?|names?|workarounds?|solutions?|fix|tests?|test cases?|model)\b)/,
)

/** "Came up with a new layout" tells that it was devised. */
export function devised(clause: Clause): Clause {
  if (clause.verb.base !== 'come' || clause.subject === 'passive') return clause
  const [up = ''] = DEVISED.exec(clause.rest) ?? []
  const verb = up ? verbIn('devise', 'base') : undefined
  return verb ? { ...clause, verb, rest: clause.rest.slice(up.length) } : clause
}

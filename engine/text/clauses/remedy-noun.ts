import { lean } from '../../lean.ts'
import type { Clause } from './clauses.ts'
import { clauseOf } from './subjectless.ts'
import { verbOf } from './verbs.ts'

const MATTER = String.raw`(?:this|it|that|(?:the|this|both|these|all)\s(?:[\w-]+\s){0,2}(?:issues?|problems?|bugs?|leaks?|crash(?:es)?|errors?|failures?|races?|outage|trouble))`
/** "This is fixed with a small tweak to the pump", "the leak was solved by a check in the valve". */
const MENDED_WITH = lean(
  String.raw`^${MATTER}\s(?:is|was|were|are|has\sbeen|have\sbeen)\s(?:(?:now|finally|then|eventually)\s)?(?:fixed|solved|resolved|addressed|avoided|mitigated|cured)\s(?:by|with|through|via|using)\s(an?\s(?:[\w-]+\s){0,3}?(tweak|change|adjustment|modification|correction|check|guard|lock|cache|retry|timeout|patch|workaround|hook|script|flag|rule|limit|test)\s(?:to|in|on|of|for|at|that|which)\s(.+))$`,
  'i',
)
/** What is done to a thing, where all others are added to it. */
const DONE_TO: Readonly<Record<string, string>> = {
  tweak: 'adjust',
  change: 'change',
  adjustment: 'adjust',
  modification: 'modify',
  correction: 'correct',
}
/** "The solution for now is a short sleep": what one settled on, and nothing that would be best. */
const FOR_NOW = lean(
  /^(?:the|my|our)\s(?:[a-z-]+\s)?(?:solution|fix|workaround|compromise|answer)\s(?:for now|so far|for the moment|at the moment|in the end|(?:that\s)?(?:I|we)\s(?:went with|settled on|chose|came up with))\s(?:is|was)\s(an?\s(?!(?:bit|lot|little|good|bad|better|long|simple one|hack)\b).{4,})$/i,
)

/** The remedy is told by its noun alone: "this is fixed with a small tweak to the pump", "the solution for now is a short sleep". */
export function readRemedyNoun(body: string, lead: string): Clause | undefined {
  const [, how = '', noun = '', thing = ''] = MENDED_WITH.exec(body) ?? []
  const deed = DONE_TO[noun.toLowerCase()]
  const mend = how && verbOf(deed ?? 'add')
  if (mend) return clauseOf({ lead, verb: mend, form: 'past', rest: deed ? thing : how })
  const [, what = ''] = FOR_NOW.exec(body) ?? []
  const choose = what && verbOf('choose')
  return choose ? clauseOf({ lead, verb: choose, form: 'past', rest: what }) : undefined
}

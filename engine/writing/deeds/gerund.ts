import type { Clause } from '../../text/clauses.ts'
import { guessGerund, verbIn } from '../../text/verbs.ts'

/** A clause that tells what its gerund names as done: "porting the map". */
export function gerund(clause: Clause, text: string, change: Partial<Clause>): Clause | undefined {
  const match = /^([a-z-]+ing)\s(.*)$/.exec(text)
  const verb = match && (verbIn(match[1] ?? '', 'ing') ?? guessGerund(match[1] ?? ''))
  return match && verb?.isWork
    ? { ...clause, ...change, verb, form: 'ing', rest: (match[2] ?? '').replace(AND_BY, ' and ') }
    : undefined
}

/** "By drawing the map and by painting it". */
const AND_BY = /,?\sand by (?=[a-z]+ing\s)/g

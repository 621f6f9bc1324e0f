import type { Clause } from '../../../text/clauses/clauses.ts'
import { guessGerund, verbIn } from '../../../text/clauses/verbs.ts'
import { isNaming } from '../../../text/nouns/governed-nouns.ts'

/** A clause that tells what its gerund names as done: "porting the map". */
export function gerund(clause: Clause, text: string, change: Partial<Clause>): Clause | undefined {
  const match = /^([a-z-]+ing)\s(.*)$/.exec(text)
  const verb = match && (verbIn(match[1] ?? '', 'ing') ?? guessGerund(match[1] ?? ''))
  // "Finished onboarding docs" finished the docs, "finished onboarding the crew" did not.
  if (isNaming(match?.[1] ?? '') && !OF_DEED.test(match?.[2] ?? '')) return undefined
  return match && verb?.isWork
    ? { ...clause, ...change, verb, form: 'ing', rest: (match[2] ?? '').replace(AND_BY, ' and ') }
    : undefined
}

const OF_DEED = /^(?:(?:the|an?|our|my|all|each|every|both|some|new|more|two|three|\d+)\s|[A-Z])/

/** "By drawing the map and by painting it". */
const AND_BY = /,?\sand by (?=[a-z]+ing\s)/g

import type { Clause } from '../../../text/clauses/clauses.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'

/** "We now close it", "to avoid this we just retry": present, but told of the change. */
export function isNewHabit({ adverb, lead, rest }: Clause): boolean {
  return (
    /\b(?:now|just|simply|instead|already)\b/.test(adverb) ||
    /^(?:to|in order to|instead|now)\b/i.test(lead) ||
    isPastAfterAll(rest)
  )
}

/** "I write a program for the pump": whoever makes one thing has made it. */
export function makesOne({ verb, rest, attitude }: Clause, solution: number): boolean {
  return solution >= 0.2 && attitude === '' && MAKES_ONE.test(`${verb.base} ${rest}`)
}

const MAKES_ONE =
  /^(?:make|write|create|build|develop|implement|design|install|configure|migrate|draw|print)\s(?!(?:sure|sense|use)\b)(?:an?\s|the\s|new\s|small\s|simple\s)?(?:[\w-]+\s){0,2}[a-z-]+(?<!s)\s(?:for|which|that|with|in|to|of|from)\s/i

/** "I mount the drive and ran the copy" slips from one tense into the other, and both are meant as past. */
function isPastAfterAll(rest: string): boolean {
  const next = /\sand\s(?:then\s)?([a-z]+)\s/.exec(rest)?.[1] ?? ''
  return verbIn(next, 'past') !== undefined && verbIn(next, 'base') === undefined
}

import { isPlural } from '../nouns/plural.ts'
import { type Verb, verbIn } from './verbs.ts'

/** Who did amiss, what, and to what: "the scale", "skip", "light parcels". */
export type FaultStatement = { thing: string; verb: Verb; rest: string }

const PARTICLE = /^(?:out|off|up|down|over|away|back)$/
const OBJECT = /^(?:the|an?|its|their|all|any|no|every|each|only|some|wrong|[a-z-]{2,}[^su]s)$/
const MANY = /^[a-z-]{2,}[^su]s$/
const BOUND =
  /^(?:in|on|at|to|for|of|by|with|from|into|after|before|when|if|as|than|through|per|over|under|and|or)$/
/** Where the words before are not who did it: "rows that were read by the job blocked the queue". */
const NO_SUBJECT =
  /^(?:is|are|was|were|be|been|by|to|that|which|when|if|because|not|no|and|or|so|i|we|you|it|this|fail|failed|cannot|can't|could)$/i

/** "fix: the scale skipped light parcels": the fault told as a statement in the past, with its object. */
export function readFault(fault: string): FaultStatement | undefined {
  const words = fault.replace(/[.!]$/, '').split(' ')
  for (let at = 0; at < Math.min(words.length - 1, 7); at++) {
    const word = words[at] ?? ''
    if (NO_SUBJECT.test(word)) return undefined
    const verb = at > 0 ? verbIn(word, 'past') : undefined
    const next = words[at + 1] ?? ''
    if (!verb || verbIn(word, 'base') || !hasObject(words.slice(at + (PARTICLE.test(next) ? 2 : 1)))) continue
    return { thing: named(words.slice(0, at).join(' ')), verb, rest: words.slice(at + 1).join(' ') }
  }
  return undefined
}

/** "the lid", "light parcels"; not "in two parts". */
function hasObject([next = '', second = '']: readonly string[]): boolean {
  return OBJECT.test(next) || (MANY.test(second) && !BOUND.test(next) && /^[a-z-]+$/.test(next))
}

/** In a subject line the article is left out. */
function named(thing: string): string {
  return isPlural(thing) || /^(?:the|an?|our|my|its|this|each|every|all)\s|^[A-Z]/.test(thing)
    ? thing
    : `the ${thing}`
}

import { isPlural } from '../../text/nouns/plural.ts'
import { uncapitaliseNoun } from '../sentence/tidy.ts'

/** "Build Time" at the head of a column is "the build time"; "p99" and "throughput" need no article. */
export function named(thing: string): string {
  const name = uncapitaliseNoun(plainName(thing))
  const isBare =
    /^(?:the|an?|our|my|its|all|each|every|p\d+|[a-z]+ing\s(?:an?|the|our))\b|^\S*[\dA-Z]/.test(name) ||
    isPlural(name) ||
    /^(?:throughput|latency|memory|accuracy|coverage|precision|recall|downtime|traffic)$/.test(name)
  return isBare ? name : `the ${name}`
}

export function plainName(thing: string): string {
  const words = thing.split(' ')
  // "The Android build" is written as in a sentence.
  const isLabel = /^(?!(?:The|Our|My)\s)[A-Z]/.test(thing) && words.length > 1
  return isLabel && words.every((word) => /^[A-Z]?[a-z]+$/.test(word)) ? thing.toLowerCase() : thing
}

const TIME = /\d\s?(?:ns|us|\u00b5s|ms|s|secs?|seconds?|m|mins?|minutes?|h|hours?|days?)$/i
const SIZE = /\d\s?[kmgt]?i?b(?:ytes)?$/i

/** Of figures that nobody names their unit tells at least the kind; "from 41 to 9 minutes" names it once. */
export function kindOf({ from, to }: { from: string; to: string }): string {
  const isOf = (unit: RegExp) =>
    [from, to].some((figure) => unit.test(figure)) &&
    [from, to].every((figure) => unit.test(figure) || /\d$/.test(figure))
  if (isOf(TIME)) return 'the time'
  return isOf(SIZE) ? 'the size' : ''
}

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

import { verbIn } from '../../../text/clauses/verbs.ts'
import { inPast } from '../../story/telling/past-tense.ts'

/** "The quotes were kept and end up in the name": the first of the two will do. */
const SECOND_OF_MANY = /(?<=\swere\s.{3,60})\sand\s([a-z]+)\s(?:up|in|on|to|out|the|an?)\s.*$/

/** In the past, where that can be said of all its verbs. */
export function asItWas(reason: string): string {
  const past = inPast(reason.replace(/^ours\b/i, 'the old one')).replace(
    SECOND_OF_MANY,
    (more, word: string) => (verbIn(word, 'base') ? '' : more),
  )
  const isMixed = past === reason && past.split(' ').some((word) => verbIn(word, 's'))
  // A name keeps its capital.
  return isMixed ? reason : /^[A-Z]/.test(reason) ? past : past.charAt(0).toLowerCase() + past.slice(1)
}

import type { Weighed } from '../../facts/select.ts'
import type { Clause } from '../../text/clauses.ts'
import { verbIn } from '../../text/verbs.ts'

/** "We first introduced it after the outage" is history; "first, I moved the rows" and "once it was found, I moved it" are not. */
export function isHistory({ adverb, lead }: Clause): boolean {
  return (
    /\b(?:first|originally|initially|previously|once|never)\b/i.test(adverb) ||
    /\b(?:originally|initially|previously|never|at first)\b/i.test(lead)
  )
}

/** "A spare had been fitted all along" was so before the story; "after it had been fitted" and "within an hour it had been fitted" are part of it. */
export function wasDoneBefore({ sentence, body }: Weighed, { verb }: Clause): boolean {
  const before = /\bhad (?:already )?been (?:\w+ly )?([a-z]+)/.exec(body)?.[1] ?? ''
  return (
    verbIn(before, 'participle') === verb &&
    !/^(?:\w+,?\s)?(?:after|once|when|within|by|in)\s/i.test(sentence.text)
  )
}

/** "Calls were held open under load" happened to them, and "was mostly finished" was not finished. */
export function wasSuffered({ body }: Weighed, { verb }: Clause): boolean {
  return (
    /^(?:hold|leave|lose|affect|impact|interrupt|delay|exhaust|corrupt|overwhelm|overload|leak|throttle|flood|strand|starve)$/.test(
      verb.base,
    ) ||
    /\b(?:mostly|nearly|almost|half|partially|not yet) (?:finished|completed|done|built|implemented)\b/i.test(
      body,
    )
  )
}

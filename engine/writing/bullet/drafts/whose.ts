import type { Weighed } from '../../../facts/fields/select.ts'
import { GIVEN_NAMES } from '../../../lexicon/given-names.ts'

/** "### Ann" and "### Ben" over what each of them did: nobody did both, and neither told the other's reasons. */
export function isOfOtherPerson({ sentence }: Weighed, sources: readonly Weighed[]): boolean {
  const name = sentence.headings.at(-1) ?? ''
  if (!PERSON.test(name)) return false
  const others = sources.map((one) => one.sentence.headings.at(-1) ?? '')
  return others.some(
    (other) => other !== name && PERSON.test(other) && (isGivenName(name) || isGivenName(other)),
  )
}

function isGivenName(heading: string): boolean {
  return GIVEN_NAMES.has(/^[\w'-]+/.exec(heading)?.[0].toLowerCase() ?? '')
}

const PERSON = /^[A-Z][\w'-]+(?:\s[A-Z][\w'.-]*){0,2}\s?:?$/

/** "## Day 6" over what came of that day's work: nothing that was done on another day brought it about. */
export function isOfOtherDay({ sentence }: Weighed, sources: readonly Weighed[]): boolean {
  const day = sentence.headings.findLast((heading) => DAY.test(heading))
  return day !== undefined && sources.every((one) => !one.sentence.headings.includes(day))
}

const DAY =
  /^(?:(?:day|week|session|sprint)\s?#?\d+|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?)\b/i

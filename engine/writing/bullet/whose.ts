import type { Weighed } from '../../facts/select.ts'
import { GIVEN_NAMES } from '../../lexicon/given-names.ts'

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

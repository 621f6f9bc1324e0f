import type { Prose } from '../../../facts/fields/prose.ts'
import { STUDYING } from '../../../lexicon/verbs.ts'
import { isShortNote } from '../../../text/wording/short-note.ts'
import type { Deed } from '../../deeds/deed.ts'
import { isTelling } from '../../deeds/deeds.ts'

export const FINDS = /^(?:find|discover|identify|spot|locate|notice)$/

/** What a note of a few sentences tells as found out was on the way to its deed. */
export function withoutFindings(deeds: readonly Deed[], { all }: Prose): Deed[] {
  const isFound = ({ clause }: Deed) => FINDS.test(clause.verb.base)
  // "Found the cause and shipped a fix" is told in one breath.
  const done = deeds.filter(
    (deed) => !isFound(deed) || deeds.some((other) => other.source === deed.source && !isFound(other)),
  )
  const isShort = done.some(isTelling) && isShortNote(all.map(({ sentence }) => sentence))
  return isShort ? done : [...deeds]
}

/** A deed that puts an end to a fault. */
export function isMending({ clause }: Deed): boolean {
  return /^(?:fix|resolve|solve|repair|mend|cure)$/.test(clause.verb.base)
}

/** What is done to find out what is wrong. */
export function isStudy({ clause: { verb }, rest }: Deed): boolean {
  if (FINDS.test(verb.base) || STUDYING.has(verb.base)) return true
  return /^(?:take|collect|capture|record)$/.test(verb.base) && EVIDENCE.test(rest)
}

const EVIDENCE = /\b(?:dumps?|traces?|logs?|profiles?|samples?|measurements?)\b/

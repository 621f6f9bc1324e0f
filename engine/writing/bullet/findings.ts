import type { Prose } from '../../facts/prose.ts'
import { isShortNote } from '../../text/short-note.ts'
import type { Deed } from '../deeds/deed.ts'
import { isTelling } from '../deeds/deeds.ts'

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

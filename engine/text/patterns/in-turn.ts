import { sortByOpenings } from './word-openings.ts'

/** What a pattern finds, and what is said instead. */
export type Change = readonly [pattern: RegExp, by: string | Replacer]
type Replacer = Parameters<string['replace']>[1]

/**
 * Makes the changes to a text, one after the other. Only those are tried that its words call for: that is one look at the text
 * instead of one for each pattern.
 */
export function inTurn(changes: readonly Change[]): (text: string) => string {
  const calledFor = sortByOpenings(changes.map(([pattern]) => pattern))
  return (text) => {
    let told = text
    let mayMatch = calledFor(text)
    for (const [place, [pattern, by]] of changes.entries()) {
      if (!mayMatch[place]) continue
      const changed = typeof by === 'string' ? told.replace(pattern, by) : told.replace(pattern, by)
      if (changed === told) continue
      // Its words are others now.
      told = changed
      mayMatch = calledFor(told)
    }
    return told
  }
}

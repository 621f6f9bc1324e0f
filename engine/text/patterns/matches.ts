/**
 * What `text.matchAll(pattern)` finds, without the copy of the pattern that it makes for each text. The pattern has the flag "g"
 * and matches at least one character.
 */
export function matchesIn(text: string, pattern: RegExp): RegExpExecArray[] {
  const matches: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    if (match[0] === '') throw new Error(`${pattern} matches nothing, and that without an end`)
    matches.push(match)
  }
  return matches
}

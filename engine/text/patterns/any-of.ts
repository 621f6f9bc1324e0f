import { sortByOpenings } from './word-openings.ts'

/** Whether any of the patterns matches a text; only those are tried that its words call for. */
export function anyOf(patterns: readonly RegExp[]): (text: string) => boolean {
  const calledFor = sortByOpenings(patterns)
  return (text) => {
    const mayMatch = calledFor(text)
    return patterns.some((pattern, place) => mayMatch[place] && pattern.test(text))
  }
}

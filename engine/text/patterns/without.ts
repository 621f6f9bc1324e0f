import { sortByOpenings } from './word-openings.ts'

/**
 * Takes out of a text what the patterns match, one after the other. Only those are tried that its words call for, so what is taken
 * out must not join what stands around it to a new word.
 */
export function without(patterns: readonly RegExp[]): (text: string) => string {
  const calledFor = sortByOpenings(patterns)
  return (text) => {
    const mayMatch = calledFor(text)
    return patterns.reduce(
      (rest, pattern, place) => (mayMatch[place] ? rest.replace(pattern, '') : rest),
      text,
    )
  }
}

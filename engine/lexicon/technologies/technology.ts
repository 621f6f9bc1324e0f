/**
 * A technology as an engineer would list it. A spelling that stands in none of `cased` and `words` is taken in any
 * case; the name itself is such a spelling unless it is repeated in one of them.
 */
export type Technology = {
  /** The canonical name, shown to the user. */
  name: string
  /** Other spellings, as certain as the name. */
  also?: string[]
  /** Other spellings that are names in their own right and shown as the text has them ("Rails", "C++17"). */
  shown?: string[]
  /** Spellings certain only in exactly this case and away from the start of a sentence ("Flask"). */
  cased?: string[]
  /** Plain English words: also in this case they need a context that makes them certain ("Go", "React"). */
  words?: string[]
  /** Nouns that make an uncertain spelling certain when they follow it ("React component"). */
  nouns?: string[]
  /** Names that make an uncertain spelling certain when the text has one of them anywhere ("Combine" beside "iOS"). */
  among?: string[]
  /** Lower-case commands that name it at the start of a code span ("go test"). */
  commands?: string[]
}

/** The names of a list that is written as running text: "Dalli, Doorkeeper, dry-rb". */
export function namesIn(list: string): string[] {
  return list
    .trim()
    .split(/,\s+/)
    .map((name) => name.replace(/\s+/g, ' '))
}

/** The technologies of such lists: names certain in any case, names certain in their own, and plain words. */
export function listed(names: Record<string, string>, cased: string, words = ''): Technology[] {
  return [
    ...Object.values(names).flatMap((list) => namesIn(list).map((name) => ({ name }))),
    ...namesIn(cased).map((name) => ({ name, cased: [name] })),
    ...(words ? namesIn(words) : []).map((name) => ({ name, words: [name] })),
  ]
}

import type { Reading } from './features.ts'
import { WORD_WEIGHTS } from './lexicon/word-weights.ts'
import { roughStem } from './text/nouns/rough-stem.ts'

/** The words of a text, small and without their endings, in order; any number is "0". */
export function stemsOf(text: string): string[] {
  return (text.toLowerCase().match(/[a-z']+|\d+/g) ?? []).map((word) => (word <= '9' ? '0' : roughStem(word)))
}

/** The different words of a sentence, and those of its pairs of words that have a weight. */
export function plainWords(stems: readonly string[]): Set<string> {
  const words = new Set(stems)
  for (let at = 1; at < stems.length; at++) {
    const [first = '', second = ''] = [stems[at - 1], stems[at]]
    if (SECONDS.get(first)?.has(second)) words.add(`${first}_${second}`)
  }
  return words
}

/** The second words of the pairs that have a weight, by their first one. */
const SECONDS = new Map<string, Set<string>>()
for (const pair of WORD_WEIGHTS.keys()) {
  // Of a word that is all ending nothing is left.
  const [whole, first = '', second = ''] = /^([a-z\d']*)_([a-z\d']*)$/.exec(pair) ?? []
  if (whole) SECONDS.set(first, (SECONDS.get(first) ?? new Set()).add(second))
}

type Told = Pick<Reading, 'sentence' | 'clause'>

/**
 * What a word says depends on where it stands. A sign tells the place: "^" opens the sentence, "<" the one before and ">" the one
 * after it; "#" stands in the heading above, ":" in the line that announces the list, "[" in the label in front; "=" is the verb,
 * and who does it in which form.
 */
export function wordsInPlace(
  { sentence, clause }: Told,
  stems: readonly string[],
  before: string | undefined,
  after: string | undefined,
): string[] {
  const [first, second] = stems
  return [
    ...(first ? [`^${first}`] : []),
    ...(second ? [`^${first}_${second}`] : []),
    ...(before === undefined ? [] : [`<${before}`]),
    ...(after === undefined ? [] : [`>${after}`]),
    ...marked('#', sentence.headings.at(-1)),
    ...marked(':', sentence.leadIn),
    ...marked('[', sentence.label),
    ...(sentence.section ? [`#${sentence.section}_${sentence.kind}`] : []),
    ...(clause
      ? [
          `=${clause.verb.base}`,
          `=${clause.verb.base}_${clause.form}`,
          `=${clause.subject}_${clause.form}`,
          `=${clause.subject}_${clause.modality}_${clause.verb.isWork ? 'work' : 'state'}`,
        ]
      : []),
  ]
}

function marked(sign: string, text: string | undefined): string[] {
  return text ? [...new Set(stemsOf(text))].map((word) => `${sign}${word}`) : []
}

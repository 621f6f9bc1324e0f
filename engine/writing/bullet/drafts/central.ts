import type { Prose } from '../../../facts/fields/prose.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import { onceFor, onceForWord } from '../../../once.ts'
import { roughStem } from '../../../text/nouns/rough-stem.ts'

/** How often each word comes back in the text: what is said again and again is what the text is about. */
export type Centrality = { weightOf: (word: string) => number; total: number }

export const centralWords = onceFor((prose: Prose): Centrality => {
  const counts = new Map<string, number>()
  for (const one of prose.all) {
    const worth = one.sentence.kind === 'title' ? 2 : 1
    for (const word of new Set(wordsIn(one))) counts.set(word, (counts.get(word) ?? 0) + worth)
  }
  const weightOf = (word: string) => Math.log(counts.get(word) ?? 1)
  const top = [...counts.values()].sort((a, b) => b - a).slice(0, 20)
  return { weightOf, total: top.reduce((sum, count) => sum + Math.log(count), 0) }
})

const COMMON = new Set(
  'the a an and or but if of to in on for with by at from as is are was were be been being it its this that these those we i our my they their he she you your which who so than then there here not no do does did done has have had will would can could should may might also into out up over under after before when while where what how all any each more most such only just about'.split(
    ' ',
  ),
)

/** The content words of a sentence of the text. */
export const wordsIn = onceFor((one: Weighed): readonly string[] => contentWords(one.body))

/** The words that carry meaning, small and cut to a rough stem. */
export function contentWords(text: string): string[] {
  const words: string[] = []
  for (const written of text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}._+#%-]*/gu) ?? []) {
    const stem = stemOf(written)
    if (stem !== undefined) words.push(stem)
  }
  return words
}

/** Nothing for a word that carries no meaning. */
const stemOf = onceForWord((written) => {
  const word = withoutStops(written)
  return COMMON.has(word) ? undefined : roughStem(word)
})

/** Without the full stops and hyphens at its end. */
function withoutStops(word: string): string {
  let end = word.length
  while (word[end - 1] === '.' || word[end - 1] === '-') end--
  return word.slice(0, end)
}

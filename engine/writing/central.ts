import type { Prose } from '../facts/prose.ts'

/** How often each word comes back in the text: what is said again and again is what the text is about. */
export type Centrality = { weightOf: (word: string) => number; total: number }

export function centralWords(prose: Prose): Centrality {
  const counts = new Map<string, number>()
  for (const one of prose.all) {
    const worth = one.sentence.kind === 'title' ? 2 : 1
    for (const word of new Set(contentWords(one.body))) counts.set(word, (counts.get(word) ?? 0) + worth)
  }
  const weightOf = (word: string) => Math.log(counts.get(word) ?? 1)
  const top = [...counts.keys()].map(weightOf).sort((a, b) => b - a)
  return { weightOf, total: top.slice(0, 20).reduce((sum, weight) => sum + weight, 0) }
}

const COMMON = new Set(
  'the a an and or but if of to in on for with by at from as is are was were be been being it its this that these those we i our my they their he she you your which who so than then there here not no do does did done has have had will would can could should may might also into out up over under after before when while where what how all any each more most such only just about'.split(
    ' ',
  ),
)

/** The words that carry meaning, small and cut to a rough stem. */
export function contentWords(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}._+#%-]*/gu) ?? [])
    .map((word) => word.replace(/[.-]+$/, ''))
    .filter((word) => word && !COMMON.has(word))
    .map((word) => word.replace(/(?:ing|ed|es|s|ly)$/, ''))
}

import type { Source, SourceSentence } from './source.ts'
import { contentStems } from './stems.ts'

/** The sentences that share most with a text, rare words counting more; none where hardly any word is shared. */
export function nearestSentences(text: string, { places, sentences }: Source): SourceSentence[] {
  const weights = new Map<number, number>()
  let possible = 0
  for (const stem of new Set(contentStems(text))) {
    const at = places.get(stem)
    const weight = 1 / Math.sqrt(at?.length ?? 1)
    possible += weight
    for (const index of at ?? []) weights.set(index, (weights.get(index) ?? 0) + weight)
  }
  const best = [...weights.values()].reduce((most, weight) => Math.max(most, weight), 0)
  if (best < possible * 0.34 || best < 1) return []
  return [...weights]
    .filter(([, weight]) => weight >= best * 0.75)
    .flatMap(([index]) => sentences[index] ?? [])
}

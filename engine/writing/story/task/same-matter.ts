import type { Weighed } from '../../../facts/fields/select.ts'
import { contentWords } from '../../bullet/drafts/central.ts'
import type { Phrase } from '../../bullet/reason/trouble.ts'

/** Whether a phrase speaks of what a part of the story tells: it comes from one of its sentences or shares words with it. */
export function isOfSameMatter({ body, sentence }: Weighed, part: Phrase): boolean {
  if (part.sources.some((one) => one.sentence === sentence)) return true
  const thing = body.replace(/^\S+\s/, '')
  const shared = sharedWords(thing, part.text)
  return shared >= 2 || (shared === 1 && contentWords(thing).length <= 3)
}

/** How many words that carry meaning two texts have in common. */
export function sharedWords(a: string, b: string): number {
  const told = new Set(contentWords(a))
  return new Set(contentWords(b).filter((word) => told.has(word))).size
}

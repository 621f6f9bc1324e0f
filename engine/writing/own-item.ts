import type { Weighed } from '../facts/fields/select.ts'
import type { Deed } from './deeds/deed.ts'

/** "- Split the job. This halves the wait": whether what is told here came of what the item has told before, and of nothing else. */
export function isOfItem({ sentence, body }: Weighed): boolean {
  return sentence.kind === 'item' && !sentence.opensBlock && /^(?:this|that|which)\b/i.test(body)
}

/** "- Moved the jobs. No run was missed since": how it came out of what the same item has told before. */
export function isOfItemsDeed(source: Weighed, deeds: readonly Deed[]): boolean {
  const { kind, opensBlock, block, index } = source.sentence
  return (
    kind === 'item' &&
    !opensBlock &&
    deeds.some(({ source: { sentence } }) => sentence.block === block && sentence.index < index)
  )
}

import type { Weighed } from '../facts/fields/select.ts'

/** "- Split the job. This halves the wait": whether what is told here came of what the item has told before, and of nothing else. */
export function isOfItem({ sentence, body }: Weighed): boolean {
  return sentence.kind === 'item' && !sentence.opensBlock && /^(?:this|that|which)\b/i.test(body)
}

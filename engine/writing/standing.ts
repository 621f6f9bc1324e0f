import type { Weighed } from '../facts/select.ts'

/** A sentence that opens its paragraph needs nothing before it; one from the middle of it is worth less alone. */
export function standingOf({ features }: Weighed): number {
  return features.includes('opens') ? 1 : 0.85
}

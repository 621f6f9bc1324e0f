import { analyseSnap } from '../../engine/analyse-snap.ts'
import type { Analyst } from './analyst.ts'
import { createThreadAnalyst } from './thread.ts'

/** Up to here the analysis takes milliseconds; a longer one would keep everybody else waiting. */
const SHORT = 8_000

/** The engine that needs no key and no network. */
export function createBuiltInAnalyst(): Analyst {
  const analyseInThread = createThreadAnalyst()
  return {
    async snap(description, options) {
      if (description.length > SHORT) return analyseInThread(description, options)
      return analyseSnap(description, options)
    },
    posting: async (_text, found) => found,
  }
}

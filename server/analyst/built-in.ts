import { analyseSnap } from '../../engine/analyse-snap.ts'
import type { Analyst } from './analyst.ts'
import { createThreadAnalyst } from './thread.ts'
import { withinTime } from './within-time.ts'

/** Up to here the analysis takes milliseconds; a longer one would keep everybody else waiting. */
const SHORT = 8_000
/** A hundred times what it takes, in milliseconds: for a text that no test has thought of. */
const LIMIT = 10_000

/** The engine that needs no key and no network. */
export function createBuiltInAnalyst(): Analyst {
  const analyseInThread = createThreadAnalyst()
  return {
    async snap(description, options) {
      if (description.length > SHORT) return analyseInThread(description, options)
      return withinTime(() => analyseSnap(description, options), LIMIT)
    },
    posting: async (_text, found) => found,
  }
}

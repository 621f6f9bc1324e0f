import type { Clock } from '../clock.ts'
import { ModelFault } from './fault.ts'

const FAULTS = 5
const REST = 60_000

/** After five faults in a row leaves the model alone for a minute, and then lets one try through. */
export type Breaker = ReturnType<typeof createBreaker>

export function createBreaker(clock: Clock) {
  let faults = 0
  let restsUntil = 0
  return async function guarded<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    const now = clock.now().getTime()
    if (faults >= FAULTS) {
      if (now < restsUntil) throw new ModelFault('resting')
      restsUntil = now + REST
    }
    try {
      const answer = await work()
      faults = 0
      return answer
    } catch (error) {
      // Who went away says nothing about the model.
      if (!signal.aborted) {
        faults++
        restsUntil = clock.now().getTime() + REST
      }
      throw error
    }
  }
}

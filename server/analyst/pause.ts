import { setTimeout } from 'node:timers/promises'
import { ModelFault } from './fault.ts'

/** Waits, unless the time for the whole is over before. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await setTimeout(milliseconds, undefined, { signal }).catch(() => {
    throw new ModelFault('timeout')
  })
}

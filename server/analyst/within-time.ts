import { createContext, Script } from 'node:vm'
import { Problem } from '../problem.ts'

const room = createContext({ work: undefined })
const script = new Script('work()')

/**
 * Runs work that does not wait for anything, and breaks it off when it takes too long, even within a pattern: nothing else
 * could, since a thread that is busy does not hear its timers. Starting and ending the clock takes up to two milliseconds.
 */
export function withinTime<T>(work: () => T, milliseconds: number): T {
  room.work = work
  try {
    return script.runInContext(room, { timeout: milliseconds })
  } catch (error) {
    throw isTimeout(error) ? tooSlow() : error
  } finally {
    room.work = undefined
  }
}

export function tooSlow(): Problem {
  return new Problem('unprocessable', 'This description takes too long to analyse. Please shorten it.')
}

function isTimeout(error: unknown): boolean {
  // It is an error of the room's own kind, and no Error of ours.
  return (error as { code?: unknown } | undefined)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
}

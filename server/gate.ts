import { Problem } from './problem.ts'

/** Lets a few run at once and a bounded number wait; who comes after that is told to come back. */
export function createGate(atOnce: number, queueLimit: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= queueLimit)
        throw new Problem('unavailable', 'The server is busy. Please try again in a moment.', {
          retryAfterSeconds: 2,
        })
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

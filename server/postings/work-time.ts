import type { Worker } from 'node:worker_threads'

/** On a machine so busy that a thread gets less than a fifth of it, nobody waits longer. */
const PATIENCE = 5
const SHORTEST_LOOK_MS = 10

/**
 * Calls `end` when a thread has worked for so many milliseconds. The time that a busy machine gives to others is not counted:
 * an ordinary page must not be refused because of it. Answers what stops the watch.
 */
export function afterWork(thread: Worker, milliseconds: number, end: () => void): () => void {
  const before = thread.cpuUsage()
  // A thread that ends meanwhile answers no more, and who watches it hears of that without us.
  before.catch(() => {})
  const last = setTimeout(end, milliseconds * PATIENCE)
  let next = setTimeout(look, milliseconds)
  let isStopped = false

  async function look(): Promise<void> {
    const used = await before.then((usage) => thread.cpuUsage(usage)).catch(() => undefined)
    if (isStopped || !used) return
    const left = milliseconds - (used.user + used.system) / 1000
    if (left <= 0) end()
    else next = setTimeout(look, Math.max(left, SHORTEST_LOOK_MS))
  }

  return () => {
    isStopped = true
    clearTimeout(next)
    clearTimeout(last)
  }
}

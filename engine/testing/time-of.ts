const RUNS = 3

/** How long it works, in milliseconds of this thread alone: other tests and other programs run beside it. */
export function timeOf(work: () => unknown): number {
  const started = process.threadCpuUsage()
  work()
  return process.threadCpuUsage(started).user / 1000
}

/** The same for work that may not take longer than a limit: where it does, the next run tells whether the machine was only busy. */
export function leastTimeOf(work: () => unknown, limit: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let run = 0; run < RUNS && least >= limit; run++) least = Math.min(least, timeOf(work))
  return least
}

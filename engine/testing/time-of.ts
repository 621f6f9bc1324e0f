/** How long it works, in milliseconds of this thread alone: other tests and other programs run beside it. */
export function timeOf(work: () => unknown): number {
  const started = process.threadCpuUsage()
  work()
  return process.threadCpuUsage(started).user / 1000
}

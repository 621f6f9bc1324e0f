import { readFileSync } from 'node:fs'

const PAGE = 4096

/** Looks at the size of a process every 50 ms; `stop` answers by how many bytes it grew at most. Linux only. */
export function watchMemory(pid: number | undefined): { stop(): number } {
  const size = () => Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE
  const first = size()
  let largest = first
  const timer = setInterval(() => {
    largest = Math.max(largest, size())
  }, 50)
  return {
    stop() {
      clearInterval(timer)
      return largest - first
    },
  }
}

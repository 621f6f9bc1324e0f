import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../clock.ts'

const SILENCE = 1_000
const KINDS_LIMIT = 10_000

type Line = { event: string; address: string } & Record<string, unknown>

/** Writes what a stranger can cause at will. */
export type QuietLog = (level: 'info' | 'warn', line: Line, message: string) => void

/** Writes one line a second for each kind of event and address, and with the next one how many were left out. */
export function createQuietLog({ log, clock }: { log: FastifyBaseLogger; clock: Clock }): QuietLog {
  const kinds = new Map<string, { writtenAt: number; leftOut: number }>()
  return (level, line, message) => {
    const now = clock.now().getTime()
    const key = `${line.event}|${line.address}`
    const last = kinds.get(key)
    if (last && now - last.writtenAt < SILENCE) {
      last.leftOut += 1
      return
    }
    // Forgetting costs no more than a line too many; remembering every address there is would cost the memory.
    if (kinds.size >= KINDS_LIMIT) kinds.clear()
    kinds.set(key, { writtenAt: now, leftOut: 0 })
    log[level]({ ...line, ...(last?.leftOut && { leftOut: last.leftOut }) }, message)
  }
}

import type { FastifyBaseLogger } from 'fastify'
import type { Sessions } from './accounts/sessions.ts'
import type { Clock } from './clock.ts'
import type { Stores } from './db/stores.ts'
import { sweepFiles } from './documents/sweep.ts'
import type { FileStore } from './files/file-store.ts'

const HOUR = 3_600_000
/** Far longer than an upload lasts: what is younger may be one that another server is about to name. */
const SPARED = 24 * HOUR

type Parts = {
  log: FastifyBaseLogger
  clock: Clock
  stores: Stores
  sessions: Sessions
  files: FileStore
  /** Other servers may be writing to the same files. */
  hasSharedFiles: boolean
}

/** Forgets what nobody can use any more: once now, then every hour until it is stopped. */
export async function startHousekeeping(parts: Parts): Promise<{ stop(): void }> {
  await tidy(parts, true)
  // Alone with its files, a server leaves nothing behind that only a later sweep could find.
  const timer = setInterval(() => {
    tidy(parts, parts.hasSharedFiles).catch((error: unknown) =>
      parts.log.warn({ event: 'housekeeping-failed', err: error }, 'will be tried again in an hour'),
    )
  }, HOUR)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

async function tidy(
  { log, clock, stores, sessions, files, hasSharedFiles }: Parts,
  withFiles: boolean,
): Promise<void> {
  await sessions.removeExpired()
  await stores.throttle.removeEnded(clock.now().toISOString())
  if (!withFiles) return
  const writtenBefore = new Date(Date.now() - SPARED)
  const swept = await sweepFiles({ stores, files, ...(hasSharedFiles && { writtenBefore }) })
  if (swept > 0) log.info({ event: 'swept', files: swept }, 'removed files that no document names')
}

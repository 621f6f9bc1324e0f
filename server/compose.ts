import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { createPasswords, type Passwords } from './accounts/passwords.ts'
import { createAccountService } from './accounts/service.ts'
import { createSessions } from './accounts/sessions.ts'
import { createThrottle, openThrottle } from './accounts/throttle.ts'
import { createApp } from './app.ts'
import { createApplicationService } from './applications/service.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Config } from './config.ts'
import { migrate } from './db/migrate.ts'
import { openSqlite } from './db/sqlite.ts'
import { createDatabase } from './db/stores.ts'
import { createDocumentService } from './documents/service.ts'
import { sweepFiles } from './documents/sweep.ts'
import { createDiskStore } from './files/disk.ts'
import type { FileStore } from './files/file-store.ts'

type Outside = {
  log: FastifyBaseLogger
  clock?: Clock
  passwords?: Passwords
  webFolder?: string | undefined
}

/** Builds the whole server from its settings: the only place that picks implementations. */
export async function compose(config: Config, outside: Outside) {
  const { log, clock = systemClock, passwords = createPasswords(), webFolder } = outside
  const files = createDiskStore(join(config.dataFolder, 'documents'))
  const connection = openSqlite(join(config.dataFolder, 'techlog.db'))
  await migrate(connection)
  const database = createDatabase(connection)

  const sessions = createSessions({ stores: database.stores, clock })
  const throttle = config.rateLimit === 'on' ? createThrottle({ database, clock }) : openThrottle
  const accounts = createAccountService({
    database,
    clock,
    passwords,
    sessions,
    throttle,
    registration: config.registration,
  })

  const applications = createApplicationService({ database, files, clock })
  const documents = createDocumentService({
    database,
    files,
    clock,
    maxUploadBytes: config.maxUploadBytes,
  })

  await sessions.removeExpired()
  await database.stores.throttle.removeEnded(clock.now().toISOString())
  const swept = await sweepFiles({ stores: database.stores, files })
  if (swept > 0) log.info({ event: 'swept', files: swept }, 'removed files that no document names')

  const app = await createApp({
    log,
    accounts,
    sessions,
    applications,
    documents,
    files,
    readinessChecks: [() => database.ping(), () => checkFiles(files)],
    webFolder,
    trustProxy: config.trustProxy,
  })
  app.addHook('onClose', () => database.close())
  return { app, database }
}

async function checkFiles(files: FileStore): Promise<void> {
  for await (const _ of files.list()) return
}

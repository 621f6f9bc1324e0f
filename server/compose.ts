import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { createPasswords, type Passwords } from './accounts/passwords.ts'
import { createAccountService } from './accounts/service.ts'
import { createSessions } from './accounts/sessions.ts'
import { createThrottle, openThrottle } from './accounts/throttle.ts'
import type { Analyst } from './analyst/analyst.ts'
import { createBuiltInAnalyst } from './analyst/built-in.ts'
import { withinLimits } from './analyst/within-limits.ts'
import { createApp } from './app.ts'
import { createApplicationService } from './applications/service.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Config } from './config.ts'
import { claimFolder } from './db/claim-folder.ts'
import { migrate } from './db/migrate.ts'
import { openSqlite } from './db/sqlite.ts'
import { createDatabase } from './db/stores.ts'
import { createDocumentService } from './documents/service.ts'
import { sweepFiles } from './documents/sweep.ts'
import { createDiskStore } from './files/disk.ts'
import type { FileStore } from './files/file-store.ts'
import { createFetchLimits } from './postings/fetch-limits.ts'
import { createFetchPage } from './postings/fetch-page.ts'
import { createPostingReader } from './postings/reader.ts'
import { createPostingService } from './postings/service.ts'
import { createSnapService } from './snaps/service.ts'
import { StartError } from './start-error.ts'

type Outside = {
  log: FastifyBaseLogger
  clock?: Clock
  passwords?: Passwords
  analyst?: Analyst
  webFolder?: string | undefined
}

/** Builds the whole server from its settings: the only place that picks implementations. */
export async function compose(config: Config, outside: Outside) {
  const {
    log,
    clock = systemClock,
    passwords = createPasswords(),
    analyst = createBuiltInAnalyst(),
    webFolder,
  } = outside
  makeDataFolder(config.dataFolder)
  const claim = claimFolder(config.dataFolder)
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
  const snaps = createSnapService({ snaps: database.stores.snaps, analyst: withinLimits(analyst), clock })

  const reader = createPostingReader()
  const postings = createPostingService({
    fetchPage: createFetchPage({ allowed: config.fetchAllow }),
    limits: createFetchLimits({ clock, isRated: config.rateLimit === 'on' }),
    reader,
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
    postings,
    sessions,
    snaps,
    stores: database.stores,
    applications,
    documents,
    files,
    readinessChecks: [() => database.ping(), () => checkFiles(files)],
    webFolder,
    trustProxy: config.trustProxy,
  })
  app.addHook('onListen', async () => reader.warmUp())
  app.addHook('onClose', async () => {
    await reader.close()
    await database.close()
    claim.release()
  })
  return { app, database }
}

function makeDataFolder(folder: string): void {
  try {
    makeFolder(folder)
    accessSync(folder, constants.W_OK)
  } catch {
    throw new StartError(
      `The data folder ${folder} cannot be written to. Set TECHLOG_DATA to a folder that can.`,
    )
  }
}

// Step by step: `recursive` never returns where a folder exists but cannot hold another, as in /proc.
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder)
}

async function checkFiles(files: FileStore): Promise<void> {
  for await (const _ of files.list()) return
}

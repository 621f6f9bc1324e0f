import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Config } from './config.ts'
import { claimFolder } from './db/claim-folder.ts'
import { copyBeforeMigration } from './db/copy-before.ts'
import { sqlState } from './db/errors.ts'
import { migrate } from './db/migrate.ts'
import { openSqlite, refuseOldSqlite } from './db/sqlite.ts'
import type { Tables } from './db/tables.ts'
import { createDiskStore } from './files/disk.ts'
import type { FileStore } from './files/file-store.ts'
import { StartError } from './start-error.ts'

const START_TRIES = 30
const TRY_AGAIN_AFTER = 1000

type Settings = Pick<Config, 'dataFolder' | 'databaseUrl' | 's3'>

export type Storage = {
  db: Kysely<Tables>
  files: FileStore
  /** Other servers may use the same files at the same time. */
  hasSharedFiles: boolean
  close(): Promise<void>
}

/** Opens, for a server, the database and the file store that the settings name, and brings the schema up to date. */
export async function openStorage(settings: Settings, log?: FastifyBaseLogger): Promise<Storage> {
  const usesFolder = !settings.databaseUrl || !settings.s3
  if (usesFolder) makeDataFolder(settings.dataFolder)
  const claim = usesFolder ? claimFolder(settings.dataFolder) : undefined
  const files = await openFiles(settings)
  const db = await openDatabase(settings, log)
  return {
    db,
    files,
    hasSharedFiles: settings.s3 !== undefined,
    async close() {
      await db.destroy()
      claim?.release()
    },
  }
}

/** `isAlone`: no server may run meanwhile. `isNew`: there need not be anything yet. */
type CommandOptions = { isAlone?: boolean; isNew?: boolean }

/** Opens the same for a command: the schema stays as it is, and no time limit hurries anybody. */
export async function openForCommand(
  settings: Settings,
  { isAlone = false, isNew = false }: CommandOptions = {},
) {
  const usesFolder = !settings.databaseUrl || !settings.s3
  const file = join(settings.dataFolder, 'techlog.db')
  if (usesFolder && isNew) makeDataFolder(settings.dataFolder)
  else if (!settings.databaseUrl && !existsSync(file))
    throw new StartError(
      `There is no database in ${settings.dataFolder}. Set TECHLOG_DATA to the folder to use.`,
    )
  const claim = usesFolder && isAlone ? claimFolder(settings.dataFolder) : undefined
  const files = await openFiles(settings)
  const openCopy = openSqlite
  const db = settings.databaseUrl
    ? (await import('./db/postgres.ts')).openPostgres(settings.databaseUrl, { isPatient: true })
    : openSqlite(file)
  return {
    db,
    files,
    openCopy,
    async close() {
      await db.destroy()
      claim?.release()
    },
  }
}

export async function openFiles({ s3, dataFolder }: Settings): Promise<FileStore> {
  if (!s3) return openFolder(join(dataFolder, 'documents'))
  // Loaded only where it is wanted: nobody else waits for it or pays for it with memory.
  const { createS3Store } = await import('./files/s3.ts')
  return createS3Store(s3)
}

async function openFolder(folder: string): Promise<FileStore> {
  try {
    const store = createDiskStore(folder)
    await store.ping()
    return store
  } catch (error) {
    throw unusable(`The folder ${folder}`, error)
  }
}

export async function openDatabase({ databaseUrl, dataFolder }: Settings, log?: FastifyBaseLogger) {
  if (!databaseUrl) {
    refuseOldSqlite()
    const file = join(dataFolder, 'techlog.db')
    try {
      const db = openSqlite(file)
      await copyBeforeMigration(db, file)
      tell(await migrate(db), log)
      return db
    } catch (error) {
      throw unusable(`The database ${file}`, error)
    }
  }
  const { openPostgres } = await import('./db/postgres.ts')
  const patient = openPostgres(databaseUrl, { isPatient: true })
  tell(await whenItAnswers(() => migrate(patient), log), log)
  await patient.destroy()
  return openPostgres(databaseUrl, {
    onLost: (error) =>
      log?.warn({ event: 'database-lost', err: error }, 'a connection to the database ended'),
  })
}

function tell(steps: string[], log?: FastifyBaseLogger): void {
  if (steps.length > 0) log?.info({ event: 'migrated', steps }, 'the tables were brought up to date')
}

/** Where everything starts together, the database may be the last one to be ready. */
async function whenItAnswers<T>(work: () => Promise<T>, log?: FastifyBaseLogger): Promise<T> {
  for (let attempt = 1; ; attempt++)
    try {
      return await work()
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error
      // The address is not repeated: there may be a password in it.
      if (!isStarting(cause) || attempt === START_TRIES)
        throw unusable('The database of DATABASE_URL', error, cause)
      log?.info({ event: 'waiting-for-database' }, 'the database does not answer yet')
      await setTimeout(TRY_AGAIN_AFTER)
    }
}

function isStarting(cause: unknown): boolean {
  const isRefused = cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED'
  return isRefused || sqlState(cause) === '57P03'
}

/** One line for whoever starts the server. */
function unusable(part: string, error: unknown, cause = error): unknown {
  if (error instanceof StartError) return error
  const reason = cause instanceof Error ? cause.message || cause.name : String(cause)
  return new StartError(`${part} cannot be used: ${reason}`)
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

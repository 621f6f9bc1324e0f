import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, SqliteDialect } from 'kysely'
import { Problem } from '../problem.ts'
import { StartError } from '../start-error.ts'
import { allowDirectReads } from './prepared.ts'
import type { Tables } from './tables.ts'

/** From here on a checkpoint that meets a write does not lose the write. */
const OLDEST = [3, 51, 3] as const

/** Stops the start on an SQLite that is known to lose data. */
export function refuseOldSqlite(version = process.versions.sqlite ?? '0'): void {
  const parts = version.split('.').map(Number)
  const at = OLDEST.findIndex((part, index) => part !== (parts[index] ?? 0))
  if (at !== -1 && (parts[at] ?? 0) < (OLDEST[at] ?? 0))
    throw new StartError(`This Node has SQLite ${version}, but TechLog needs ${OLDEST.join('.')} or newer`)
}

/** Opens the SQLite file so that what was answered as done is on disk. */
export function openSqlite(file: string): Kysely<Tables> {
  // From the first statement on: two servers that start at once both ask for the journal mode.
  const database = new DatabaseSync(file, { timeout: 10_000 })
  database.exec('pragma journal_mode = wal')
  database.exec('pragma synchronous = full')
  database.exec('pragma foreign_keys = on')
  // A second connection that only reads sees what is committed, whatever transaction the first one is in.
  const reader = new DatabaseSync(file, { readOnly: true, timeout: 10_000 })
  const writing = adapt(database)
  const close = () => {
    reader.close()
    writing.close()
  }
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: { ...writing, close } }) })
  const queries = new Map<string, Query>()
  allowDirectReads(db, (sql, parameters) => {
    const query = queries.get(sql) ?? prepareQuery(reader, sql)
    queries.set(sql, query)
    return watched(() => query(parameters))
  })
  return db
}

type Query = (parameters: unknown[]) => unknown[]

/** Takes rows as arrays and names their columns itself, which is faster than having them named. */
function prepareQuery(database: DatabaseSync, sql: string): Query {
  const statement = database.prepare(sql)
  statement.setReturnArrays(true)
  const names = statement.columns().map(({ name }) => name)
  return (parameters) =>
    statement.all(...(parameters as SQLInputValue[])).map((values) => {
      const row: Record<string, unknown> = {}
      for (let i = 0; i < names.length; i++) row[names[i] ?? ''] = values[i]
      return row
    })
}

/** Gives `node:sqlite` the few methods that Kysely's dialect expects, with each statement prepared once. */
function adapt(database: DatabaseSync) {
  const statements = new Map<string, ReturnType<typeof adaptStatement>>()
  return {
    close: () => database.close(),
    prepare(sql: string) {
      const known = statements.get(sql)
      if (known) return known
      // Kysely sends a deferred `begin`, whose later upgrade to a write fails at once however long the time-out is.
      const statement = adaptStatement(database.prepare(sql === 'begin' ? 'begin immediate' : sql))
      if (statements.size < 500) statements.set(sql, statement)
      return statement
    },
  }
}

function adaptStatement(statement: StatementSync) {
  return {
    reader: statement.columns().length > 0,
    all: (parameters: readonly unknown[]) => watched(() => statement.all(...(parameters as SQLInputValue[]))),
    run: (parameters: readonly unknown[]) => watched(() => statement.run(...(parameters as SQLInputValue[]))),
    iterate: (parameters: readonly unknown[]) => statement.iterate(...(parameters as SQLInputValue[])),
  }
}

const FULL = 13
const IOERR_FSYNC = [1034, 1290]

function watched<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0
    if ((code & 0xff) === FULL) throw new Problem('storage-full', 'The server has no room left')
    // After this a later success would prove nothing: the system may have dropped what it failed to write.
    if (IOERR_FSYNC.includes(code))
      process.nextTick(() => {
        throw new Error('The disk does not confirm what is written to it', { cause: error })
      })
    throw error
  }
}

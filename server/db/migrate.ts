import { type Kysely, sql } from 'kysely'
import { StartError } from '../start-error.ts'
import { isPostgres } from './engine.ts'
import * as accounts from './migrations/0001-accounts.ts'
import * as snaps from './migrations/0002-snaps.ts'
import * as applications from './migrations/0003-applications.ts'
import type { Tables } from './tables.ts'

type Migration = { up(db: Kysely<Tables>): Promise<void> }

/** In order, for ever: a migration that has run anywhere is never edited. */
export const migrations: [name: string, migration: Migration][] = [
  ['0001-accounts', accounts],
  ['0002-snaps', snaps],
  ['0003-applications', applications],
]

/** A number of our own among the advisory locks of a database. */
const MIGRATION_LOCK = 7_324_651

/**
 * Brings the schema up to date in one transaction: all of it or nothing, whoever else starts at the same time.
 * Answers the names of the steps that were missing.
 */
export async function migrate(db: Kysely<Tables>, steps = migrations): Promise<string[]> {
  if (db.isTransaction) return run(db, steps)
  return db.transaction().execute((trx) => run(trx, steps))
}

async function run(trx: Kysely<Tables>, steps: typeof migrations): Promise<string[]> {
  // SQLite lets only one process write anyway; the others wait for it.
  if (isPostgres(trx)) await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(trx)
  await sql`create table if not exists schema_migrations (name text primary key, applied_at text not null)`.execute(
    trx,
  )
  const applied = await appliedSteps(trx)
  refuseNewer(applied, steps)
  const missing = steps.filter(([name]) => !applied.has(name))
  for (const [name, migration] of missing) {
    await migration.up(trx)
    await sql`insert into schema_migrations (name, applied_at) values (${name}, ${new Date().toISOString()})`.execute(
      trx,
    )
  }
  return missing.map(([name]) => name)
}

/** The steps that a database which has some has already. */
export async function appliedSteps(db: Kysely<Tables>): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(db)
  return new Set(rows.map((row) => row.name))
}

function refuseNewer(applied: Set<string>, steps: typeof migrations): void {
  const known = new Set(steps.map(([name]) => name))
  const unknown = [...applied].find((name) => !known.has(name))
  if (unknown)
    throw new StartError(`The database was written by a newer version of TechLog (it has "${unknown}")`)
}

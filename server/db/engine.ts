import { type Kysely, PostgresAdapter } from 'kysely'
import type { Tables } from './tables.ts'

/** Which of the two engines this is, for the few sentences that only one of them understands. */
export function isPostgres(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

/** Makes a query keep the rows it finds from every other transaction until its own ends. */
export function locking<Q extends { forUpdate(): Q }>(db: Kysely<Tables>, query: Q): Q {
  // A transaction of SQLite has the whole database to itself.
  return isPostgres(db) ? query.forUpdate() : query
}

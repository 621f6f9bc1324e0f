import { type Kysely, PostgresAdapter } from 'kysely'
import type { Tables } from './tables.ts'

/** Which of the two engines this is, for the few sentences that only one of them understands. */
export function isPostgres(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/**
 * A query that is built and compiled at its first run and then only given other values, in the order in which it
 * mentions them: for the few queries that run with nearly every request.
 */
export function prepare<Row>(db: Kysely<Tables>, build: () => Compilable<Row>) {
  let compiled: CompiledQuery<Row> | undefined
  return async (...parameters: unknown[]): Promise<Row[]> => {
    compiled ??= build().compile()
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters })
    return rows
  }
}

import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import type { Tables } from './tables.ts'

type DirectRead = (sql: string, parameters: unknown[]) => unknown[]

const directReads = new WeakMap<Kysely<Tables>, DirectRead>()

/** Lets prepared queries of this database read past the queue of its one connection; those in a transaction still wait in it. */
export function allowDirectReads(db: Kysely<Tables>, read: DirectRead): void {
  directReads.set(db, read)
}

/** What may be there at once: a promise only where the database is elsewhere. */
export type Soon<T> = T | Promise<T>

/**
 * A query that is built and compiled at its first run and then only given other values, in the order in which it
 * mentions them: for the few queries that run with nearly every request. It must not write.
 */
export function prepare<Row>(db: Kysely<Tables>, build: () => Compilable<Row>) {
  const readDirectly = directReads.get(db)
  let compiled: CompiledQuery<Row> | undefined
  return (...parameters: unknown[]): Soon<Row[]> => {
    compiled ??= build().compile()
    // The rows are of the type that the query was built for, whichever way they come.
    if (readDirectly) return readDirectly(compiled.sql, parameters) as Row[]
    return db.executeQuery<Row>({ ...compiled, parameters }).then(({ rows }) => rows)
  }
}

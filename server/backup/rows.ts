import { type Kysely, sql } from 'kysely'
import type { Tables } from '../db/tables.ts'

/** What a backup holds, in an order in which each row finds those that it refers to. */
export const KEPT_TABLES = ['users', 'task_logs', 'applications', 'documents'] as const
/** What a backup leaves out: it is worth nothing an hour or a week later. */
export const LEFT_OUT_TABLES = ['sessions', 'throttle', 'schema_migrations'] as const

export type KeptTable = (typeof KEPT_TABLES)[number]

/** A row as it is stored, column by column, whatever its table. */
export type Row = Record<string, string | number | null> & { id: string }

const BATCH = 100

/** All rows of a table, in the order of their ids, a few at a time. */
export async function* readRows(db: Kysely<Tables>, table: KeptTable): AsyncGenerator<Row[]> {
  let last = ''
  for (;;) {
    const query = sql<Row>`select * from ${sql.table(table)} where id > ${last} order by id limit ${sql.lit(BATCH)}`
    const { rows } = await query.execute(db)
    if (rows.length === 0) return
    yield rows
    last = rows.at(-1)?.id ?? last
  }
}

export async function insertRows(db: Kysely<Tables>, table: KeptTable, rows: Row[]): Promise<void> {
  for (const row of rows) {
    const columns = Object.keys(row).map((name) => sql.ref(name))
    const values = Object.values(row).map((value) => sql.val(value))
    await sql`insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(values)})`.execute(db)
  }
}

/** The names of the migrations that the database has seen. */
export async function schemaOf(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations order by name`.execute(db)
  return rows.map((row) => row.name)
}

/** The same text for the same row, whichever engine read it. */
export function rowText(row: Row): string {
  return JSON.stringify(row, Object.keys(row).toSorted())
}

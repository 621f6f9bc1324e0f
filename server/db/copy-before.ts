import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { StartError } from '../start-error.ts'
import { appliedSteps, migrations } from './migrate.ts'
import type { Tables } from './tables.ts'

const KEPT = 3

/** Copies an SQLite database that lacks a step into `backups/` beside it, where the last three copies stay. */
export async function copyBeforeMigration(
  db: Kysely<Tables>,
  file: string,
  steps: readonly (readonly [name: string, ...unknown[]])[] = migrations,
): Promise<void> {
  if (!(await hasTables(db))) return
  const applied = await appliedSteps(db)
  const missing = steps.map(([name]) => name).find((name) => !applied.has(name))
  if (missing === undefined) return
  const folder = join(dirname(file), 'backups')
  try {
    await copy(db, join(folder, `${new Date().toISOString().replaceAll(':', '-')} before ${missing}.db`))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`The database could not be copied to ${folder} before it is changed: ${reason}`)
  }
  const copies = readdirSync(folder).filter((name) => name.endsWith('.db'))
  for (const old of copies.toSorted().slice(0, -KEPT)) rmSync(join(folder, old))
}

async function hasTables(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql`select 1 from sqlite_master where name = 'schema_migrations'`.execute(db)
  return rows.length > 0
}

/** Under its name only once it is whole and on disk. */
async function copy(db: Kysely<Tables>, target: string): Promise<void> {
  const unfinished = `${target}.unfinished`
  if (!existsSync(dirname(target))) mkdirSync(dirname(target))
  await sql`vacuum into ${unfinished}`.execute(db)
  const handle = openSync(unfinished, 'r+')
  fsyncSync(handle)
  closeSync(handle)
  renameSync(unfinished, target)
}

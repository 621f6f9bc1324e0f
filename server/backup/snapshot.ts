import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../db/engine.ts'
import type { Tables } from '../db/tables.ts'
import { StartError } from '../start-error.ts'

type Parts = {
  db: Kysely<Tables>
  /** Where a copy of an SQLite file may stand for a while. */
  folder: string
  openCopy: (file: string) => Kysely<Tables>
}

/** Lends the rows as they are at this moment, while others go on writing. */
export function withSnapshot<T>(parts: Parts, work: (snapshot: Kysely<Tables>) => Promise<T>): Promise<T> {
  if (!isPostgres(parts.db)) return withCopy(parts, work)
  return parts.db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work)
}

async function withCopy<T>(
  { db, folder, openCopy }: Parts,
  work: (snapshot: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  const scratch = mkdtempSync(join(folder, 'backup-'))
  const file = join(scratch, 'techlog.db')
  try {
    await sql`vacuum into ${file}`.execute(db)
    const copy = openCopy(file)
    try {
      await refuseDamaged(copy)
      return await work(copy)
    } finally {
      await copy.destroy()
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

async function refuseDamaged(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
  const [first] = rows
  if (first?.integrity_check !== 'ok')
    throw new StartError(`The database is damaged, so it is not backed up: ${first?.integrity_check}`)
}

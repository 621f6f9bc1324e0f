import type { Kysely } from 'kysely'
import { migrate, migrations } from '../db/migrate.ts'
import type { Tables } from '../db/tables.ts'
import type { FileStore } from '../files/file-store.ts'
import { StartError } from '../start-error.ts'
import { readArchive } from './read-archive.ts'
import { insertRows, KEPT_TABLES, type KeptTable, type Row } from './rows.ts'

type Target = { db: Kysely<Tables>; files: FileStore }

/** Fills an empty installation from an archive: all of it or, where something fails, nothing. Answers how much came in. */
export async function restore(source: AsyncIterable<Uint8Array>, { db, files }: Target) {
  for await (const { key } of files.list())
    throw new StartError(
      `There are documents already (${key}): a backup is restored into an empty place only`,
    )
  const written: string[] = []
  const counts: Record<KeptTable, number> = { users: 0, task_logs: 0, applications: 0, documents: 0 }
  try {
    await db.transaction().execute(async (trx) => {
      await readArchive(source, {
        async head({ schema }) {
          // As it was then; what came since happens to the rows as it would have happened at home.
          await migrate(trx, stepsOf(schema))
          await refuseUnlessEmpty(trx)
        },
        async rows(table: KeptTable, rows: Row[]) {
          await insertRows(trx, table, rows)
          counts[table] += rows.length
        },
        async document(key, bytes) {
          written.push(key)
          await files.put(key, bytes)
        },
      })
      await migrate(trx)
    })
  } catch (error) {
    for (const key of written) await files.remove(key)
    throw error
  }
  return counts
}

function stepsOf(schema: string[]): typeof migrations {
  const steps = migrations.filter(([name]) => schema.includes(name))
  if (steps.length < schema.length)
    throw new StartError('The archive was written by a newer version of TechLog')
  return steps
}

async function refuseUnlessEmpty(db: Kysely<Tables>): Promise<void> {
  for (const table of KEPT_TABLES) {
    const row = await db.selectFrom(table).select('id').limit(1).executeTakeFirst()
    if (row) throw new StartError('The database is not empty: a backup is restored into an empty place only')
  }
}

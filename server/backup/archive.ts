import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { documentKey } from '../documents/key.ts'
import { begun } from '../files/begun.ts'
import type { FileStore } from '../files/file-store.ts'
import { kept } from '../files/kept.ts'
import { KEPT_TABLES, type KeptTable, type Row, readRows, rowText, schemaOf } from './rows.ts'
import { tarEnd, tarFile } from './tar.ts'

export const ARCHIVE_FORMAT = 1

/** What the first file of an archive says. */
export type ArchiveHead = { format: number; createdAt: string; schema: string[] }

/** What the last file of an archive says: without it, the archive is cut off. */
export type ArchiveTail = { rows: Record<KeptTable, number>; digest: string }

/** `snapshot`: the rows of one moment, which do not change while they are read. `live`: those of now. */
export type ArchiveSource = { snapshot: Kysely<Tables>; live: Kysely<Tables>; files: FileStore }

/** The bytes of an archive with all rows and documents as they were at one moment. */
export async function* archive({ snapshot, live, files }: ArchiveSource): AsyncGenerator<Uint8Array> {
  const head: ArchiveHead = {
    format: ARCHIVE_FORMAT,
    createdAt: new Date().toISOString(),
    schema: await schemaOf(snapshot),
  }
  const digest = createHash('sha256')
  const counts: Record<KeptTable, number> = { users: 0, task_logs: 0, applications: 0, documents: 0 }
  yield* textFile('techlog-backup.json', JSON.stringify(head))
  for (const table of KEPT_TABLES) {
    let number = 0
    for await (const batch of readRows(snapshot, table)) {
      const rows: Row[] = []
      for (const row of batch) {
        // Its bytes first: only then is it sure that the document is still there.
        if (table === 'documents' && !(yield* documentFile(row, { live, files }))) continue
        digest.update(rowText(row))
        rows.push(row)
      }
      counts[table] += rows.length
      const name = `rows/${table}/${String(++number).padStart(8, '0')}.jsonl`
      yield* textFile(name, rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
    }
  }
  const tail: ArchiveTail = { rows: counts, digest: digest.digest('hex') }
  yield* textFile('end.json', JSON.stringify(tail))
  yield tarEnd()
}

function textFile(name: string, text: string): AsyncGenerator<Uint8Array> {
  const content = Buffer.from(text)
  return tarFile({ name, size: content.length, bytes: only(content) })
}

async function* only(content: Buffer): AsyncGenerator<Uint8Array> {
  yield content
}

/** False for a document that was deleted since the moment of the snapshot; one that is lost is an error. */
async function* documentFile(
  row: Row,
  { live, files }: Pick<ArchiveSource, 'live' | 'files'>,
): AsyncGenerator<Uint8Array, boolean> {
  const key = documentKey(String(row.user_id), row.id)
  const bytes = await begun(kept(files.open(key))).catch(async (error: unknown) => {
    const found = await live.selectFrom('documents').select('id').where('id', '=', row.id).executeTakeFirst()
    if (found) throw new Error(`The bytes of the document ${key} cannot be read`, { cause: error })
  })
  if (!bytes) return false
  yield* tarFile({ name: `documents/${key}`, size: Number(row.file_size), bytes })
  return true
}

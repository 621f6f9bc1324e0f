import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { z } from 'zod'
import { documentKey } from '../documents/key.ts'
import { StartError } from '../start-error.ts'
import { ARCHIVE_FORMAT, type ArchiveHead } from './archive.ts'
import { KEPT_TABLES, type KeptTable, type Row, rowText } from './rows.ts'
import { readTar, type TarEntry } from './tar.ts'

const Head = z.object({
  format: z.literal(ARCHIVE_FORMAT),
  createdAt: z.string(),
  schema: z.array(z.string()),
})
const Tail = z.object({ rows: z.record(z.enum(KEPT_TABLES), z.number()), digest: z.string() })
const Rows = z.array(
  z.intersection(
    z.object({ id: z.string() }),
    z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  ),
)

/** What an archive is read into; `document` must read the bytes to their end. */
export type ArchiveReader = {
  head(head: ArchiveHead): Promise<void>
  rows(table: KeptTable, rows: Row[]): Promise<void>
  document(key: string, bytes: AsyncIterable<Uint8Array>): Promise<void>
}

/** Reads an archive from its first byte to its last; one that is damaged or cut off is an error. */
export async function readArchive(source: AsyncIterable<Uint8Array>, reader: ArchiveReader): Promise<void> {
  const digest = createHash('sha256')
  const seen = new Map<string, { size: number; crc32: number }>()
  let isComplete = false
  for await (const entry of readTar(source)) {
    const [folder, name = ''] = splitOnce(entry.name)
    if (folder === 'techlog-backup.json') await reader.head(parse(Head, await text(entry)))
    else if (folder === 'documents') {
      const measured = { size: 0, crc32: 0 }
      seen.set(name, measured)
      await reader.document(name, measuring(entry.bytes, measured))
    } else if (folder === 'rows') {
      const rows: Row[] = parse(Rows, `[${(await text(entry)).trim().replaceAll('\n', ',')}]`)
      for (const row of rows) digest.update(rowText(row))
      const table = parse(z.enum(KEPT_TABLES), JSON.stringify(name.split('/')[0]))
      if (table === 'documents') for (const row of rows) refuseOtherBytes(row, seen)
      await reader.rows(table, rows)
    } else if (folder === 'end.json')
      isComplete = parse(Tail, await text(entry)).digest === digest.digest('hex')
  }
  if (!isComplete)
    throw new StartError('The archive is not complete: its rows are not those that were written')
}

async function* measuring(bytes: AsyncIterable<Uint8Array>, measured: { size: number; crc32: number }) {
  for await (const chunk of bytes) {
    measured.size += chunk.length
    measured.crc32 = crc32(chunk, measured.crc32)
    yield chunk
  }
}

/** A document's row comes after its bytes and says what they were when they were uploaded. */
function refuseOtherBytes(row: Row, seen: Map<string, { size: number; crc32: number }>): void {
  const key = documentKey(String(row.user_id), row.id)
  const bytes = seen.get(key)
  seen.delete(key)
  if (!bytes || bytes.size !== row.file_size || bytes.crc32 !== row.crc32)
    throw new StartError(
      `The archive is damaged: the bytes of the document ${key} are not those that were uploaded`,
    )
}

async function text({ bytes }: TarEntry): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of bytes) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

function splitOnce(path: string): [string, string?] {
  const slash = path.indexOf('/')
  return slash === -1 ? [path] : [path.slice(0, slash), path.slice(slash + 1)]
}

function parse<S extends z.ZodType>(schema: S, json: string): z.infer<S> {
  const result = schema.safeParse(JSON.parse(json))
  if (result.success) return result.data
  throw new StartError('The archive was not written by this version of TechLog or an older one')
}

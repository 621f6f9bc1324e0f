import { createHash } from 'node:crypto'
import { z } from 'zod'
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
  let isComplete = false
  for await (const entry of readTar(source)) {
    const [folder, name = ''] = splitOnce(entry.name)
    if (folder === 'techlog-backup.json') await reader.head(parse(Head, await text(entry)))
    else if (folder === 'documents') await reader.document(name, entry.bytes)
    else if (folder === 'rows') {
      const rows: Row[] = parse(Rows, `[${(await text(entry)).trim().replaceAll('\n', ',')}]`)
      for (const row of rows) digest.update(rowText(row))
      await reader.rows(parse(z.enum(KEPT_TABLES), JSON.stringify(name.split('/')[0])), rows)
    } else if (folder === 'end.json')
      isComplete = parse(Tail, await text(entry)).digest === digest.digest('hex')
  }
  if (!isComplete)
    throw new StartError('The archive is not complete: its rows are not those that were written')
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

import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { documentKey } from '../documents/key.ts'
import { begun } from '../files/begun.ts'
import type { FileStore } from '../files/file-store.ts'
import { readArchive } from './read-archive.ts'
import { KEPT_TABLES, type Row, readRows, rowText } from './rows.ts'

/** A hash for everything that is kept: rows under `table/id`, bytes under `bytes/owner/document`. */
export type Inventory = Map<string, string>

/** Reads every row and every byte of an installation. */
export async function takeInventory({
  db,
  files,
}: {
  db: Kysely<Tables>
  files: FileStore
}): Promise<Inventory> {
  const inventory: Inventory = new Map()
  for (const table of KEPT_TABLES)
    for await (const rows of readRows(db, table))
      for (const row of rows) inventory.set(`${table}/${row.id}`, hashOf(rowText(row)))
  for await (const { key } of files.list())
    inventory.set(`bytes/${key}`, await hashOfBytes(await files.open(key)))
  return inventory
}

/** Reads every row and every byte of an archive. */
export async function inventoryOfArchive(source: AsyncIterable<Uint8Array>): Promise<Inventory> {
  const inventory: Inventory = new Map()
  await readArchive(source, {
    head: async () => {},
    async rows(table, rows) {
      for (const row of rows) inventory.set(`${table}/${row.id}`, hashOf(rowText(row)))
    },
    async document(key, bytes) {
      inventory.set(`bytes/${key}`, await hashOfBytes(bytes))
    },
  })
  return inventory
}

/** A sentence for each thing that one of two inventories has and the other has not, or has otherwise. */
export function differences(a: Inventory, b: Inventory, names: [a: string, b: string]): string[] {
  const sentences: string[] = []
  for (const [key, hash] of a)
    if (!b.has(key)) sentences.push(`${key} is missing in ${names[1]}`)
    else if (b.get(key) !== hash) sentences.push(`${key} differs`)
  for (const key of b.keys()) if (!a.has(key)) sentences.push(`${key} is missing in ${names[0]}`)
  return sentences
}

/** A sentence for each document without its bytes, with others than it was uploaded with, and for bytes without a document. */
export async function innerDifferences({
  db,
  files,
}: {
  db: Kysely<Tables>
  files: FileStore
}): Promise<string[]> {
  const sentences: string[] = []
  const left = new Set<string>()
  for await (const { key } of files.list()) left.add(key)
  for await (const rows of readRows(db, 'documents'))
    for (const row of rows) {
      const key = documentKey(String(row.user_id), row.id)
      left.delete(key)
      const bytes = await begun(files.open(key)).catch(() => undefined)
      if (!bytes) sentences.push(`the bytes of document ${key} are missing`)
      else if (!(await isIntact(row, bytes))) sentences.push(`the bytes of document ${key} differ`)
    }
  for (const key of left) sentences.push(`the bytes ${key} belong to no document`)
  return sentences
}

async function isIntact(row: Row, bytes: AsyncIterable<Uint8Array>): Promise<boolean> {
  let size = 0
  let checksum = 0
  for await (const chunk of bytes) {
    size += chunk.length
    checksum = crc32(chunk, checksum)
  }
  return size === row.file_size && checksum === row.crc32
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}

async function hashOfBytes(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of bytes) hash.update(chunk)
  return hash.digest('base64')
}

import { Readable } from 'node:stream'
import type { User } from '../../contract/accounts.ts'
import type { ImportReport } from '../../contract/takeout.ts'
import type { Clock } from '../clock.ts'
import { isUniqueViolation } from '../db/errors.ts'
import type { Database } from '../db/stores.ts'
import { documentKey } from '../documents/key.ts'
import { claimedType } from '../documents/media-types.ts'
import type { FileStore } from '../files/file-store.ts'
import { kept } from '../files/kept.ts'
import { type ByteSource, unzip } from '../files/read-zip.ts'
import type { ZipEntry } from '../files/zip.ts'
import { createGate } from '../gate.ts'
import { newId } from '../ids.ts'
import { Problem } from '../problem.ts'
import { takeoutEntries } from './export.ts'
import { insertTakeout } from './insert.ts'
import { type NewDocument, newDocuments } from './new-documents.ts'
import { readTakeout, type Takeout } from './read-takeout.ts'

const IMPORTS_WAITING = 4

type Parts = { database: Database; files: FileStore; clock: Clock; maxUploadBytes: number }

/** An uploaded file; `announced` is the length of the request, 0 where it is not known. */
type Upload = { bytes: AsyncIterable<Uint8Array>; announced: number }

/** Lets people take all that is theirs with them, and bring it back. */
export function createTakeoutService({ database, files, clock, maxUploadBytes }: Parts) {
  const { stores } = database
  const inTurn = createGate(1, IMPORTS_WAITING)

  async function keepDocuments(
    userId: string,
    source: ByteSource,
    { zipped }: Takeout,
    documents: NewDocument[],
  ) {
    for (const { id, document } of documents) {
      if (document.fileSize > maxUploadBytes)
        throw new Problem('too-large', `"${document.originalName}" is larger than this server allows`)
      const file = zipped?.get(document.path)
      if (!file) throw new Error('A document was taken up without its bytes')
      await files.put(documentKey(userId, id), unzip(source, file), { expected: document.fileSize })
    }
  }

  /** Bytes first, then all rows at once: an import is there completely or not at all. */
  async function bringBack(userId: string, source: ByteSource): Promise<ImportReport> {
    const takeout = await readTakeout(source)
    const { added, skipped, missing } = newDocuments(takeout, await stores.documents.listAll(userId))
    try {
      await keepDocuments(userId, source, takeout, added)
      const counts = await database.transaction((inside) =>
        insertTakeout(inside, userId, { ...takeout, documents: added, mimeType: claimedType }),
      )
      return { ...counts, documents: { added: added.length, skipped, missing } }
    } catch (error) {
      for (const { id } of added) await files.remove(documentKey(userId, id))
      if (isUniqueViolation(error)) throw new Problem('conflict', 'The same file is being imported elsewhere')
      throw error
    }
  }

  return {
    entries: (user: User): Promise<ZipEntry[]> => takeoutEntries({ stores, files, clock }, user),

    bringBack: (userId: string, source: ByteSource) => inTurn(() => bringBack(userId, source)),

    /** Keeps an upload while it is read: a zip's list of files stands at its end. */
    async receive(userId: string, { bytes, announced }: Upload): Promise<ImportReport> {
      const key = documentKey(userId, newId())
      let size = 0
      async function* counted() {
        for await (const chunk of bytes) {
          size += chunk.length
          yield chunk
        }
      }
      try {
        await files.put(key, counted(), { expected: announced })
        return await inTurn(() =>
          bringBack(userId, { size, open: async (range) => Readable.from(kept(files.open(key, range))) }),
        )
      } finally {
        await files.remove(key)
      }
    },
  }
}

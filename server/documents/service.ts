import { crc32 } from 'node:zlib'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/stores.ts'
import type { FileStore } from '../files/file-store.ts'
import type { FormFile } from '../http/multipart.ts'
import { newId } from '../ids.ts'
import { notFound, Problem } from '../problem.ts'
import { documentKey } from './key.ts'
import { claimedType } from './media-types.ts'
import type { StoredDocument } from './store.ts'

const NAME_LIMIT = 1000
/** What a form adds to the file in it, at most. */
const FORM_OVERHEAD = 128 * 1024

type Parts = { database: Database; files: FileStore; clock: Clock; maxUploadBytes: number }

/** `announced`: the length of the request, 0 where it is not known. */
type Upload = FormFile & { announced: number }

export function createDocumentService({ database, files, clock, maxUploadBytes }: Parts) {
  const { stores } = database

  async function ensureApplication(userId: string, applicationId: string): Promise<void> {
    if (!(await stores.applications.exists(userId, applicationId))) throw notFound()
  }

  return {
    async list(userId: string, applicationId: string): Promise<StoredDocument[]> {
      await ensureApplication(userId, applicationId)
      return stores.documents.list(userId, applicationId)
    },

    /** Says no before a byte is read. */
    async admit(userId: string, applicationId: string, announced: number): Promise<void> {
      await ensureApplication(userId, applicationId)
      if (announced > maxUploadBytes + FORM_OVERHEAD) throw tooLarge(maxUploadBytes)
    },

    /** Bytes first, then the row: a document that is listed is there. */
    async add(userId: string, applicationId: string, file: Upload): Promise<StoredDocument> {
      const id = newId()
      const key = documentKey(userId, id)
      const originalName = cleanName(file.filename)
      const content = measure(file.bytes, maxUploadBytes)
      await files.put(key, content.bytes, { expected: file.announced })
      const document: StoredDocument = {
        id,
        originalName,
        mimeType: claimedType(file.mimeType),
        createdAt: clock.now().toISOString(),
        ...content.measured(),
      }
      try {
        await database.transaction(async (inside) => {
          // It may have been deleted while the bytes came in.
          if (!(await inside.applications.lock(userId, applicationId))) throw notFound()
          await inside.documents.insert(userId, applicationId, document)
        })
      } catch (error) {
        await files.remove(key)
        throw error
      }
      return document
    },

    async find(userId: string, applicationId: string, id: string): Promise<StoredDocument> {
      const document = await stores.documents.find(userId, applicationId, id)
      if (!document) throw notFound()
      return document
    },

    async remove(userId: string, applicationId: string, id: string): Promise<void> {
      if (!(await stores.documents.remove(userId, applicationId, id))) throw notFound()
      await files.remove(documentKey(userId, id))
    },
  }
}

/** Counts and sums up bytes as they pass, and stops those that are too many. */
function measure(source: AsyncIterable<Uint8Array>, limit: number) {
  let fileSize = 0
  let checksum = 0
  async function* pass(): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      fileSize += chunk.length
      if (fileSize > limit) throw tooLarge(limit)
      checksum = crc32(chunk, checksum)
      yield chunk
    }
  }
  return { bytes: pass(), measured: () => ({ fileSize, crc32: checksum }) }
}

/** The name as the user knows it, without what nobody can see or type. */
function cleanName(filename: string): string {
  const name = filename.toWellFormed().replace(/\p{Cc}/gu, '')
  if (name.trim() === '') throw new Problem('bad-request', 'The file has no name')
  if (name.length > NAME_LIMIT)
    throw new Problem('bad-request', `The file name must be at most ${NAME_LIMIT} characters`)
  return name
}

function tooLarge(limit: number): Problem {
  const megabytes = (limit / 1024 ** 2).toLocaleString('en-US')
  return new Problem('too-large', `The file is larger than the limit of ${megabytes} MB`)
}

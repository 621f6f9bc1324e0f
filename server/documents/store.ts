import type { Kysely } from 'kysely'
import type { ApplicationDocument } from '../../contract/documents.ts'
import type { Tables } from '../db/tables.ts'

/** A document as stored: what the contract shows, and the checksum of its bytes. */
export type StoredDocument = ApplicationDocument & { crc32: number }

export function createDocumentStore(db: Kysely<Tables>) {
  const ofUser = (userId: string) =>
    db
      .selectFrom('documents')
      .select([
        'id',
        'original_name as originalName',
        'mime_type as mimeType',
        'file_size as fileSize',
        'crc32',
        'created_at as createdAt',
      ])
      .where('user_id', '=', userId)

  return {
    /** In the order in which they were added. */
    list(userId: string, applicationId: string): Promise<StoredDocument[]> {
      return ofUser(userId).where('application_id', '=', applicationId).orderBy('id').execute()
    },

    find(userId: string, applicationId: string, id: string): Promise<StoredDocument | undefined> {
      return ofUser(userId)
        .where('application_id', '=', applicationId)
        .where('id', '=', id)
        .executeTakeFirst()
    },

    /** All of a user's, with the application each belongs to, in the order in which they were added. */
    listAll(userId: string): Promise<(StoredDocument & { applicationId: string })[]> {
      return ofUser(userId).select('application_id as applicationId').orderBy('id').execute()
    },

    /** Those of `ids` that this user has. */
    async existing(userId: string, ids: string[]): Promise<Set<string>> {
      const rows = await db
        .selectFrom('documents')
        .select('id')
        .where('user_id', '=', userId)
        .where('id', 'in', ids)
        .execute()
      return new Set(rows.map((row) => row.id))
    },

    async insert(userId: string, applicationId: string, document: StoredDocument): Promise<void> {
      await db
        .insertInto('documents')
        .values({
          id: document.id,
          user_id: userId,
          application_id: applicationId,
          original_name: document.originalName,
          mime_type: document.mimeType,
          file_size: document.fileSize,
          crc32: document.crc32,
          created_at: document.createdAt,
        })
        .execute()
    },

    /** False when there is no such document. */
    async remove(userId: string, applicationId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('documents')
        .where('user_id', '=', userId)
        .where('application_id', '=', applicationId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}

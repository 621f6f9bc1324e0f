import type { Kysely } from 'kysely'
import type { ApplicationFields, JobApplication } from '../../contract/applications.ts'
import { locking } from '../db/engine.ts'
import { prepare } from '../db/prepared.ts'
import type { ApplicationRow, Tables } from '../db/tables.ts'

/** One that comes back from elsewhere brings its age with it. */
export type NewApplication = ApplicationFields & {
  id: string
  createdAt: string
  updatedAt?: string
  version?: number
}
export type ApplicationChange = ApplicationFields & { updatedAt: string }

export function createApplicationStore(db: Kysely<Tables>) {
  const ofUser = (userId: string) =>
    db
      .selectFrom('applications')
      .select([
        'id',
        'position_name as positionName',
        'company_name as companyName',
        'date_applied as dateApplied',
        'notes',
        'job_description_url as jobDescriptionUrl',
        'job_description_text as jobDescriptionText',
        'created_at as createdAt',
        'updated_at as updatedAt',
        'version',
      ])
      .where('user_id', '=', userId)

  const documentCounts = (userId: string) =>
    db
      .selectFrom('documents')
      .select(({ fn }) => ['application_id', fn.countAll().as('count')])
      .where('user_id', '=', userId)
      .groupBy('application_id')

  const newestFirst = (userId: string) =>
    ofUser(userId)
      .orderBy('date_applied', (order) => order.desc().nullsLast())
      .orderBy('id', 'desc')
  const selectAll = prepare(db, () => newestFirst(''))
  const countAll = prepare(db, () => documentCounts(''))

  return {
    /** Newest date applied first, those without a date last. */
    async list(userId: string): Promise<JobApplication[]> {
      const rows = await selectAll(userId)
      // Counting them all at once takes half the time of counting for each row.
      const counted = await countAll(userId)
      const counts = new Map(counted.map((row) => [row.application_id, Number(row.count)]))
      return rows.map((row) => Object.assign(row, { documentCount: counts.get(row.id) ?? 0 }))
    },

    async listIds(userId: string): Promise<string[]> {
      const rows = await db.selectFrom('applications').select('id').where('user_id', '=', userId).execute()
      return rows.map((row) => row.id)
    },

    async find(userId: string, id: string): Promise<JobApplication | undefined> {
      const row = await ofUser(userId).where('id', '=', id).executeTakeFirst()
      if (!row) return undefined
      const counted = await documentCounts(userId).where('application_id', '=', id).executeTakeFirst()
      return { ...row, documentCount: Number(counted?.count ?? 0) }
    },

    /** Keeps every other transaction away from the application until this one ends; false when there is none. */
    async lock(userId: string, id: string): Promise<boolean> {
      const query = db
        .selectFrom('applications')
        .select('id')
        .where('user_id', '=', userId)
        .where('id', '=', id)
      const row = await locking(db, query).executeTakeFirst()
      return row !== undefined
    },

    async exists(userId: string, id: string): Promise<boolean> {
      const row = await db
        .selectFrom('applications')
        .select('id')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst()
      return row !== undefined
    },

    async insert(userId: string, application: NewApplication): Promise<JobApplication> {
      const { id, createdAt, updatedAt = createdAt, version = 1, ...fields } = application
      const row: ApplicationRow = {
        id,
        user_id: userId,
        ...toColumns(fields),
        created_at: createdAt,
        updated_at: updatedAt,
        version,
      }
      await db.insertInto('applications').values(row).execute()
      return { ...application, updatedAt, version, documentCount: 0 }
    },

    async update(userId: string, id: string, change: ApplicationChange): Promise<void> {
      const { updatedAt, ...fields } = change
      await db
        .updateTable('applications')
        .set((column) => ({
          ...toColumns(fields),
          updated_at: updatedAt,
          version: column('version', '+', 1),
        }))
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .execute()
    },

    /** Removes the application and its documents' rows; false when there is none. */
    async remove(userId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('applications')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}

function toColumns(fields: ApplicationFields) {
  return {
    position_name: fields.positionName,
    company_name: fields.companyName,
    date_applied: fields.dateApplied,
    notes: fields.notes,
    job_description_url: fields.jobDescriptionUrl,
    job_description_text: fields.jobDescriptionText,
  }
}

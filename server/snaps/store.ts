import { type Kysely, sql } from 'kysely'
import type { LogEdit, SavedLog, TaskLog } from '../../contract/snaps.ts'
import { prepare } from '../db/prepared.ts'
import type { Tables } from '../db/tables.ts'
import { SAVED_COLUMNS, toChanges, toRow, toSavedLog, toTaskLog, WHOLE_COLUMNS } from './rows.ts'

export type SnapStore = ReturnType<typeof createSnapStore>

/** Which of a user's logs to list: `before` is the id of the last one already seen. */
export type RecentFilter = { limit: number; onlyUnsaved: boolean; before?: string | undefined }

type Change = { edit: LogEdit; updatedAt: string }

export function createSnapStore(db: Kysely<Tables>) {
  const selectSaved = prepare(db, () =>
    db
      .selectFrom('task_logs')
      .select(SAVED_COLUMNS)
      .where('user_id', '=', '')
      .where('is_saved', '=', sql.lit(1))
      .orderBy('date', 'desc')
      .orderBy('id', 'desc'),
  )

  return {
    async insert(userId: string, log: TaskLog): Promise<void> {
      await db.insertInto('task_logs').values(toRow(userId, log)).execute()
    },

    async listIds(userId: string): Promise<string[]> {
      const rows = await db.selectFrom('task_logs').select('id').where('user_id', '=', userId).execute()
      return rows.map((row) => row.id)
    },

    async find(userId: string, id: string): Promise<TaskLog | undefined> {
      const row = await db
        .selectFrom('task_logs')
        .select(WHOLE_COLUMNS)
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst()
      return row && toTaskLog(row)
    },

    /** Newest first; ids grow with time. */
    async listRecent(userId: string, { limit, onlyUnsaved, before }: RecentFilter): Promise<TaskLog[]> {
      let query = db.selectFrom('task_logs').select(WHOLE_COLUMNS).where('user_id', '=', userId)
      if (onlyUnsaved) query = query.where('is_saved', '=', 0)
      if (before !== undefined) query = query.where('id', '<', before)
      const rows = await query.orderBy('id', 'desc').limit(limit).execute()
      return rows.map(toTaskLog)
    },

    async listSaved(userId: string): Promise<SavedLog[]> {
      return (await selectSaved(userId)).map(toSavedLog)
    },

    async markSaved(userId: string, id: string): Promise<TaskLog | undefined> {
      const row = await db
        .updateTable('task_logs')
        .set({ is_saved: 1 })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .returning(WHOLE_COLUMNS)
        .executeTakeFirst()
      return row && toTaskLog(row)
    },

    /** Changes the log only where it still has the version that was edited: compared and set in one statement. */
    async update(userId: string, id: string, { edit, updatedAt }: Change): Promise<TaskLog | undefined> {
      const row = await db
        .updateTable('task_logs')
        .set({ ...toChanges(edit), updated_at: updatedAt })
        .set((row) => ({ version: row('version', '+', 1) }))
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('version', '=', edit.version)
        .returning(WHOLE_COLUMNS)
        .executeTakeFirst()
      return row && toTaskLog(row)
    },

    /** False when there is no such log. */
    async remove(userId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('task_logs')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst()
      return Number(numDeletedRows) > 0
    },
  }
}

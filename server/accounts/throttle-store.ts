import { type Kysely, sql } from 'kysely'
import type { Tables } from '../db/tables.ts'

export function createThrottleStore(db: Kysely<Tables>) {
  return {
    /** Counts one attempt in the window of `key`, atomically across instances; a window that is over starts anew. */
    async count(
      key: string,
      now: string,
      windowEndsAt: string,
    ): Promise<{ attempts: number; windowEndsAt: string }> {
      const isOver = sql<boolean>`throttle.window_ends_at <= ${now}`
      const row = await db
        .insertInto('throttle')
        .values({ key, attempts: 1, window_ends_at: windowEndsAt })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            attempts: sql`case when ${isOver} then 1 else throttle.attempts + 1 end`,
            window_ends_at: sql`case when ${isOver} then ${windowEndsAt} else throttle.window_ends_at end`,
          }),
        )
        .returning(['attempts', 'window_ends_at as windowEndsAt'])
        .executeTakeFirstOrThrow()
      return { attempts: Number(row.attempts), windowEndsAt: row.windowEndsAt }
    },

    /** Takes one attempt back: it turned out not to be a failure. */
    async release(keys: string[]): Promise<void> {
      await db
        .updateTable('throttle')
        .set({ attempts: sql`attempts - 1` })
        .where('key', 'in', keys)
        .where('attempts', '>', 0)
        .execute()
    },

    async removeEnded(now: string): Promise<void> {
      await db.deleteFrom('throttle').where('window_ends_at', '<=', now).execute()
    },
  }
}

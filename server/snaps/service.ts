import type { LogEdit, SnapRequest, TaskLog } from '../../contract/snaps.ts'
import type { Analyst } from '../analyst/analyst.ts'
import { type Clock, calendarDay } from '../clock.ts'
import { newId } from '../ids.ts'
import { notFound, Problem } from '../problem.ts'
import type { SnapStore } from './store.ts'

type Parts = { snaps: SnapStore; analyst: Analyst; clock: Clock }

export function createSnapService({ snaps, analyst, clock }: Parts) {
  return {
    /** Analyses a description and keeps the result, saved or not: nothing that was pasted is lost. */
    async process(
      userId: string,
      { description, timeZone, engine, ...options }: SnapRequest,
      signal: AbortSignal,
    ): Promise<TaskLog> {
      const today = calendarDay(clock.now(), timeZone)
      const entry = await analyst.snap(description, { ...options, today }, { userId, signal, engine })
      const now = clock.now().toISOString()
      const log = {
        id: newId(),
        isSaved: false,
        createdAt: now,
        updatedAt: now,
        version: 1,
        description,
        ...entry,
      }
      await snaps.insert(userId, log)
      return log
    },

    /** Refused with the stored log when somebody changed it since `edit.version`. */
    async update(userId: string, id: string, edit: LogEdit): Promise<TaskLog> {
      const updated = await snaps.update(userId, id, { edit, updatedAt: clock.now().toISOString() })
      if (updated) return updated
      const current = await snaps.find(userId, id)
      if (!current) throw notFound()
      throw new Problem('conflict', 'This entry was changed elsewhere since you opened it', { current })
    },
  }
}

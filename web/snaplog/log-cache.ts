import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { SavedLog, TaskLog } from '../../contract/snaps.ts'
import { changeCached } from '../lib/change-cached.ts'
import { logQuery, recentQuery, savedQuery, UNSAVED_KEY } from './queries.ts'

type UnsavedPages = InfiniteData<TaskLog[], string | undefined>

/** Shows an answer of the server everywhere at once, without fetching the lists again. */
export function useLogCache() {
  const client = useQueryClient()
  return useMemo(() => createLogCache(client), [client])
}

export function createLogCache(client: QueryClient) {
  const changeSaved = (change: (logs: SavedLog[]) => SavedLog[]) =>
    changeCached<SavedLog[]>(client, savedQuery.queryKey, (logs) => logs && change(logs))

  const changeUnsaved = (change: (logs: TaskLog[]) => TaskLog[]) =>
    changeCached<UnsavedPages>(
      client,
      UNSAVED_KEY,
      (data) => data && { ...data, pages: data.pages.map(change) },
    )

  return {
    /** A new log: it is the one that is open, and the lists are asked for again. */
    add(log: TaskLog) {
      client.setQueryData(logQuery(log.id).queryKey, log)
      for (const queryKey of [recentQuery.queryKey, savedQuery.queryKey])
        client.invalidateQueries({ queryKey })
    },

    put(log: TaskLog) {
      changeCached(client, logQuery(log.id).queryKey, () => log)
      if (log.isSaved) changeSaved((logs) => withLog(logs, log))
      changeUnsaved((logs) =>
        log.isSaved ? without(logs, log.id) : logs.map((other) => (other.id === log.id ? log : other)),
      )
    },

    remove(id: string) {
      client.removeQueries({ queryKey: logQuery(id).queryKey })
      changeSaved((logs) => without(logs, id))
      changeUnsaved((logs) => without(logs, id))
    },

    /** Asks for a log again, in case it was changed in another tab. */
    refresh(id: string) {
      client.invalidateQueries({ queryKey: logQuery(id).queryKey })
    },
  }
}

function without<L extends { id: string }>(logs: L[], id: string): L[] {
  return logs.filter((log) => log.id !== id)
}

/** The saved list with this log in the place where the server would list it: newest date first. */
function withLog(logs: SavedLog[], { description: _, analysis: __, ...log }: TaskLog): SavedLog[] {
  return [...without(logs, log.id), log].sort(
    (a, b) => compare(b.extractedData.date, a.extractedData.date) || compare(b.id, a.id),
  )
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getLog, recentLogs, savedLogs } from '../../contract/snaps.ts'
import { call } from '../api.ts'

export const RECENT_KEY = [recentLogs.path]
export const UNSAVED_KEY = [recentLogs.path, 'unsaved']
export const SAVED_KEY = [savedLogs.path]
export const logKey = (id: string) => [getLog.path, id]

/** How many logs a page of `recent-logs` holds; a shorter one is the last. */
const PAGE = 20

export function useSavedLogs() {
  return useQuery({ queryKey: SAVED_KEY, queryFn: ({ signal }) => call(savedLogs, { signal }) })
}

/** Processed snaps that were never saved, newest first, a page at a time. */
export function useUnsavedLogs() {
  return useInfiniteQuery({
    queryKey: UNSAVED_KEY,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam: before }) =>
      call(recentLogs, { query: { unsaved: 'true', before }, signal }),
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
  })
}

/** The whole of one log, with its description and analysis; nothing is fetched while there is no id. */
export function useLog(id: string | null) {
  return useQuery({
    queryKey: logKey(id ?? ''),
    queryFn: ({ signal }) => call(getLog, { params: { id: id ?? '' }, signal }),
    enabled: id !== null,
  })
}

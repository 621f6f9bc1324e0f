import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getAnalysisEngine } from '../../contract/account-settings.ts'
import { getLog, recentLogs, savedLogs } from '../../contract/snaps.ts'
import { call } from '../api.ts'
import { endpointQuery } from '../lib/endpoint-query.ts'

/** How many logs a page of `recent-logs` holds; a shorter one is the last. */
const PAGE = 20

export const savedQuery = endpointQuery(savedLogs, {})
export const recentQuery = endpointQuery(recentLogs, {})
export const UNSAVED_KEY = [...recentQuery.queryKey, 'unsaved']
export const logQuery = (id: string) => endpointQuery(getLog, { params: { id } })

export function useSavedLogs() {
  return useQuery(savedQuery)
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
  return useQuery({ ...logQuery(id ?? ''), enabled: id !== null })
}

/** Which engine reads snaps; it stays the same while the server runs. */
export function useAnalysisEngine() {
  return useQuery({ ...endpointQuery(getAnalysisEngine, {}), staleTime: Infinity })
}

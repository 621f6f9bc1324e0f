import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { endOtherSessions, getAnalysisEngine, listSessions } from '../../contract/account-settings.ts'
import { call } from '../api.ts'
import { endpointQuery } from '../lib/endpoint-query.ts'

/** Where the user is signed in, asked each time the settings are opened. */
export function useSessions() {
  return useQuery({ ...endpointQuery(listSessions, {}), refetchOnMount: 'always' })
}

export function useEndOtherSessions() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(endOtherSessions),
    onSettled: () => queryClient.invalidateQueries(endpointQuery(listSessions, {})),
  })
}

export function useAnalysisEngine() {
  return useQuery(endpointQuery(getAnalysisEngine, {}))
}

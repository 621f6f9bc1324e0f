import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  endOtherSessions,
  getAnalysisEngine,
  listSessions,
  testAnalysisEngine,
} from '../../contract/account-settings.ts'
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

/** Asks the model something small; the answer says whether it works and, if not, why. */
export function useTestAnalysisEngine() {
  return useMutation({ mutationFn: () => call(testAnalysisEngine) })
}

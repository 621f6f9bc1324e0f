import { QueryClient } from '@tanstack/react-query'

/** Data is fetched once and refreshed on purpose: never stale by itself, no refetch on focus, no retries. */
export function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false, retry: false },
      mutations: { retry: false },
    },
  })
}

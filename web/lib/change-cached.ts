import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Changes what is cached under a key. An answer that is on its way may be from before the change and would undo it on
 * the screen: it is not waited for, and the server is asked again.
 */
export function changeCached<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (data: Data | undefined) => Data | undefined,
): Data | undefined {
  const one = { queryKey, exact: true }
  const isUnderWay = client.isFetching(one) > 0
  const changed = client.setQueryData<Data>(queryKey, change)
  if (isUnderWay) client.cancelQueries(one).then(() => client.invalidateQueries(one))
  return changed
}

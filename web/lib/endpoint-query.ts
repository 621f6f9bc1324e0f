import { queryOptions } from '@tanstack/react-query'
import type { Endpoint } from '../../contract/endpoint.ts'
import { addressOf, type CallRequest, call } from '../api.ts'

type QueryRequest<E extends Endpoint> = Omit<CallRequest<E>, 'signal'>
type LooseRequest = { params?: Record<string, unknown>; query?: Record<string, unknown> }

/** A cached read of an endpoint. Its key is the parts of its address, such as `['api', 'saved-logs']`. */
export function endpointQuery<const E extends Endpoint>(endpoint: E, request: QueryRequest<E>) {
  const { params, query } = request as LooseRequest
  return queryOptions({
    queryKey: addressOf(endpoint, params, query).slice(1).split('/'),
    queryFn: ({ signal }) => call<Endpoint>(endpoint, { ...request, signal }) as ReturnType<typeof call<E>>,
  })
}

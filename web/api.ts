import type { z } from 'zod'
import type { Endpoint } from '../contract/endpoint.ts'
import type { ProblemBody } from '../contract/problem.ts'

type Input<S> = S extends z.ZodType ? z.input<S> : never

/** What a call of this endpoint needs: its params, query and body, each only where the endpoint has one. */
export type CallRequest<E extends Endpoint> = (E extends { params: infer P }
  ? { params: Input<P> }
  : unknown) &
  (E extends { query: infer Q } ? { query?: Input<Q> } : unknown) &
  (E extends { body: 'multipart' }
    ? { body: FormData }
    : E extends { body: infer B }
      ? { body: Input<B> }
      : unknown) & {
    signal?: AbortSignal
  }

/** What a call of this endpoint answers: the parsed JSON, or the bytes as a blob. */
export type CallAnswer<E extends Endpoint> = E['response'] extends z.ZodType ? z.output<E['response']> : Blob

type CallArguments<E extends Endpoint> =
  object extends CallRequest<E> ? [request?: CallRequest<E>] : [request: CallRequest<E>]

type LooseRequest = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  signal?: AbortSignal
}

/** A non-success answer. `message` is "status: body text"; the sentence for the user is in `problem`. */
export class ApiError extends Error {
  readonly status: number
  readonly problem: ProblemBody | undefined

  constructor(status: number, bodyText: string, statusText = '') {
    super(`${status}: ${bodyText || statusText}`)
    this.name = 'ApiError'
    this.status = status
    this.problem = parseProblem(bodyText)
  }
}

/** The server's own sentence where the error carries one, else `fallback`. */
export function messageOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.problem?.message) || fallback
}

/** A new object for each sign-in, so that a late 401 of an earlier session does not end the present one. */
type Identity = { userId: string }

let identity: Identity | undefined
const unauthorizedListeners = new Set<() => void>()

/** Names the user in whose name calls are made from now on; nobody after signing out. */
export function identify(userId: string | undefined) {
  identity = userId === undefined ? undefined : { userId }
}

/** Calls `listener` whenever the server says that the present session is no longer valid; returns its removal. */
export function onUnauthorized(listener: () => void): () => void {
  unauthorizedListeners.add(listener)
  return () => unauthorizedListeners.delete(listener)
}

/** Calls an endpoint of the contract and parses its answer; any non-success answer throws an ApiError. */
export async function call<const E extends Endpoint>(
  endpoint: E,
  ...[request]: CallArguments<E>
): Promise<CallAnswer<E>> {
  const { body, signal } = (request ?? {}) as LooseRequest
  const { address, headers, fail } = prepare(endpoint, request)
  const response = await fetch(address, {
    method: endpoint.method,
    credentials: 'include',
    headers,
    ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  })
  if (!response.ok) throw fail(response.status, await response.text(), response.statusText)
  if (endpoint.response === 'bytes') return (await response.blob()) as CallAnswer<E>
  const text = await response.text()
  const answer: unknown = JSON.parse(text)
  if (endpoint.reportsSuccess && isRefusal(answer)) throw fail(response.status, text)
  return endpoint.response.parse(answer) as CallAnswer<E>
}

/** A request of the present user: where it goes, its headers, and what makes an error of its failure. */
export function prepare(endpoint: Endpoint, request: LooseRequest = {}) {
  const sender = identity
  return {
    address: addressOf(endpoint, request.params, request.query),
    headers: headersFor(request.body),
    fail(status: number, bodyText: string, statusText?: string) {
      // A 401 of a public endpoint is about a password; only one of the present session ends it.
      const isExpiry = status === 401 && endpoint.access === 'session' && sender === identity
      if (isExpiry) for (const listener of unauthorizedListeners) listener()
      return new ApiError(status, bodyText, statusText)
    },
  }
}

/** The address of an endpoint with its parameters filled in. */
export function addressOf(
  endpoint: Endpoint,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return given.length > 0 ? `${path}?${search}` : path
}

function headersFor(body: unknown): Record<string, string> {
  return {
    ...(identity && { 'user-id': identity.userId }),
    ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
  }
}

function isRefusal(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === false
}

/** Checked by hand, not by the schema: with it the first screen would carry all of Zod for one line. */
function parseProblem(text: string): ProblemBody | undefined {
  try {
    const body: unknown = JSON.parse(text)
    return isProblemBody(body) ? body : undefined
  } catch {
    return undefined
  }
}

function isProblemBody(body: unknown): body is ProblemBody {
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
}

import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import { Problem } from '../problem.ts'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses a write that another site's page sent; clients that are no browsers send neither header. */
export function refuseCrossSite(
  request: FastifyRequest,
  _reply: FastifyReply,
  done: HookHandlerDoneFunction,
): void {
  const isForeign = !READING.has(request.method) && (isForeignFetch(request) || isForeignOrigin(request))
  done(
    isForeign ? new Problem('forbidden', 'This request came from another site and was refused') : undefined,
  )
}

function isForeignFetch(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

function isForeignOrigin(request: FastifyRequest): boolean {
  const origin = request.headers.origin
  if (origin === undefined) return false
  return !URL.canParse(origin) || new URL(origin).host !== request.host.toLowerCase()
}

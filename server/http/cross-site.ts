import type { FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses a write that another site's page sent; clients that are no browsers send neither header. */
export async function refuseCrossSite(request: FastifyRequest): Promise<void> {
  if (READING.has(request.method)) return
  const site = request.headers['sec-fetch-site']
  const isForeignFetch = site !== undefined && site !== 'same-origin' && site !== 'none'
  if (isForeignFetch || isForeignOrigin(request))
    throw new Problem('forbidden', 'This request came from another site and was refused')
}

function isForeignOrigin(request: FastifyRequest): boolean {
  const origin = request.headers.origin
  if (origin === undefined) return false
  return !URL.canParse(origin) || new URL(origin).host !== request.host.toLowerCase()
}

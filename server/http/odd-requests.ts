import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import { Problem } from '../problem.ts'

const URL_LIMIT = 8 * 1024

/** Refuses what no honest client sends: two hosts, addresses that hide something, bodies in other codings. */
export function refuseOddRequests(
  request: FastifyRequest,
  reply: FastifyReply,
  done: HookHandlerDoneFunction,
): void {
  const { url = '', rawHeaders } = request.raw
  if (countHosts(rawHeaders) !== 1) {
    // Somebody between us and the client may have read another host, and another request after this one.
    reply.header('connection', 'close')
    done(new Problem('bad-request', 'The request must name one host'))
  } else done(oddAddress(url) ?? oddBody(request.headers))
}

function countHosts(rawHeaders: readonly string[]): number {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts
}

function oddAddress(url: string): Problem | undefined {
  if (url.length > URL_LIMIT) return new Problem('address-too-long', 'The address is too long')
  return hidesSomething(url) ? new Problem('bad-request', 'The address could not be read') : undefined
}

function oddBody(headers: FastifyRequest['headers']): Problem | undefined {
  const coding = headers['content-encoding']
  if (coding !== undefined && coding !== 'identity')
    return new Problem('unsupported-type', 'The body must be sent as it is, without a content encoding')
  const type = headers['content-type']
  const charset = type && /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(type)?.[1]
  if (charset && !/^utf-?8$/i.test(charset))
    return new Problem('unsupported-type', 'The body must be sent in UTF-8')
  return undefined
}

/** Control characters, a way out of the folder that the path seems to be in, or into what every object has. */
function hidesSomething(url: string): boolean {
  if (/^[\w/-]*$/.test(url)) return false
  const [path = '', query = ''] = url.split(/\?(.*)/s)
  const decoded = decode(path)
  return (
    decoded === undefined ||
    /\p{Cc}|\\/u.test(decoded) ||
    decoded.split('/').includes('..') ||
    /%(0[\da-f]|1[\da-f]|7f)/i.test(query) ||
    /__proto__|constructor[[.\]]/.test(decode(query) ?? '__proto__')
  )
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

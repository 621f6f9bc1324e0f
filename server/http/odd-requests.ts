import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'

const URL_LIMIT = 8 * 1024

/** Refuses what no honest client sends: two hosts, addresses that hide something, bodies in other codings. */
export async function refuseOddRequests(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { url = '', headers, rawHeaders } = request.raw
  if (url.length > URL_LIMIT) throw new Problem('address-too-long', 'The address is too long')
  if (rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length !== 1) {
    // Somebody between us and the client may have read another host, and another request after this one.
    reply.header('connection', 'close')
    throw new Problem('bad-request', 'The request must name one host')
  }
  if (hidesSomething(url)) throw new Problem('bad-request', 'The address could not be read')
  if (headers['content-encoding'] !== undefined && headers['content-encoding'] !== 'identity')
    throw new Problem('unsupported-type', 'The body must be sent as it is, without a content encoding')
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(headers['content-type'] ?? '')?.[1]
  if (charset !== undefined && !/^utf-?8$/i.test(charset))
    throw new Problem('unsupported-type', 'The body must be sent in UTF-8')
}

/** Control characters, or a way out of the folder that the path seems to be in. */
function hidesSomething(url: string): boolean {
  const [path = '', query = ''] = url.split(/\?(.*)/s)
  const decoded = decode(path)
  return (
    decoded === undefined ||
    /\p{Cc}|\\/u.test(decoded) ||
    decoded.split('/').includes('..') ||
    /%(0[\da-f]|1[\da-f]|7f)/i.test(query)
  )
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

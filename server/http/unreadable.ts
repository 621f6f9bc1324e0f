import type { IncomingMessage, ServerResponse } from 'node:http'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { WORDS } from './errors.ts'
import { API_HEADERS } from './headers.ts'

const STATUS_OF: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Answers what is no HTTP, for which there is no request and no reply, in the form of every other answer, and hangs up. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  hangUp(socket, STATUS_OF[error.code ?? ''] ?? 400)
}

/** Answers an address that cannot be decoded or is too long, for which no hook runs. */
export function answerUnroutable(
  error: Error & { statusCode?: number | undefined },
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  const status = error.statusCode ?? 400
  reply
    .code(status)
    .headers({ ...API_HEADERS, 'content-type': 'application/json; charset=utf-8' })
    .send(bodyFor(status))
}

/** Answers a request that wants to be told something that nobody here can tell. */
export function refuseExpectation(request: IncomingMessage, _response: ServerResponse): void {
  hangUp(request.socket, 417)
}

/** Writes an answer straight to the connection and closes it. */
export function hangUp(socket: Socket, status: number): void {
  if (!socket.writable) return
  const body = bodyFor(status)
  const headers = {
    ...API_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
  // Whoever goes on sending would keep the connection open.
  socket.destroySoon()
}

function bodyFor(status: number): string {
  return JSON.stringify({ message: WORDS[status] ?? WORDS[400] })
}

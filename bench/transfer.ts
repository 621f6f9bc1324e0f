import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { Readable } from 'node:stream'

type Transfer = {
  method?: string
  headers?: Record<string, string | number>
  body?: string | AsyncIterable<Uint8Array>
  /** Costs time that a measurement should not have. */
  withDigest?: boolean
}

export type Transferred = { text: string; bytes: number; seconds: number; digest: string }

/** Sends a request with a body of any length, reads the whole answer and says how long that took. */
export async function transfer(url: string, options: Transfer = {}): Promise<Transferred> {
  const { method = 'GET', headers = {}, body = '', withDigest = false } = options
  const begin = performance.now()
  const outgoing = request(url, { method, headers, agent: false })
  const responded = once(outgoing, 'response') as Promise<[IncomingMessage]>
  if (typeof body === 'string') outgoing.end(body)
  else Readable.from(body, { objectMode: false, highWaterMark: 4 * 1024 ** 2 }).pipe(outgoing)
  const [response] = await responded
  const isJson = response.headers['content-type']?.startsWith('application/json') ?? false
  const hash = createHash('sha256')
  let bytes = 0
  let text = ''
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (isJson) text += chunk
    if (withDigest) hash.update(chunk)
  })
  await once(response, 'end')
  const seconds = (performance.now() - begin) / 1000
  if ((response.statusCode ?? 500) > 299) throw new Error(`${url} answered ${response.statusCode} ${text}`)
  return { text, bytes, seconds, digest: hash.digest('hex') }
}

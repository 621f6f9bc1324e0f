import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, type RequestOptions, request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { Readable } from 'node:stream'

export const techlogServer = new URL('../../server/testing/serve.ts', import.meta.url)

export type Started = { port: number; memory(): Promise<number>; stop(): void }

/** Starts a server in a process of its own: the real one, or a bare one to compare it with. */
export async function start(script: URL, argument: string): Promise<Started> {
  const child = fork(script, [argument])
  const [{ port }] = await once(child, 'message')
  return {
    port,
    async memory() {
      child.send('memory')
      const [{ rss }] = await once(child, 'message')
      return rss
    },
    stop: () => child.kill(),
  }
}

export type Answer = { status: number; text: string; bytes: number; seconds: number; digest: string }

/** Sends a request and reads the whole answer; `withDigest` costs time that a measurement should not have. */
export async function send(
  options: RequestOptions,
  body: string | AsyncIterable<Uint8Array> = '',
  withDigest = false,
): Promise<Answer> {
  const begin = performance.now()
  const outgoing = request({ host: '127.0.0.1', ...options })
  const responded = once(outgoing, 'response')
  if (typeof body === 'string') outgoing.end(body)
  else Readable.from(body, { objectMode: false, highWaterMark: 4 * 1024 ** 2 }).pipe(outgoing)
  const [response]: IncomingMessage[] = await responded
  const hash = createHash('sha256')
  let bytes = 0
  let text = ''
  const isJson = response?.headers['content-type']?.startsWith('application/json') ?? false
  response?.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (isJson) text += chunk
    if (withDigest) hash.update(chunk)
  })
  if (response) await once(response, 'end')
  const seconds = (performance.now() - begin) / 1000
  return { status: response?.statusCode ?? 0, text, bytes, seconds, digest: hash.digest('hex') }
}

/** The headers of a new account's session. */
export async function signUp(port: number): Promise<Record<string, string>> {
  const response = await fetch(`http://127.0.0.1:${port}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      username: 'bench',
      password: 'correct horse',
      email: 'bench@example.com',
      displayName: 'Bench',
    }),
  })
  const { user } = (await response.json()) as { user: { id: string } }
  return { cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '', 'user-id': user.id }
}

import { once } from 'node:events'
import { createServer, type IncomingMessage, request as send } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** A small load balancer: takes turns, and asks the next server where one is away and nothing can have happened. */
export async function startProxy(upstreams: string[]) {
  let turn = 0
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    for (let attempt = 0; attempt < 40; attempt++) {
      const upstream = upstreams[turn++ % upstreams.length] ?? ''
      const answer = await forward(upstream, request, body)
      const isWorthAnother =
        answer === 'refused' || (isIdempotent(request) && (!answer || answer.status === 503))
      if (isWorthAnother) {
        await pause(25)
        continue
      }
      if (!answer) break
      response.writeHead(answer.status, answer.headers).end(answer.body)
      return
    }
    response.writeHead(502).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer }

/** `refused`: nobody was there to read the request. Undefined: the connection was lost later. */
function forward(
  upstream: string,
  request: IncomingMessage,
  body: Buffer,
): Promise<Answer | 'refused' | undefined> {
  return new Promise((resolve) => {
    const { method, headers } = request
    const outgoing = send(upstream + request.url, { method, headers, agent: false }, async (answer) => {
      const chunks: Buffer[] = []
      try {
        for await (const chunk of answer) chunks.push(chunk)
        const status = answer.statusCode ?? 502
        resolve({ status, headers: answer.headers, body: Buffer.concat(chunks) })
      } catch {
        resolve(undefined)
      }
    })
    outgoing.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' ? 'refused' : undefined),
    )
    outgoing.end(body)
  })
}

function isIdempotent({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}

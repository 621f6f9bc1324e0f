import type { FastifyReply } from 'fastify'

type Outgoing = {
  status?: number
  headers: Record<string, string | number>
  /** Each chunk need hold only until the next one is asked for. */
  bytes: AsyncIterable<Uint8Array>
}

/**
 * Answers with bytes as they come, and HEAD with the headers alone. Fastify would pipe a stream, which takes a new buffer for each chunk; here a chunk
 * has left before the next is asked for, so its memory can serve again, and the garbage collector has nothing to do.
 */
export async function sendBytes(reply: FastifyReply, outgoing: Outgoing): Promise<FastifyReply> {
  const { status = 200, headers } = outgoing
  const bytes = reply.request.method === 'HEAD' ? nothing() : outgoing.bytes
  const chunks = bytes[Symbol.asyncIterator]()
  try {
    // What fails before the first byte can still be told in the usual way.
    let next = await chunks.next()
    const response = begin(reply, status, headers)
    while (!next.done && !response.destroyed) {
      await write(response, next.value)
      if (!response.destroyed) next = await chunks.next().catch((error) => cut(reply, error))
    }
    response.end()
  } finally {
    await chunks.return?.()
  }
  return reply
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

function begin(reply: FastifyReply, status: number, headers: Outgoing['headers']) {
  reply.headers(headers).hijack()
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value)
  return reply.raw.writeHead(status)
}

/** Resolves when the bytes are out of our hands: sent, or not wanted any more. */
function write(response: FastifyReply['raw'], chunk: Uint8Array): Promise<void> {
  return new Promise((resolve) => {
    function done() {
      response.off('close', done)
      resolve()
    }
    response.once('close', done)
    response.write(chunk, done)
  })
}

/** Too late for another answer: all that is left is to break off, so that nobody takes a part for the whole. */
function cut(reply: FastifyReply, error: unknown) {
  reply.log.error({ event: 'download-cut', err: error }, 'a download broke off')
  reply.raw.destroy()
  return { done: true as const, value: undefined }
}

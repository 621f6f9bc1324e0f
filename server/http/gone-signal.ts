import type { FastifyReply } from 'fastify'

/** Aborts when the browser goes away before its answer. */
export function goneSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}

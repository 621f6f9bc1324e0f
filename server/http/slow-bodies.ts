import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import { hangUp } from './unreadable.ts'

/** Hangs up on who takes longer than this to send a body, files aside: those may take as long as they keep coming. */
export function cutSlowBodies(milliseconds: number) {
  return (request: FastifyRequest, _reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    const { raw } = request
    const hasBody =
      raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined
    if (hasBody && request.routeOptions.config.endpoint?.body !== 'multipart') watch(raw)
    done()
  }

  function watch(raw: FastifyRequest['raw']): void {
    // Not when the answer is out: a body that nobody reads any more holds the connection just as well.
    const timer = setTimeout(() => raw.complete || hangUp(raw.socket, 408), milliseconds)
    timer.unref()
    raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
  }
}

import type { FastifyReply } from 'fastify'
import { extractJobInfo } from '../../contract/postings.ts'
import type { Router } from '../http/route.ts'
import type { PostingService } from './service.ts'

export function postingRoutes(route: Router, { postings }: { postings: PostingService }): void {
  route(extractJobInfo, async ({ body, user, reply }) => postings.extract(user.id, body, goneSignal(reply)))
}

/** Aborts when the browser goes away before its answer. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}

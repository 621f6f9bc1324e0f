import { extractJobInfo } from '../../contract/postings.ts'
import { goneSignal } from '../http/gone-signal.ts'
import type { Router } from '../http/route.ts'
import type { PostingService } from './service.ts'

export function postingRoutes(route: Router, { postings }: { postings: PostingService }): void {
  route(extractJobInfo, async ({ body, user, reply }) => postings.extract(user.id, body, goneSignal(reply)))
}

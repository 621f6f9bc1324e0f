import { Readable } from 'node:stream'
import { exportData, importData } from '../../contract/takeout.ts'
import { type Clock, calendarDay } from '../clock.ts'
import { zip } from '../files/zip.ts'
import { attachment } from '../http/disposition.ts'
import { withFormFile } from '../http/multipart.ts'
import type { Router } from '../http/route.ts'
import type { createTakeoutService } from './service.ts'

type Parts = { takeout: ReturnType<typeof createTakeoutService>; clock: Clock }

export function takeoutRoutes(route: Router, { takeout, clock }: Parts): void {
  route(exportData, async ({ user, request, reply }) => {
    const entries = await takeout.entries(user)
    reply.headers({
      'content-type': 'application/zip',
      'content-disposition': attachment(`techlog-${user.username}-${calendarDay(clock.now())}.zip`),
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
    })
    return reply.send(Readable.from(request.method === 'HEAD' ? [] : zip(entries)))
  })

  route(importData, ({ user, request }) => {
    const announced = Number(request.headers['content-length'] ?? 0)
    return withFormFile(request, 'document', ({ bytes }) => takeout.receive(user.id, { bytes, announced }))
  })
}

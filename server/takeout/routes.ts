import { exportData, importData } from '../../contract/takeout.ts'
import { type Clock, calendarDay } from '../clock.ts'
import { zip } from '../files/zip.ts'
import { attachment } from '../http/disposition.ts'
import { withFormFile } from '../http/multipart.ts'
import type { Router } from '../http/route.ts'
import { sendBytes } from '../http/send-bytes.ts'
import type { createTakeoutService } from './service.ts'

type Parts = { takeout: ReturnType<typeof createTakeoutService>; clock: Clock }

export function takeoutRoutes(route: Router, { takeout, clock }: Parts): void {
  route(exportData, async ({ user, request, reply }) => {
    const entries = await takeout.entries(user)
    return sendBytes(reply, {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': attachment(`techlog-${user.username}-${calendarDay(clock.now())}.zip`),
        'content-security-policy': "sandbox; default-src 'none'",
        'cache-control': 'private, no-store',
      },
      bytes: zip(request.method === 'HEAD' ? [] : entries),
    })
  })

  route(importData, ({ user, request }) => {
    const announced = Number(request.headers['content-length'] ?? 0)
    return withFormFile(request, 'document', ({ bytes }) => takeout.receive(user.id, { bytes, announced }))
  })
}

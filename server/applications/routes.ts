import {
  createApplication,
  deleteApplication,
  downloadFolder,
  folderName,
  listApplications,
  updateApplication,
} from '../../contract/applications.ts'
import { zip, zipLength } from '../files/zip.ts'
import { attachment } from '../http/disposition.ts'
import type { Router } from '../http/route.ts'
import { sendBytes } from '../http/send-bytes.ts'
import type { createApplicationService } from './service.ts'

type Parts = { applications: ReturnType<typeof createApplicationService> }

export function applicationRoutes(route: Router, { applications }: Parts): void {
  route(listApplications, ({ user }) => applications.list(user.id))

  route(createApplication, ({ user, body }) => applications.create(user.id, body))

  route(updateApplication, ({ user, params, body }) => applications.update(user.id, params.id, body))

  route(deleteApplication, async ({ user, params }) => {
    await applications.remove(user.id, params.id)
    return { success: true as const }
  })

  route(downloadFolder, async ({ user, params, reply }) => {
    const { application, entries } = await applications.folder(user.id, params.id)
    const length = zipLength(entries)
    return sendBytes(reply, {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': attachment(folderName(application)),
        'content-security-policy': "sandbox; default-src 'none'",
        'cache-control': 'private, no-store',
        ...(length === undefined ? {} : { 'content-length': length }),
      },
      bytes: zip(entries),
    })
  })
}

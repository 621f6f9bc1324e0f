import {
  deleteLog,
  getLog,
  processTask,
  recentLogs,
  savedLogs,
  saveLog,
  updateLog,
} from '../../contract/snaps.ts'
import { goneSignal } from '../http/gone-signal.ts'
import type { Router } from '../http/route.ts'
import { notFound } from '../problem.ts'
import type { createSnapService } from './service.ts'
import type { SnapStore } from './store.ts'

const PAGE = 20

type Parts = { snaps: ReturnType<typeof createSnapService>; snapStore: SnapStore }

export function snapRoutes(route: Router, { snaps, snapStore }: Parts): void {
  route(processTask, ({ user, body, reply }) => snaps.process(user.id, body, goneSignal(reply)))

  route(recentLogs, ({ user, query }) =>
    snapStore.listRecent(user.id, {
      limit: PAGE,
      onlyUnsaved: query.unsaved === 'true',
      before: query.before,
    }),
  )

  route(savedLogs, ({ user }) => snapStore.listSaved(user.id))

  route(getLog, async ({ user, params }) => {
    const log = await snapStore.find(user.id, params.id)
    if (!log) throw notFound()
    return log
  })

  route(saveLog, async ({ user, params }) => {
    const log = await snapStore.markSaved(user.id, params.id)
    if (!log) throw notFound()
    return log
  })

  route(updateLog, ({ user, params, body }) => snaps.update(user.id, params.id, body))

  route(deleteLog, async ({ user, params }) => {
    if (!(await snapStore.remove(user.id, params.id))) throw notFound()
    return { success: true as const }
  })
}

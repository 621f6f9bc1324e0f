import { getAnalysisEngine, testAnalysisEngine } from '../../contract/account-settings.ts'
import { goneSignal } from '../http/gone-signal.ts'
import type { Router } from '../http/route.ts'
import type { EngineStatus } from './engine-status.ts'

export function analystRoutes(route: Router, { engineStatus }: { engineStatus: EngineStatus }): void {
  route(getAnalysisEngine, () => engineStatus.read())
  route(testAnalysisEngine, ({ user, reply }) =>
    engineStatus.test({ userId: user.id, signal: goneSignal(reply) }),
  )
}

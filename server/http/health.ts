import type { FastifyInstance } from 'fastify'
import { Problem } from '../problem.ts'
import type { QuietLog } from './quiet-log.ts'

/** `/healthz`: the process is up. `/readyz`: what it stands on answers too. */
export function healthRoutes(
  app: FastifyInstance,
  checks: (() => Promise<void>)[],
  quietLog: QuietLog,
): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (request) => {
    try {
      await Promise.all(checks.map((check) => check()))
    } catch (error) {
      quietLog('warn', { event: 'not-ready', address: request.ip, err: error }, 'not ready')
      throw new Problem('unavailable', 'TechLog is not ready')
    }
    return { status: 'ok' }
  })
}

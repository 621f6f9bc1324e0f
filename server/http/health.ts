import type { FastifyInstance } from 'fastify'
import { Problem } from '../problem.ts'

/** `/healthz`: the process is up. `/readyz`: what it stands on answers too. */
export function healthRoutes(app: FastifyInstance, checks: (() => Promise<void>)[]): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (request) => {
    try {
      await Promise.all(checks.map((check) => check()))
    } catch (error) {
      request.log.error({ event: 'not-ready', err: error }, 'not ready')
      throw new Problem('unavailable', 'TechLog is not ready')
    }
    return { status: 'ok' }
  })
}

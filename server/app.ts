import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  LogController,
  type RouteOptions,
} from 'fastify'
import { accountRoutes } from './accounts/routes.ts'
import type { createAccountService } from './accounts/service.ts'
import type { Sessions } from './accounts/sessions.ts'
import type { createAccountSettings } from './accounts/settings.ts'
import type { EngineStatus } from './analyst/engine-status.ts'
import { analystRoutes } from './analyst/routes.ts'
import { applicationRoutes } from './applications/routes.ts'
import type { createApplicationService } from './applications/service.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Stores } from './db/stores.ts'
import { documentRoutes } from './documents/routes.ts'
import type { createDocumentService } from './documents/service.ts'
import type { FileStore } from './files/file-store.ts'
import { createAuthenticate } from './http/authenticate.ts'
import { refuseCrossSite } from './http/cross-site.ts'
import { handleErrors } from './http/errors.ts'
import { secureHeaders } from './http/headers.ts'
import { healthRoutes } from './http/health.ts'
import { readJsonBodies } from './http/json-body.ts'
import { acceptForms } from './http/multipart.ts'
import { refuseOddRequests } from './http/odd-requests.ts'
import { openApiDocument } from './http/openapi.ts'
import { createQuietLog } from './http/quiet-log.ts'
import { RequestLog } from './http/request-log.ts'
import { createRouter } from './http/route.ts'
import { cutSlowBodies } from './http/slow-bodies.ts'
import { answerUnreadable, answerUnroutable, refuseExpectation } from './http/unreadable.ts'
import { serveWeb } from './http/web.ts'
import { postingRoutes } from './postings/routes.ts'
import type { PostingService } from './postings/service.ts'
import { snapRoutes } from './snaps/routes.ts'
import type { createSnapService } from './snaps/service.ts'
import { takeoutRoutes } from './takeout/routes.ts'
import type { createTakeoutService } from './takeout/service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route that there is, so that a test can try each one and none is forgotten. */
    routes: RouteOptions[]
  }
}

/** What the routes need; `compose.ts` makes the real ones. */
export type Parts = {
  log: FastifyBaseLogger
  accounts: ReturnType<typeof createAccountService>
  accountSettings: ReturnType<typeof createAccountSettings>
  sessions: Sessions
  takeout: ReturnType<typeof createTakeoutService>
  engineStatus: EngineStatus
  clock: Clock
  postings: PostingService
  snaps: ReturnType<typeof createSnapService>
  stores: Stores
  applications: ReturnType<typeof createApplicationService>
  documents: ReturnType<typeof createDocumentService>
  files: FileStore
  readinessChecks: (() => Promise<void>)[]
  /** The built browser app; absent where only the API is wanted. */
  webFolder?: string | undefined
  trustProxy: Config['trustProxy']
}

/** The application without a port: every route is named here. */
export async function createApp(parts: Parts): Promise<FastifyInstance> {
  const app = Fastify({
    // Without a logger of its own Fastify neither makes one for each request nor listens for the end of each answer.
    logger: false,
    childLoggerFactory: (_none, bindings) => new RequestLog(parts.log, bindings),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: parts.trustProxy,
    bodyLimit: 1024 ** 2,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    // Uploads may take long; an idle connection may not.
    requestTimeout: 0,
    connectionTimeout: 60_000,
    // A request without a host is answered by us, with a body, and not by Node.
    http: { headersTimeout: 15_000, maxHeaderSize: 16 * 1024, requireHostHeader: false },
    clientErrorHandler: answerUnreadable,
    frameworkErrors: answerUnroutable,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  })
  const routes: RouteOptions[] = []
  app.decorate('routes', routes)
  app.addHook('onRoute', (route) => {
    routes.push(route)
  })
  const quietLog = createQuietLog(parts)
  secureHeaders(app)
  handleErrors(app, quietLog)
  readJsonBodies(app)
  acceptForms(app)
  app.server.on('checkExpectation', refuseExpectation)
  app.addHook('onRequest', refuseOddRequests)
  app.addHook('onRequest', refuseCrossSite)
  app.addHook('onRequest', cutSlowBodies(30_000))

  const route = createRouter(app, createAuthenticate(parts.sessions, quietLog))
  accountRoutes(route, { ...parts, quietLog })
  takeoutRoutes(route, parts)
  analystRoutes(route, parts)
  postingRoutes(route, parts)
  snapRoutes(route, { snaps: parts.snaps, snapStore: parts.stores.snaps })
  applicationRoutes(route, parts)
  documentRoutes(route, parts)

  healthRoutes(app, parts.readinessChecks, quietLog)
  const openApi = JSON.stringify(openApiDocument())
  app.get('/api/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(openApi),
  )
  await serveWeb(app, parts.webFolder)
  return app
}

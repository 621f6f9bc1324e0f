import type { FastifyBaseLogger } from 'fastify'
import { createPasswords, type Passwords } from './accounts/passwords.ts'
import { createAccountService } from './accounts/service.ts'
import { createSessions } from './accounts/sessions.ts'
import { createAccountSettings } from './accounts/settings.ts'
import { createThrottle, openThrottle } from './accounts/throttle.ts'
import type { Analyst } from './analyst/analyst.ts'
import { createBreaker } from './analyst/breaker.ts'
import { createBudget } from './analyst/budget.ts'
import { createBuiltInAnalyst } from './analyst/built-in.ts'
import { builtInStatus, modelStatus } from './analyst/engine-status.ts'
import { withModel } from './analyst/with-model.ts'
import { withinLimits } from './analyst/within-limits.ts'
import { createApp } from './app.ts'
import { createApplicationService } from './applications/service.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Config } from './config.ts'
import { createDatabase } from './db/stores.ts'
import { createDocumentService } from './documents/service.ts'
import { startHousekeeping } from './housekeeping.ts'
import { createFetchLimits } from './postings/fetch-limits.ts'
import { createFetchPage, fetchNothing } from './postings/fetch-page.ts'
import { createPostingReader } from './postings/reader.ts'
import { createPostingService } from './postings/service.ts'
import { createSnapService } from './snaps/service.ts'
import { openStorage } from './storage.ts'
import { createTakeoutService } from './takeout/service.ts'

type Outside = {
  log: FastifyBaseLogger
  clock?: Clock
  passwords?: Passwords
  analyst?: Analyst
  webFolder?: string | undefined
}

/** Builds the whole server from its settings: the only place that picks implementations. */
export async function compose(config: Config, outside: Outside) {
  const {
    log,
    clock = systemClock,
    passwords = createPasswords(),
    analyst: builtIn = createBuiltInAnalyst(),
    webFolder,
  } = outside
  const storage = await openStorage(config, log)
  const { files } = storage
  const database = createDatabase(storage.db)

  const sessions = createSessions({ stores: database.stores, clock })
  const throttle = config.rateLimit === 'on' ? createThrottle({ database, clock }) : openThrottle
  const accounts = createAccountService({
    database,
    clock,
    passwords,
    sessions,
    throttle,
    registration: config.registration,
  })
  const accountSettings = createAccountSettings({ database, files, passwords, sessions, throttle })
  const takeout = createTakeoutService({ database, files, clock, maxUploadBytes: config.maxUploadBytes })
  const { analyst, engineStatus } = await openAnalyst()
  const snaps = createSnapService({ snaps: database.stores.snaps, analyst: withinLimits(analyst), clock })

  const reader = createPostingReader()
  const postings = createPostingService({
    fetchPage:
      config.fetch === 'off'
        ? fetchNothing
        : createFetchPage({
            allowed: config.fetchAllow,
            report: (reason) => log.info({ event: 'page-not-fetched', reason }, 'page not fetched'),
          }),
    limits: createFetchLimits({ clock, isRated: config.rateLimit === 'on' }),
    reader,
    analyst,
  })
  const applications = createApplicationService({ database, files, clock })
  const documents = createDocumentService({
    database,
    files,
    clock,
    maxUploadBytes: config.maxUploadBytes,
  })

  const { stores } = database
  const { hasSharedFiles } = storage
  const housekeeping = await startHousekeeping({ log, clock, stores, sessions, files, hasSharedFiles })
  const app = await createApp({
    log,
    accounts,
    accountSettings,
    sessions,
    takeout,
    engineStatus,
    clock,
    postings,
    snaps,
    stores: database.stores,
    applications,
    documents,
    files,
    readinessChecks: [() => database.ping(), () => files.ping()],
    webFolder,
    trustProxy: config.trustProxy,
  })
  app.addHook('onListen', async () => reader.warmUp())
  app.addHook('onClose', async () => {
    await reader.close()
    housekeeping.stop()
    await storage.close()
  })
  return { app, database, files }

  async function openAnalyst() {
    if (!config.model) return { analyst: builtIn, engineStatus: builtInStatus() }
    // The SDK costs start-up time and memory that nobody pays who has no model.
    const { createModel } = await import('./analyst/model.ts')
    const model = createModel(config.model)
    const limit = config.rateLimit === 'on' ? {} : { limit: Infinity }
    const budget = createBudget({ stores: database.stores, clock, ...limit })
    return {
      analyst: withModel(builtIn, { model, budget, breaker: createBreaker(clock), log }),
      engineStatus: modelStatus({ model, budget }),
    }
  }
}

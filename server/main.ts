import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { practiseNotes } from './analyst/practice.ts'
import { compose } from './compose.ts'
import { readConfig } from './config.ts'
import { StartError } from './start-error.ts'

const STOP_LIMIT = 10_000
/** So long after a request another one is likely to follow, in milliseconds. */
const QUIET = 400

const log = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime })

process.on('uncaughtException', (error) => {
  if (error instanceof StartError) console.error(error.message)
  else log.fatal({ event: 'crash', err: error }, 'unexpected error outside of a request')
  process.exit(1)
})

// What people write here is theirs alone.
process.umask(0o077)

const config = readConfig(process.env)
const web = join(import.meta.dirname, '../dist/web')
const { app } = await compose(config, { log, webFolder: existsSync(web) ? web : undefined })
await app.listen({ host: config.host, port: config.port }).catch((error) => {
  throw new StartError(listenMessage(error))
})
log.info({ event: 'started' }, 'started')
if (!config.trustProxy) log.warn({ event: 'plain-http' }, 'no trusted proxy: cookies are not marked secure')
console.log(`TechLog is ready at ${address()}`)
let lastRequest = 0
app.server.on('request', () => {
  lastRequest = performance.now()
})
setTimeout(practiseNotes, 100, () => performance.now() - lastRequest > QUIET).unref()

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop(signal))

/** Finishes the requests that run, within the limit, and leaves. */
async function stop(signal: string): Promise<void> {
  log.info({ event: 'stopping', signal }, 'stopping')
  setTimeout(() => process.exit(0), STOP_LIMIT).unref()
  await app.close()
  log.info({ event: 'stopped' }, 'stopped')
  process.exit(0)
}

function listenMessage(error: NodeJS.ErrnoException): string {
  const place = `${config.host}:${config.port}`
  if (error.code === 'EADDRINUSE') return `Port ${config.port} is already in use. Set PORT to another one.`
  if (error.code === 'EACCES') return `TechLog may not listen on ${place}. Set PORT to one above 1023.`
  return `TechLog cannot listen on ${place}: ${error.message}`
}

function address(): string {
  const bound = app.server.address()
  const port = typeof bound === 'object' && bound ? bound.port : config.port
  const host = config.host.includes(':') ? `[${config.host}]` : config.host
  return `http://${host}:${port}`
}

import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { compose } from './compose.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { NewerSchemaError } from './db/migrate.ts'
import { claimFolder } from './db/sqlite.ts'

const STOP_LIMIT = 10_000

const log = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime })

process.on('uncaughtException', (error) => {
  log.fatal({ event: 'crash', err: error }, 'unexpected error outside of a request')
  process.exit(1)
})

const config = readConfigOrStop()
const claim = claimDataFolder(config.dataFolder)
const { app } = await compose(config, { log, webFolder: join(import.meta.dirname, '../dist/web') }).catch(
  (error) =>
    stopStart(
      error instanceof NewerSchemaError ? error.message : `TechLog could not start: ${error.message}`,
    ),
)
await app.listen({ host: config.host, port: config.port }).catch((error) => stopStart(listenMessage(error)))
log.info({ event: 'started', data: config.dataFolder }, 'started')
console.log(`TechLog is ready at ${address()}`)

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop(signal))

async function stop(signal: string): Promise<void> {
  log.info({ event: 'stopping', signal }, 'stopping')
  setTimeout(() => process.exit(0), STOP_LIMIT).unref()
  await app.close()
  claim.release()
  log.info({ event: 'stopped' }, 'stopped')
  process.exit(0)
}

function readConfigOrStop(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (error instanceof ConfigError) return stopStart(error.message)
    throw error
  }
}

function claimDataFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch {
    return stopStart(`The data folder ${folder} cannot be written to. Set TECHLOG_DATA to a folder that can.`)
  }
  return claimFolder(folder) ?? stopStart(`Another TechLog server is already using the data folder ${folder}`)
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

function stopStart(message: string): never {
  console.error(message)
  process.exit(1)
}

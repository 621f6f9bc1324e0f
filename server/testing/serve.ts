// A whole server on a free port in a process of its own, for tests that kill it.
import { pino } from 'pino'
import { compose } from '../compose.ts'
import { readConfig } from '../config.ts'

const config = readConfig({ TECHLOG_DATA: process.argv[2], TECHLOG_RATE_LIMIT: 'off' })
const { app } = await compose(config, { log: pino({ level: 'silent' }) })
await app.listen({ host: '127.0.0.1', port: 0 })
const address = app.server.address()

process.on('disconnect', () => process.exit())
process.send?.({ port: typeof address === 'object' && address ? address.port : 0 })

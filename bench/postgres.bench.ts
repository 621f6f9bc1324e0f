// The list of 50 saved entries on PostgreSQL against SQLite, and with two servers against one.
import { startPostgres } from '../server/testing/postgres-server.ts'
import { saveEntries } from './saved-entries.ts'
import { registerAccount, startTechlog } from './server-under-test.ts'
import { throughputRatio } from './throughput.ts'

const ENTRIES = 50
const PATH = '/api/saved-logs'

const postgres = await startPostgres({ isDurable: true })
const onSqlite = await startTechlog()
const one = await startTechlog({ DATABASE_URL: postgres.url })
const two = await startTechlog({ DATABASE_URL: postgres.url })

const sqliteHeaders = await registerAccount(onSqlite.url)
await saveEntries(onSqlite.url, sqliteHeaders, ENTRIES)
const headers = await registerAccount(one.url)
await saveEntries(one.url, headers, ENTRIES)

const sqlite = { url: onSqlite.url + PATH, headers: sqliteHeaders }
const single = { url: one.url + PATH, headers }
const engines = await throughputRatio(single, sqlite)
console.log(
  `saved-logs of ${ENTRIES}, PostgreSQL / SQLite: ${engines.ratio.toFixed(2)} (${engines.perSecond.toFixed(0)} per second)`,
)
const both = await throughputRatio([single, { url: two.url + PATH, headers }], single)
console.log(
  `saved-logs of ${ENTRIES}, two servers / one, all on this machine's processors: ${both.ratio.toFixed(2)} (${both.perSecond.toFixed(0)} per second)`,
)

for (const server of [onSqlite, one, two]) await server.stop()
await postgres.remove()

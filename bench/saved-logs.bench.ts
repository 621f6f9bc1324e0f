// The list of 50 saved entries against a bare route that serialises the same rows from memory.
import { savedLogs } from '../contract/snaps.ts'
import { saveEntries } from './saved-entries.ts'
import { registerAccount, startProcess, startTechlog } from './server-under-test.ts'
import { throughputRatio } from './throughput.ts'

const ENTRIES = 50
const techlog = await startTechlog()
const headers = await registerAccount(techlog.url)
await saveEntries(techlog.url, headers, ENTRIES)
const subject = { url: techlog.url + savedLogs.path, headers }
const rows = await (await fetch(subject.url, { headers })).text()
const bare = await startProcess('bench/bare-saved-logs.ts', { BENCH_PAYLOAD: rows })

const { ratio, perSecond } = await throughputRatio(subject, { url: bare.url })
console.log(
  `saved-logs of ${ENTRIES} / bare Fastify: ${ratio.toFixed(2)} (required 0.28, aim 0.45; ${perSecond.toFixed(0)} per second)`,
)

await techlog.stop()
await bare.stop()

// The list of 50 saved entries against a bare route that serialises the same rows from memory.
import { processTask, savedLogs, saveLog } from '../contract/snaps.ts'
import { registerAccount, startProcess, startTechlog } from './server-under-test.ts'
import { throughputRatio } from './throughput.ts'

const ENTRIES = 50
const TEXT = `ORD-217: the nightly stock import slowed the shop down. Between two and three the product pages took
over six seconds, because the import locked rows that the shop reads. I compared the query plans, added a covering
index in PostgreSQL and changed the Node.js job to batches of 500 rows. Pages now answer in 300 ms during the import.`

const techlog = await startTechlog()
const headers = await registerAccount(techlog.url)
for (let n = 0; n < ENTRIES; n++) {
  const { id } = await post(processTask.path, { description: TEXT })
  await post(saveLog.path.replace('{id}', id))
}
const subject = { url: techlog.url + savedLogs.path, headers }
const rows = await (await fetch(subject.url, { headers })).text()
const bare = await startProcess('bench/bare-saved-logs.ts', { BENCH_PAYLOAD: rows })

const { ratio, perSecond } = await throughputRatio(subject, { url: bare.url })
console.log(
  `saved-logs of ${ENTRIES} / bare Fastify: ${ratio.toFixed(2)} (required 0.28, aim 0.45; ${perSecond.toFixed(0)} per second)`,
)

await techlog.stop()
await bare.stop()

async function post(path: string, body?: object): Promise<{ id: string }> {
  const response = await fetch(techlog.url + path, {
    method: 'POST',
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as { id: string }
}

// How much of a bare Fastify route's throughput GET /api/saved-logs keeps, with 50 entries, both measured in one run.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import Fastify from 'fastify'
import { pino } from 'pino'
import { savedLogs, type TaskLog } from '../contract/snaps.ts'
import { compose } from '../server/compose.ts'
import { readConfig } from '../server/config.ts'
import { newId } from '../server/ids.ts'

const ENTRIES = 50
const ROUNDS = 3
const SECONDS = 4

const dataFolder = mkdtempSync(join(tmpdir(), 'techlog-bench-'))
const log = pino({ level: 'silent' })
const { app, database } = await compose({ ...readConfig({}), dataFolder, rateLimit: 'off' }, { log })
const { cookie, userId } = await signUp()
for (let n = 0; n < ENTRIES; n++) await database.stores.snaps.insert(userId, makeLog(n))

const rows = await database.stores.snaps.listSaved(userId)
const bare = Fastify()
bare.get('/', async (_request, reply) =>
  reply.type('application/json; charset=utf-8').send(JSON.stringify(savedLogs.response.parse(rows))),
)
const served = {
  url: `${await app.listen({ port: 0 })}/api/saved-logs`,
  headers: { cookie, 'user-id': userId },
}
const floor = { url: await bare.listen({ port: 0 }), headers: {} }

await measure(served, 1)
await measure(floor, 1)
const rates = { served: [] as number[], floor: [] as number[] }
for (let round = 0; round < ROUNDS; round++) {
  rates.served.push(await measure(served, SECONDS))
  rates.floor.push(await measure(floor, SECONDS))
}
const [ours, theirs] = [median(rates.served), median(rates.floor)]
console.log(`saved-logs with ${ENTRIES} entries: ${ours.toFixed(0)} requests/s`)
console.log(`bare route, same rows and schema: ${theirs.toFixed(0)} requests/s`)
console.log(`ratio: ${(ours / theirs).toFixed(2)} (floor 0.28, aim 0.45)`)

await Promise.all([app.close(), bare.close()])
rmSync(dataFolder, { recursive: true })

async function signUp() {
  const payload = {
    username: 'bench',
    email: 'bench@example.com',
    displayName: 'Bench',
    password: 'benchmark',
  }
  const answer = await app.inject({ method: 'POST', url: '/api/register', payload })
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
  return { cookie, userId: answer.json<{ user: { id: string } }>().user.id }
}

async function measure(
  { url, headers }: { url: string; headers: Record<string, string> },
  duration: number,
): Promise<number> {
  const result = await autocannon({ url, headers, duration, connections: 10, workers: 1 })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url} failed ${result.non2xx + result.errors} times`)
  return result.requests.average
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function makeLog(n: number): TaskLog {
  const now = new Date().toISOString()
  const sentence = 'Requests to the order service timed out whenever the nightly import ran.'
  return {
    id: newId(),
    isSaved: true,
    createdAt: now,
    updatedAt: now,
    version: 1,
    description: sentence.repeat(10),
    extractedData: {
      date: `2026-01-${String((n % 28) + 1).padStart(2, '0')}`,
      priority: 'high',
      project: `ORD-${n} order import`,
      problemSummary: sentence,
      approach: 'Profiled the import and compared the query plans before and after the last release.',
      solution: 'Added a covering index and moved the import to batches of 500 rows.',
      impact: 'Cut the p95 latency from 2.4 s to 180 ms.',
      technologies: ['PostgreSQL', 'Node.js', 'Grafana'],
    },
    resumeBullet: 'Cut the p95 latency of the order service from 2.4 s to 180 ms by adding a covering index.',
    starStory: {
      situation: sentence,
      task: 'I had to keep the import from slowing down customers.',
      action: 'I profiled the import, added a covering index and moved it to batches.',
      result: 'The p95 latency fell from 2.4 s to 180 ms.',
    },
    analysis: { engine: 'built-in', sources: {} as TaskLog['analysis']['sources'], notes: [] },
  }
}

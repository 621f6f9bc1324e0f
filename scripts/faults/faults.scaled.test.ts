import { expect, it } from 'vitest'
import { crashOnPostgres, crashOnSqlite } from './crash-rounds.ts'
import { syncBeforeAnswer } from './fsync.ts'
import { outage } from './outage.ts'
import { rollingRestarts } from './rolling.ts'

// A short run of `npm run test:faults`: the same code with fewer rounds. Full and failing disks are tried there only.

const timeout = 240_000
const nothingLost = { lost: [], halfVisible: [] }

it('a server on SQLite that is killed keeps what it confirmed and shows nothing half', {
  timeout,
}, async () => {
  const report = await crashOnSqlite({ rounds: 2, writers: 4 })
  expect(report).toMatchObject(nothingLost)
  expect(report.ok).toBeGreaterThanOrEqual(10)
})

it('so do two servers on PostgreSQL and S3, of which one or the database is killed', {
  timeout,
}, async () => {
  const report = await crashOnPostgres({ rounds: 3, writers: 4 })
  expect(report).toMatchObject(nothingLost)
  expect(report.ok).toBeGreaterThanOrEqual(10)
})

it('a write is on disk before it is confirmed', { timeout }, async () => {
  const report = await syncBeforeAnswer(5)
  // Without strace there is nothing to see; with it, every request must have been seen.
  expect(report ?? { writes: 5, uploads: 5, answeredTooEarly: [] }).toEqual({
    writes: 5,
    uploads: 5,
    answeredTooEarly: [],
  })
})

it('a database or store that hangs is a 503 within five seconds, and no restart is needed', {
  timeout,
}, async () => {
  const report = await outage(3)
  expect(Object.keys(report.databaseAnswers)).toEqual(['503'])
  expect(report.storeAnswers).toMatchObject({ '503': expect.any(Number), 'entries meanwhile 200': 1 })
  expect(report.slowestAnswer).toBeLessThan(5000)
  expect(report.uploadsHalfVisible).toBe(0)
})

it('restarts in turn behind a load balancer fail no request that may be repeated', { timeout }, async () => {
  expect(await rollingRestarts(2)).toMatchObject({ ...nothingLost, failedReads: [], exitCodes: [0, 0] })
})

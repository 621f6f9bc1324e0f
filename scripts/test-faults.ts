// `npm run test:faults [-- ROUNDS [NAME...]]`: breaks the parts on purpose and counts; half a minute of it is part of `npm test`.
import { crashOnPostgres, crashOnSqlite } from './faults/crash-rounds.ts'
import { diskFull } from './faults/disk-full.ts'
import { failingDisk } from './faults/failing-disk.ts'
import { syncBeforeAnswer } from './faults/fsync.ts'
import { outage } from './faults/outage.ts'
import { rollingRestarts } from './faults/rolling.ts'

const [given = '50', ...names] = process.argv.slice(2)
const rounds = Number(given)
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('Usage: npm run test:faults [-- ROUNDS [sqlite|postgres|sync|full|disk|outage|rolling ...]]')
  process.exit(2)
}

type Fault = { name: string; run: () => Promise<object | undefined>; isGood: (report: never) => boolean }

const nothingWrong = (report: { lost: string[]; halfVisible: string[] }) =>
  report.lost.length === 0 && report.halfVisible.length === 0

const faults: Fault[] = [
  { name: 'sqlite', run: () => crashOnSqlite({ rounds, writers: 8 }), isGood: nothingWrong },
  { name: 'postgres', run: () => crashOnPostgres({ rounds, writers: 8 }), isGood: nothingWrong },
  {
    name: 'sync',
    run: () => syncBeforeAnswer(100),
    isGood: (report: { answeredTooEarly: string[] }) => report.answeredTooEarly.length === 0,
  },
  {
    name: 'full',
    run: diskFull,
    isGood: (report: { afterwards: number; wrongEntries: number }) =>
      report.afterwards === 201 && report.wrongEntries === 0,
  },
  {
    name: 'disk',
    run: failingDisk,
    isGood: (report: { answers: unknown[]; hasEnded: boolean }) =>
      report.hasEnded && !report.answers.includes(201),
  },
  {
    name: 'outage',
    run: () => outage(30),
    isGood: (report: { slowestAnswer: number; uploadsHalfVisible: number }) =>
      report.slowestAnswer < 5000 && report.uploadsHalfVisible === 0,
  },
  {
    name: 'rolling',
    run: () => rollingRestarts(20),
    isGood: (report: { failedReads: string[]; lost: string[]; halfVisible: string[] }) =>
      report.failedReads.length === 0 && nothingWrong(report),
  },
]

// Whatever was started ends with us.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

let failed = 0
for (const { name, run, isGood } of faults) {
  if (names.length > 0 && !names.includes(name)) continue
  const started = performance.now()
  const report = await run()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const verdict = !report
    ? 'NOT RUN (needs a tool or a right that is not here)'
    : isGood(report as never)
      ? 'ok'
      : 'FAILED'
  if (verdict === 'FAILED') failed += 1
  console.log(`${name}: ${verdict} (${seconds} s)`, report ?? '')
}
process.exit(failed === 0 ? 0 : 1)

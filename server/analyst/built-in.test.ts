import { expect, it } from 'vitest'
import { analyseSnap } from '../../engine/analyse-snap.ts'
import { createBuiltInAnalyst } from './built-in.ts'
import { createThreadAnalyst } from './thread.ts'

const TEXT = 'Fixed the checkout timeout in PAY-482 by adding an index in PostgreSQL. '
const CALL = { userId: 'ada', signal: new AbortController().signal }
const OPTIONS = { today: '2026-11-14', autoDetectDate: true, smartPriority: true }

it.each([1, 200])('answers what the engine says of a text, however long (%i times)', async (times) => {
  const text = TEXT.repeat(times)
  expect(await createBuiltInAnalyst().snap(text, OPTIONS, CALL)).toEqual(analyseSnap(text, OPTIONS))
})

it('lets others go on while it reads a long text', async () => {
  let ticks = 0
  const ticking = setInterval(() => ticks++, 5)
  await createBuiltInAnalyst().snap(TEXT.repeat(1300), OPTIONS, CALL)
  clearInterval(ticking)
  expect(ticks).toBeGreaterThan(5)
})

it.each([
  [
    'that takes too long',
    "const { parentPort } = await import('node:worker_threads'); parentPort.postMessage('loaded')",
  ],
  ['that never begins', ''],
])('ends an analysis %s', async (_what, before) => {
  const endless = new URL(`data:text/javascript,${encodeURIComponent(`${before}; while(true){}`)}`)
  const limits = before ? { load: 20_000, text: 200 } : { load: 200, text: 20_000 }
  await expect(createThreadAnalyst(limits, endless)(TEXT, OPTIONS)).rejects.toMatchObject({ status: 422 })
})

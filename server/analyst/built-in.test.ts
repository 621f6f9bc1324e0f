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

/** A thread that answers how often it was asked, until it is asked to break, to leave or to go on for ever. */
const COUNTING = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    let asked = 0
    parentPort.on('message', ({ description }) => {
      if (description === 'break') throw new Error('broken')
      if (description === 'leave') process.exit(0)
      if (description === 'loop') for (;;);
      parentPort.postMessage(++asked)
    })
    parentPort.postMessage('loaded')`)}`,
)

it('keeps the thread for the next text, and starts a new one after one that broke or took too long', async () => {
  const analyse = createThreadAnalyst({ load: 20_000, text: 1_000 }, COUNTING)
  const ask = (description: string) => analyse(description, OPTIONS)
  expect([await ask('a'), await ask('b')]).toEqual([1, 2])
  await expect(ask('break')).rejects.toThrow('broken')
  expect(await ask('c')).toBe(1)
  await expect(ask('leave')).rejects.toThrow('ended without an answer')
  await expect(ask('loop')).rejects.toMatchObject({ status: 422 })
  expect([await ask('d'), await ask('e')]).toEqual([1, 2])
})

it('answers everybody who waits, each with the analysis of their own text', async () => {
  const { snap } = createBuiltInAnalyst()
  const texts = ['PostgreSQL', 'Redis', 'Kafka'].map((name) =>
    TEXT.repeat(120).replaceAll('PostgreSQL', name),
  )
  const analyses = await Promise.all(texts.map((text) => snap(text, OPTIONS, CALL)))
  expect(analyses).toEqual(texts.map((text) => analyseSnap(text, OPTIONS)))
})

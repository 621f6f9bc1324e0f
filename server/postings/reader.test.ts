import { expect, it, onTestFinished } from 'vitest'
import { createPostingReader } from './reader.ts'

const TEXT = 'Train Planner\n\nNightrail is looking for a Train Planner.'

/** A thread that reads nothing: it never ends, waits, breaks or answers, as the text says. */
const STUB = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', ({ source }) => {
      if (source === 'loop') for (;;);
      if (source === 'silent') return
      if (source === 'wait') return setTimeout(() => parentPort.postMessage('late'), 600)
      if (source === 'throw') throw new Error('broken')
      if (source === 'exit') process.exit(1)
      parentPort.postMessage({ kind: 'no-posting', reason: 'empty' })
    })
    parentPort.postMessage('ready')`)}`,
)

function startReader(settings?: Parameters<typeof createPostingReader>[0]) {
  const reader = createPostingReader(settings)
  onTestFinished(() => reader.close())
  return (source: string) => reader.read({ kind: 'text', source, url: '' })
}

it('answers what the engine reads', async () => {
  const read = startReader()
  expect(await read(TEXT)).toMatchObject({ positionName: 'Train Planner', companyName: 'Nightrail' })
})

it('reads many at once, each with its own answer', async () => {
  const read = startReader()
  const names = Array.from({ length: 20 }, (_, i) => `Nightrail${i}`)
  const readings = await Promise.all(names.map((name) => read(TEXT.replace('Nightrail', name))))
  expect(readings.map((reading) => reading.kind === 'posting' && reading.companyName)).toEqual(names)
})

it('cuts a reading off that takes too long, and goes on with others meanwhile and after', async () => {
  const read = startReader({ file: STUB, readMs: 300 })
  await read('warm')
  const started = performance.now()
  const slow = [read('loop'), read('loop'), read('loop')].map((reading) =>
    expect(reading).rejects.toMatchObject({ status: 422 }),
  )
  const quick = read('quick')
  await Promise.all(slow)
  expect(await quick).toEqual({ kind: 'no-posting', reason: 'empty' })
  expect(performance.now() - started).toBeLessThan(5_000)
})

it('counts the work of a thread and not how long a busy machine lets it wait', async () => {
  const read = startReader({ file: STUB, readMs: 200 })
  expect(await read('wait')).toBe('late')
})

it('waits for no thread for ever', async () => {
  const read = startReader({ file: STUB, readMs: 50 })
  await expect(read('silent')).rejects.toMatchObject({ status: 422 })
})

it.each(['throw', 'exit'])('survives a thread that breaks (%s)', async (source) => {
  const read = startReader({ file: STUB })
  await expect(read(source)).rejects.toMatchObject({ status: 422 })
  expect(await read('again')).toEqual({ kind: 'no-posting', reason: 'empty' })
})

it('turns everybody away when its threads do not start', async () => {
  const read = startReader({ file: new URL('data:text/javascript,throw new Error("broken")') })
  await expect(read('text')).rejects.toMatchObject({ status: 503 })
})

it('does not block the process while it reads', async () => {
  const read = startReader({ file: STUB, readMs: 400 })
  await read('warm')
  let ticks = 0
  const ticking = setInterval(() => ticks++, 10)
  await expect(read('loop')).rejects.toMatchObject({ status: 422 })
  clearInterval(ticking)
  expect(ticks).toBeGreaterThan(3)
})

it('tells who comes when too many wait, and everybody when it closes', async () => {
  const reader = createPostingReader({ file: STUB, readMs: 5_000 })
  const read = (source: string) => reader.read({ kind: 'text', source, url: '' })
  await read('warm')
  const waiting = Array.from({ length: 34 }, () => read('loop').catch((problem) => problem.status))
  await expect(read('one more')).rejects.toMatchObject({ status: 503 })
  await reader.close()
  const statuses = await Promise.all(waiting)
  expect(new Set(statuses)).toEqual(new Set([422, 503]))
  await expect(read('late')).rejects.toMatchObject({ status: 503 })
})

import { expect, it } from 'vitest'
import { createTestClock } from '../testing/test-app.ts'
import { createFetchLimits } from './fetch-limits.ts'

const quick = async () => 'done'

/** Work that ends when the test says so. */
function slowWork() {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { work: () => promise, finish: () => resolve('done') }
}

it('lets a user start ten fetches a minute, and more a minute later', async () => {
  const clock = createTestClock()
  const limits = createFetchLimits({ clock, isRated: true })
  for (let i = 0; i < 10; i++) expect(await limits.run('ada', quick)).toBe('done')
  clock.advance({ seconds: 20 })
  await expect(limits.run('ada', quick)).rejects.toMatchObject({
    status: 429,
    extra: { retryAfterSeconds: 40 },
  })
  expect(await limits.run('bob', quick)).toBe('done')
  clock.advance({ seconds: 40 })
  expect(await limits.run('ada', quick)).toBe('done')
})

it('counts no minute where rates are off', async () => {
  const limits = createFetchLimits({ clock: createTestClock(), isRated: false })
  for (let i = 0; i < 30; i++) expect(await limits.run('ada', quick)).toBe('done')
})

it('lets a user fetch two pages at once, and the third when one is done', async () => {
  const limits = createFetchLimits({ clock: createTestClock(), isRated: true })
  const slow = slowWork()
  const running = [limits.run('ada', slow.work), limits.run('ada', slow.work)]
  await expect(limits.run('ada', quick)).rejects.toMatchObject({ status: 429 })
  slow.finish()
  await Promise.all(running)
  expect(await limits.run('ada', quick)).toBe('done')
})

it('lets everybody together fetch eight at once', async () => {
  const limits = createFetchLimits({ clock: createTestClock(), isRated: true })
  const slow = slowWork()
  const running = ['a', 'b', 'c', 'd'].flatMap((user) => [
    limits.run(user, slow.work),
    limits.run(user, slow.work),
  ])
  await expect(limits.run('e', quick)).rejects.toMatchObject({ status: 503 })
  slow.finish()
  await Promise.all(running)
  expect(await limits.run('e', quick)).toBe('done')
})

it('gives the place back when a fetch fails', async () => {
  const limits = createFetchLimits({ clock: createTestClock(), isRated: true })
  const failing = () => Promise.reject(new Error('no'))
  for (let i = 0; i < 5; i++) await expect(limits.run('ada', failing)).rejects.toThrow('no')
  expect(await limits.run('ada', quick)).toBe('done')
})

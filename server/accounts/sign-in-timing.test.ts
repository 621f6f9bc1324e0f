import { expect, it } from 'vitest'
import { createTestApp } from '../testing/test-app.ts'
import { createPasswords } from './passwords.ts'

const PAIRS = 30

it('an unknown name takes as long as a wrong password', async () => {
  const { inject, register } = await createTestApp({}, createPasswords())
  await register('ada')
  const timed = async (username: string) => {
    const started = performance.now()
    await inject({ method: 'POST', url: '/api/login', payload: { username, password: 'wrong password' } })
    return performance.now() - started
  }
  const [known, unknown]: [number[], number[]] = [[], []]
  // In turns, and now the one first and now the other, so that whatever else the machine does slows both.
  for (let pair = 0; pair < PAIRS; pair++) {
    if (pair % 2) unknown.push(await timed('nobody'))
    known.push(await timed('ada'))
    if (pair % 2 === 0) unknown.push(await timed('nobody'))
  }
  const ratio = median(unknown) / median(known)
  expect(ratio).toBeGreaterThan(0.6)
  expect(ratio).toBeLessThan(1.6)
})

it('a flood of sign-ins is turned away, and who is signed in goes on working', async () => {
  const { inject, register } = await createTestApp({}, createPasswords())
  const ada = await register('ada')
  const payload = { username: 'ada', password: 'wrong password' }
  const flood = Array.from({ length: 200 }, () => inject({ method: 'POST', url: '/api/login', payload }))
  const slowest = Math.max(
    ...(await Promise.all(
      Array.from({ length: 20 }, async () => {
        const started = performance.now()
        expect((await ada.inject({ url: '/api/account' })).statusCode).toBe(200)
        return performance.now() - started
      }),
    )),
  )
  const statuses = Map.groupBy(await Promise.all(flood), (answer) => answer.statusCode)
  // Two are hashed and 32 wait; the rest are asked to come back.
  expect(statuses.get(401)?.length).toBeLessThanOrEqual(40)
  expect(statuses.get(503)?.length).toBeGreaterThanOrEqual(160)
  expect(statuses.get(503)?.[0]?.headers['retry-after']).toBe('2')
  expect(slowest).toBeLessThan(2_000)
})

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

import { describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { createPasswords } from './passwords.ts'

const guess = (app: TestApp, username: string, remoteAddress = '10.0.0.1', password = 'wrong password') =>
  app.inject({ method: 'POST', url: '/api/login', payload: { username, password }, remoteAddress })

describe('failed sign-ins', () => {
  it('are refused from the eleventh on for a name and address, until 15 minutes have passed', async () => {
    const app = await createTestApp({ rateLimit: 'on' })
    await app.register('ada')
    for (let i = 0; i < 10; i++) expect((await guess(app, 'ada')).statusCode).toBe(401)
    const refused = await guess(app, 'ADA', '10.0.0.1', 'correct horse')
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('900')
    expect(refused.json()).toEqual({
      success: false,
      message: 'Too many failed sign-ins. Please try again in 15 minutes.',
    })
    app.clock.advance({ minutes: 15 })
    expect((await guess(app, 'ada', '10.0.0.1', 'correct horse')).statusCode).toBe(200)
  })

  it('of a stranger do not lock the owner out, however long he goes on', async () => {
    const app = await createTestApp({ rateLimit: 'on' })
    await app.register('ada')
    for (let i = 0; i < 150; i++) await guess(app, 'ada', '10.0.0.1')
    expect((await guess(app, 'ada', '10.0.0.2', 'correct horse')).statusCode).toBe(200)
  })

  it('are limited per address over all names', async () => {
    const app = await createTestApp({ rateLimit: 'on' })
    const statuses = []
    for (let i = 0; i < 51; i++) statuses.push((await guess(app, `name${i}`)).statusCode)
    expect(statuses.filter((status) => status === 401)).toHaveLength(50)
    expect(statuses.at(-1)).toBe(429)
    expect((await guess(app, 'name1', '10.0.0.2')).statusCode).toBe(401)
  })

  it('are limited per name over all addresses', async () => {
    const app = await createTestApp({ rateLimit: 'on' })
    const statuses = []
    for (let i = 0; i < 101; i++) statuses.push((await guess(app, 'ada', `10.0.1.${i}`)).statusCode)
    expect(statuses.filter((status) => status === 401)).toHaveLength(100)
    expect(statuses.at(-1)).toBe(429)
  })

  it('cannot slip through in a burst', async () => {
    const app = await createTestApp({ rateLimit: 'on' })
    await app.register('ada')
    const burst = await Promise.all(Array.from({ length: 30 }, () => guess(app, 'ada')))
    expect(burst.filter((answer) => answer.statusCode === 401)).toHaveLength(10)
  })

  it('that are refused cost no hash: of 400 guesses in an hour 100 are looked at', async () => {
    const passwords = createPasswords({ memory: 256, passes: 1, parallelism: 1, tagLength: 32 })
    let looks = 0
    const counting: typeof passwords = {
      ...passwords,
      verify(password, hash) {
        looks += 1
        return passwords.verify(password, hash)
      },
    }
    const app = await createTestApp({ rateLimit: 'on' }, counting)
    await app.register('ada')
    for (let i = 0; i < 400; i++) {
      await guess(app, 'ada', `10.1.${i % 40}.1`)
      app.clock.advance({ seconds: 8 })
    }
    expect(looks).toBe(100)
  })

  it('do not count successes', async () => {
    const app = await createTestApp({ rateLimit: 'on' })
    await app.register('ada')
    for (let i = 0; i < 12; i++)
      expect((await guess(app, 'ada', '10.0.0.1', 'correct horse')).statusCode).toBe(200)
  })

  it('cannot be spread over addresses that an untrusted client makes up', async () => {
    const app = await createTestApp({ rateLimit: 'on' })
    const statuses = []
    for (let i = 0; i < 11; i++)
      statuses.push(
        await app.inject({
          method: 'POST',
          url: '/api/login',
          payload: { username: 'ada', password: 'wrong password' },
          headers: {
            'x-forwarded-for': `10.9.9.${i}`,
            forwarded: `for=10.9.9.${i}`,
            'x-real-ip': `10.9.9.${i}`,
          },
        }),
      )
    expect(statuses.at(-1)?.statusCode).toBe(429)
  })
})

describe('new accounts', () => {
  it('are limited to 20 an hour per address', async () => {
    const app = await createTestApp({ rateLimit: 'on' })
    for (let i = 0; i < 20; i++) await app.register(`user${i}`)
    await expect(app.register('user20')).rejects.toThrow('429')
    app.clock.advance({ hours: 1 })
    await expect(app.register('user20')).resolves.toBeDefined()
  })
})

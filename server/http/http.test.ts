import { describe, expect, it } from 'vitest'
import { createTestApp } from '../testing/test-app.ts'

describe('every answer', () => {
  it.each(['/healthz', '/api/account', '/api/nowhere', '/nowhere'])(
    'of %s carries the security headers',
    async (url) => {
      const { inject } = await createTestApp()
      expect((await inject({ url })).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'same-origin',
      })
    },
  )

  it('under /api is JSON that no cache keeps, also when the path is unknown', async () => {
    const { inject } = await createTestApp()
    const answer = await inject({ url: '/api/nowhere' })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
    expect(answer.json()).toEqual({ message: 'Not found' })
  })
})

describe('a body', () => {
  const post = (payload: string | Buffer, contentType = 'application/json') =>
    ({ method: 'POST', url: '/api/login', payload, headers: { 'content-type': contentType } }) as const

  it.each([
    ['broken JSON', post('{"username":'), 400],
    ['an array', post('[]'), 400],
    ['a prototype', post('{"__proto__":{"admin":true},"username":"a","password":"b"}'), 400],
    ['invalid UTF-8', post(Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x7d])), 400],
    ['deep nesting', post('['.repeat(100_000)), 400],
    ['too many bytes', post(`"${'x'.repeat(1024 ** 2)}"`), 413],
    ['plain text', post('{}', 'text/plain'), 415],
    ['a form', post('username=a', 'application/x-www-form-urlencoded'), 415],
    ['nothing', post(''), 400],
  ])('of %s is refused with a sentence', async (_, request, status) => {
    const { inject } = await createTestApp()
    const answer = await inject(request)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toEqual({ success: false, message: expect.stringMatching(/^[A-Z]/) })
  })
})

describe('a write from another site', () => {
  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'http://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://localhost:80', host: 'localhost' }, 401],
    [{ 'sec-fetch-site': 'same-origin' }, 401],
    [{}, 401],
  ])('with %j answers %i', async (headers, status) => {
    const { inject } = await createTestApp()
    const payload = { username: 'ada', password: 'wrong password' }
    expect((await inject({ method: 'POST', url: '/api/login', payload, headers })).statusCode).toBe(status)
  })
})

describe('health', () => {
  it('says that the process is up and that the database answers', async () => {
    const { inject, database } = await createTestApp()
    expect((await inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' })
    expect((await inject({ url: '/readyz' })).statusCode).toBe(200)
    await database.close()
    const answer = await inject({ url: '/readyz' })
    expect([answer.statusCode, answer.json()]).toEqual([503, { message: 'TechLog is not ready' }])
  })
})

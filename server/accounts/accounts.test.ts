import { describe, expect, it } from 'vitest'
import { createTestApp, sessionCookie } from '../testing/test-app.ts'
import { createPasswords } from './passwords.ts'

const ada = {
  username: 'ada',
  email: 'ada@example.com',
  displayName: 'Ada Lovelace',
  password: 'correct horse',
}
const login = (username: string, password: string, headers: Record<string, string> = {}) =>
  ({ method: 'POST', url: '/api/login', payload: { username, password }, headers }) as const
const signUp = (fields: object) =>
  ({ method: 'POST', url: '/api/register', payload: { ...ada, ...fields } }) as const

it('nobody has an account before somebody makes one', async () => {
  const { database } = await createTestApp()
  expect(await database.stores.accounts.list()).toEqual([])
})

describe('registration', () => {
  it('answers the user without the password and starts a session', async () => {
    const { inject } = await createTestApp()
    const answer = await inject(signUp({}))
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      success: true,
      message: 'Account created',
      user: {
        id: expect.any(String),
        username: 'ada',
        email: 'ada@example.com',
        displayName: 'Ada Lovelace',
      },
    })
    expect(answer.headers['set-cookie']).toMatch(/^techlog=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/)
  })

  it.each([
    [{ username: 'ab' }, 'Username must be at least 3 characters'],
    [{ username: 'a'.repeat(21) }, 'Username must be less than 20 characters'],
    [{ username: 'ad\u0000min' }, 'Username cannot contain invisible characters'],
    [{ username: 'ad\u200bmin' }, 'Username cannot contain invisible characters'],
    [{ username: 'admin\ufe0f' }, 'Username cannot contain invisible characters'],
    [{ username: 'admin\u3164' }, 'Username cannot contain invisible characters'],
    [{ username: 'admin\u2800' }, 'Username cannot contain invisible characters'],
    [{ username: '\u0430dmin' }, 'Username cannot mix letters of different alphabets'],
    [{ email: 'nonsense' }, 'Please enter a valid email address'],
    [{ displayName: 'A' }, 'Display name must be at least 2 characters'],
    [{ displayName: 'A'.repeat(51) }, 'Display name must be less than 50 characters'],
    [{ password: '12345' }, 'Password must be at least 6 characters'],
    [{ password: 'x'.repeat(101) }, 'Password must be less than 100 characters'],
    [{ username: 7, email: 'nonsense' }, 'Username must be at least 3 characters'],
  ])('refuses %j with the sentence of the form', async (fields, message) => {
    const { inject } = await createTestApp()
    const answer = await inject(signUp(fields))
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ success: false, message })
  })

  it.each(['ADA', ' ada ', 'ＡＤＡ'])('takes "%s" for the name that is already there', async (username) => {
    const { inject, register } = await createTestApp()
    await register('ada')
    const answer = await inject(signUp({ username }))
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toEqual({ success: false, message: 'Username is already taken' })
  })

  it.each([
    ['stra\u00dfe', 'STRASSE'],
    ['\u03c3\u03b1\u03c2', '\u03a3\u0391\u03a3'],
    ['\u03c3\u03b1\u03c3', '\u03c3\u03b1\u03c2'],
    ['caf\u00e9', 'CAFE\u0301'],
  ])('takes %s and %s for one name, whatever their case', async (one, other) => {
    const { inject } = await createTestApp()
    expect((await inject(signUp({ username: one }))).statusCode).toBe(200)
    expect((await inject(signUp({ username: other }))).statusCode).toBe(409)
    expect((await inject(login(other, 'correct horse'))).statusCode).toBe(200)
  })

  it('lets two people share an email address', async () => {
    const { inject } = await createTestApp()
    await inject(signUp({}))
    expect((await inject(signUp({ username: 'babbage' }))).statusCode).toBe(200)
  })

  it('can be closed', async () => {
    const { inject } = await createTestApp({ registration: 'closed' })
    const answer = await inject(signUp({}))
    expect(answer.statusCode).toBe(403)
    expect(answer.json().message).toBe('Registration is closed on this server')
  })

  it('refuses a body that claims a power', async () => {
    const { inject } = await createTestApp()
    expect((await inject(signUp({ isAdmin: true }))).statusCode).toBe(400)
  })
})

describe('signing in', () => {
  it('works with any spelling of the name and any Unicode password', async () => {
    const { inject, register } = await createTestApp()
    const password = 'pässwörd \u{1f511} 72x'.padEnd(90, 'x')
    await register('Ada', password)
    expect((await inject(login('aDA ', password))).json()).toMatchObject({
      success: true,
      message: 'Signed in',
    })
    expect((await inject(login('ada', `${password}x`))).statusCode).toBe(401)
  })

  it('gives the same answer for an unknown name and a wrong password', async () => {
    const { inject, register } = await createTestApp()
    await register('ada')
    const unknown = await inject(login('nobody', 'wrong password'))
    const wrong = await inject(login('ada', 'wrong password'))
    expect(wrong.statusCode).toBe(401)
    expect(wrong.json()).toEqual({ success: false, message: 'Invalid username or password' })
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body])
  })

  it.each([
    ['', 'x', 'Username is required'],
    ['ada', '', 'Password is required'],
  ])('asks for what is missing', async (username, password, message) => {
    const { inject } = await createTestApp()
    expect((await inject(login(username, password))).json()).toEqual({ success: false, message })
  })

  it('makes a new token each time and ends the session of the old one', async () => {
    const { inject, register, signedIn } = await createTestApp()
    const first = await register('ada')
    const answer = await inject(login('ada', 'correct horse', { cookie: first.cookie }))
    const second = signedIn(first.user, sessionCookie(answer.headers['set-cookie']))
    expect(second.cookie).not.toBe(first.cookie)
    expect((await first.inject({ url: '/api/account' })).statusCode).toBe(401)
    expect((await second.inject({ url: '/api/account' })).statusCode).toBe(200)
  })

  it('never adopts a token that the browser chose', async () => {
    const { inject, register } = await createTestApp()
    await register('ada')
    const chosen = `techlog=${'A'.repeat(43)}`
    const answer = await inject(login('ada', 'correct horse', { cookie: chosen }))
    expect(sessionCookie(answer.headers['set-cookie'])).not.toBe(chosen)
  })

  it('marks the cookie secure behind a trusted proxy that speaks HTTPS', async () => {
    const { inject } = await createTestApp({ trustProxy: ['127.0.0.1'] })
    const answer = await inject({ ...signUp({}), headers: { 'x-forwarded-proto': 'https' } })
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-techlog=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
    )
    expect(answer.headers['strict-transport-security']).toContain('includeSubDomains')
  })

  it('upgrades a hash that was made with less work', async () => {
    const { inject, register, database } = await createTestApp({}, createPasswords())
    const { user } = await register('ada')
    const weak = '$argon2id$v=19$m=8192,t=1,p=1$c2FsdHNhbHRzYWx0c2FsdA$'
    await database.stores.accounts.setPasswordHash(user.id, `${weak}${await weakTag('correct horse')}`)
    expect((await inject(login('ada', 'correct horse'))).statusCode).toBe(200)
    const stored = await database.stores.accounts.findByUsername('ada')
    expect(stored?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await inject(login('ada', 'correct horse'))).statusCode).toBe(200)
  })
})

describe('a session', () => {
  it('ends after 12 idle hours, and not a second before', async () => {
    const { register, clock } = await createTestApp()
    const { inject } = await register()
    clock.advance({ hours: 12 })
    expect((await inject({ url: '/api/account' })).statusCode).toBe(200)
    clock.advance({ hours: 12, seconds: 1 })
    expect((await inject({ url: '/api/account' })).statusCode).toBe(401)
  })

  it('ends after 7 days however busy it was', async () => {
    const { register, clock } = await createTestApp()
    const { inject } = await register()
    for (let half = 0; half < 14; half++) {
      expect((await inject({ url: '/api/account' })).statusCode).toBe(200)
      clock.advance({ hours: 12 })
    }
    clock.advance({ seconds: 1 })
    expect((await inject({ url: '/api/account' })).statusCode).toBe(401)
  })

  it('that is over stays over, also when the clock is set back', async () => {
    const { register, clock } = await createTestApp()
    const { inject } = await register()
    clock.advance({ hours: 13 })
    expect((await inject({ url: '/api/account' })).statusCode).toBe(401)
    clock.advance({ hours: -13 })
    expect((await inject({ url: '/api/account' })).statusCode).toBe(401)
  })

  it.each([
    ['is missing', {}],
    ['names somebody else', { 'user-id': 'another' }],
    ['is a list', { 'user-id': 'a, b' }],
  ])('is worth nothing when the user-id header %s', async (_, headers) => {
    const { inject, register } = await createTestApp()
    const { cookie } = await register()
    const answer = await inject({ url: '/api/account', headers: { cookie, ...headers } })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toEqual({ message: 'Please sign in to continue' })
  })

  it('of one user does not open the account of another', async () => {
    const { inject, register } = await createTestApp()
    const [a, b] = [await register('ada'), await register('bob')]
    const answer = await inject({ url: '/api/account', headers: { cookie: b.cookie, 'user-id': a.user.id } })
    expect(answer.statusCode).toBe(401)
  })

  it('is dead after signing out, which always succeeds', async () => {
    const { inject, register } = await createTestApp()
    const ada = await register()
    for (const headers of [{ cookie: ada.cookie, 'user-id': '' }, { cookie: ada.cookie }, {}]) {
      const answer = await inject({
        method: 'POST',
        url: '/api/logout',
        headers: { ...headers, 'content-type': 'application/json' },
      })
      expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }])
    }
    expect((await ada.inject({ url: '/api/account' })).statusCode).toBe(401)
  })

  it('is stored as a hash only, and no token or password is logged', async () => {
    const { register, database, logged } = await createTestApp()
    const { cookie } = await register()
    const token = cookie.split('=')[1] ?? ''
    expect(await database.stores.sessions.findByToken(token)).toBeUndefined()
    expect(logged.join('')).toContain('account created')
    expect(logged.join('')).not.toContain(token)
    expect(logged.join('')).not.toContain('correct horse')
  })
})

async function weakTag(password: string): Promise<string> {
  const { argon2Sync } = await import('node:crypto')
  const cost = { memory: 8192, passes: 1, parallelism: 1, tagLength: 32 }
  const tag = argon2Sync('argon2id', { message: password, nonce: Buffer.from('saltsaltsaltsalt'), ...cost })
  return tag.toString('base64').replace(/=+$/, '')
}

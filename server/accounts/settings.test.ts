import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { fileForm } from '../testing/form.ts'
import { createTestApp, sessionCookie } from '../testing/test-app.ts'
import { createPasswords } from './passwords.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

const login = (username: string, password: string, headers: Record<string, string> = {}) =>
  ({ method: 'POST', url: '/api/login', payload: { username, password }, headers }) as const
const changePassword = (currentPassword: string, newPassword: string) =>
  ({ method: 'POST', url: '/api/account/password', payload: { currentPassword, newPassword } }) as const
const deleteAccount = (password: string) =>
  ({ method: 'DELETE', url: '/api/account', payload: { password } }) as const

describe('the profile', () => {
  it('takes a new display name and email, and shows them from then on', async () => {
    const { register } = await createTestApp()
    const ada = await register()
    const payload = { displayName: ' Ada King ', email: 'king@example.com' }
    const answer = await ada.inject({ method: 'PATCH', url: '/api/account', payload })
    expect(answer.json()).toEqual({ ...ada.user, displayName: 'Ada King', email: 'king@example.com' })
    expect((await ada.inject({ url: '/api/account' })).json()).toEqual(answer.json())
  })

  it('keeps what the change does not mention', async () => {
    const { register } = await createTestApp()
    const ada = await register()
    const answer = await ada.inject({
      method: 'PATCH',
      url: '/api/account',
      payload: { email: 'a@b.example' },
    })
    expect(answer.json()).toEqual({ ...ada.user, email: 'a@b.example' })
  })

  it.each([
    [{ displayName: 'A' }, 'Display name must be at least 2 characters'],
    [{ email: 'nonsense' }, 'Please enter a valid email address'],
    [{}, 'There is nothing to update'],
    [{ displayName: 'Ada', userId: 'other' }, 'The field "userId" cannot be set'],
  ])('refuses %j', async (payload, message) => {
    const { register } = await createTestApp()
    const ada = await register()
    const answer = await ada.inject({ method: 'PATCH', url: '/api/account', payload })
    expect([answer.statusCode, answer.json()]).toEqual([400, { message }])
  })
})

describe('changing the password', () => {
  it('needs the current one', async () => {
    const { register } = await createTestApp()
    const ada = await register()
    const answer = await ada.inject(changePassword('wrong password', 'another horse'))
    expect([answer.statusCode, answer.json()]).toEqual([403, { message: 'The current password is wrong' }])
    expect((await ada.inject({ url: '/api/account' })).statusCode).toBe(200)
  })

  it('ends every other session at once and gives this one a new token', async () => {
    const { inject, register, signedIn } = await createTestApp()
    const here = await register()
    const elsewhere = await inject(login('ada', 'correct horse'))
    const there = signedIn(here.user, sessionCookie(elsewhere.headers['set-cookie']))

    const answer = await here.inject(changePassword('correct horse', 'another horse'))
    expect(answer.json()).toEqual({ success: true })
    const renewed = signedIn(here.user, sessionCookie(answer.headers['set-cookie']))
    expect((await there.inject({ url: '/api/account' })).statusCode).toBe(401)
    expect((await here.inject({ url: '/api/account' })).statusCode).toBe(401)
    expect((await renewed.inject({ url: '/api/account' })).statusCode).toBe(200)
    expect((await inject(login('ada', 'correct horse'))).statusCode).toBe(401)
    expect((await inject(login('ada', 'another horse'))).statusCode).toBe(200)
  })

  it('leaves no session to a sign-in with the old password that was under way', async () => {
    const passwords = createPasswords({ memory: 256, passes: 1, parallelism: 1, tagLength: 32 })
    const changed = Promise.withResolvers<void>()
    let checks = 0
    const slowPasswords = {
      ...passwords,
      async verify(password: string, hash: string | undefined) {
        const verdict = await passwords.verify(password, hash)
        if (checks++ === 0) await changed.promise
        return verdict
      },
    }
    const { inject, register } = await createTestApp({}, slowPasswords)
    const ada = await register()
    const signIn = inject(login('ada', 'correct horse'))
    while (checks === 0) await setTimeout(5)
    expect((await ada.inject(changePassword('correct horse', 'another horse'))).statusCode).toBe(200)
    changed.resolve()
    expect((await signIn).statusCode).toBe(401)
  })

  it('is throttled like signing in, so that an open session is no way to guess', async () => {
    const { inject, register } = await createTestApp({ rateLimit: 'on' })
    const ada = await register()
    for (let guess = 0; guess < 10; guess++)
      expect((await ada.inject(changePassword(`guess ${guess}`, 'another horse'))).statusCode).toBe(403)
    const answer = await ada.inject(changePassword('correct horse', 'another horse'))
    expect(answer.statusCode).toBe(429)
    expect(answer.json().message).toBe('Too many wrong passwords. Please try again in 15 minutes.')
    expect(answer.headers['retry-after']).toBe('900')
    expect((await inject(login('ada', 'correct horse'))).statusCode).toBe(429)
  })
})

describe('the list of sessions', () => {
  it('names device, address and time, and marks this one', async () => {
    const { inject, register, clock } = await createTestApp()
    const ada = await register()
    clock.advance({ minutes: 90 })
    await inject(login('ada', 'correct horse', { 'user-agent': FIREFOX }))
    const sessions = (await ada.inject({ url: '/api/account/sessions' })).json()
    expect(sessions).toEqual([
      {
        id: expect.any(String),
        device: 'Firefox on Linux',
        address: '127.0.0.1',
        createdAt: '2026-11-14T13:30:00.000Z',
        lastSeenAt: '2026-11-14T13:30:00.000Z',
        isCurrent: false,
      },
      {
        id: expect.any(String),
        device: 'Unknown device',
        address: '127.0.0.1',
        createdAt: '2026-11-14T12:00:00.000Z',
        lastSeenAt: '2026-11-14T13:30:00.000Z',
        isCurrent: true,
      },
    ])
  })

  it('leaves out those that are over and those of others', async () => {
    const { inject, register, clock, signedIn } = await createTestApp()
    const { user } = await register('ada')
    clock.advance({ hours: 13 })
    await register('bob')
    const answer = await inject(login('ada', 'correct horse'))
    const ada = signedIn(user, sessionCookie(answer.headers['set-cookie']))
    expect((await ada.inject({ url: '/api/account/sessions' })).json()).toHaveLength(1)
  })

  it('can be cut down to this one', async () => {
    const { inject, register, signedIn } = await createTestApp()
    const [here, bob] = [await register('ada'), await register('bob')]
    const elsewhere = await inject(login('ada', 'correct horse'))
    const there = signedIn(here.user, sessionCookie(elsewhere.headers['set-cookie']))
    const answer = await here.inject({ method: 'DELETE', url: '/api/account/sessions' })
    expect(answer.json()).toEqual({ success: true })
    expect((await there.inject({ url: '/api/account' })).statusCode).toBe(401)
    expect((await here.inject({ url: '/api/account' })).statusCode).toBe(200)
    expect((await bob.inject({ url: '/api/account' })).statusCode).toBe(200)
  })
})

describe('deleting the account', () => {
  it('needs the password', async () => {
    const { register } = await createTestApp()
    const ada = await register()
    const answer = await ada.inject(deleteAccount('wrong password'))
    expect([answer.statusCode, answer.json()]).toEqual([403, { message: 'The current password is wrong' }])
    expect((await ada.inject({ url: '/api/account' })).statusCode).toBe(200)
  })

  it('removes rows and bytes, ends all sessions and frees the name', async () => {
    const { inject, register, database, storedKeys, signedIn } = await createTestApp()
    const [ada, bob] = [await register('ada'), await register('bob')]
    for (const { inject } of [ada, bob]) {
      await inject({
        method: 'POST',
        url: '/api/process-task',
        payload: { description: 'Fixed the login page.' },
      })
      const application = { positionName: 'Engineer', companyName: 'Acme' }
      const created = await inject({ method: 'POST', url: '/api/job-applications', payload: application })
      const url = `/api/job-applications/${created.json().id}/documents`
      expect((await inject({ method: 'POST', url, ...fileForm('cv.txt', 'text') })).statusCode).toBe(201)
    }
    const elsewhere = await inject(login('ada', 'correct horse'))
    const there = signedIn(ada.user, sessionCookie(elsewhere.headers['set-cookie']))

    const answer = await ada.inject(deleteAccount('correct horse'))
    expect(answer.json()).toEqual({ success: true })
    expect(answer.headers['set-cookie']).toMatch(/^techlog=; .*Max-Age=0$/)
    for (const { inject } of [ada, there])
      expect((await inject({ url: '/api/account' })).statusCode).toBe(401)
    const { stores } = database
    expect(await stores.snaps.listIds(ada.user.id)).toEqual([])
    expect(await stores.applications.listIds(ada.user.id)).toEqual([])
    expect(await stores.documents.listAll(ada.user.id)).toEqual([])
    expect(await storedKeys()).toEqual([expect.stringMatching(`^${bob.user.id}/`)])
    expect(await stores.snaps.listIds(bob.user.id)).toHaveLength(1)
    await register('ada')
  })
})

it('says which engine reads snaps', async () => {
  const { register } = await createTestApp()
  const ada = await register()
  expect((await ada.inject({ url: '/api/analysis-engine' })).json()).toEqual({ engine: 'built-in' })
})

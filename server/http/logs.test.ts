import { expect, it } from 'vitest'
import { giveBelongings, SESSION_SAMPLES } from '../testing/sample-requests.ts'
import { createTestApp } from '../testing/test-app.ts'

const login = (username: string, password: string) =>
  ({ method: 'POST', url: '/api/login', payload: { username, password } }) as const

it('hold no password, no token and nothing that people wrote, whatever was done', async () => {
  const { register, inject, logged } = await createTestApp()
  const [ada, bob] = [await register('ada', 'Secret of Ada'), await register('bob', 'correct horse')]
  const belongings = await giveBelongings(bob, 'zanzibar')
  for (const [route, sample] of Object.entries(SESSION_SAMPLES)) {
    const method = route.split(' ')[0] as 'POST'
    for (const user of [ada, bob]) await user.inject({ method, ...sample(belongings) })
  }
  await inject(login('ada', 'Wrong guess'))
  await inject({ url: '/api/account?token=zanzibar', headers: { cookie: ada.cookie, 'user-id': 'zanzibar' } })
  const text = logged.join('')
  expect(text).toContain('sign-in failed')
  const secrets = ['Secret of Ada', 'correct horse', 'another horse', 'Wrong guess', 'zanzibar']
  for (const secret of [...secrets, ...[ada, bob].map(({ cookie }) => cookie.split('=')[1] ?? '')])
    expect(text).not.toContain(secret)
})

it('tell of refusals, of whom and where, and not of what was sent', async () => {
  const { inject, register, logged } = await createTestApp()
  const ada = await register()
  const before = logged.length
  await inject({ url: '/api/logs/zanzibar' })
  const headers = { origin: 'https://zanzibar.example' }
  await inject({ method: 'POST', url: '/api/job-applications', headers, payload: {} })
  await ada.inject({ method: 'POST', url: '/api/process-task', payload: { description: 'x'.repeat(2e6) } })
  const lines = logged.slice(before).map((line) => JSON.parse(line))
  expect(lines).toEqual([
    expect.objectContaining({ event: 'not-signed-in', address: '127.0.0.1', route: '/api/logs/:id' }),
    expect.objectContaining({ event: 'refused-403', route: '/api/job-applications' }),
    expect.objectContaining({ event: 'refused-413', route: '/api/process-task', userId: ada.user.id }),
  ])
  expect(JSON.stringify(lines)).not.toContain('zanzibar')
})

it('are one JSON line for each event, whatever is in a name', async () => {
  const { inject, logged } = await createTestApp()
  const before = logged.length
  const forged = 'ada"}\n{"level":60,"msg":"forged"}\u001b[2J'
  await inject(login(forged, 'guess'))
  await inject({ ...login('ada', 'guess'), headers: { 'user-agent': forged.replaceAll(/\p{Cc}/gu, ' ') } })
  const lines = logged.slice(before)
  expect(lines.join('')).not.toContain('forged')
  for (const line of lines) {
    expect(line).toMatch(/^\P{Cc}*\n$/u)
    expect(JSON.parse(line)).toHaveProperty('msg')
  }
})

it('grow by a line a second at most under a flood of one kind, and say how much was left out', async () => {
  const { inject, register, logged, clock } = await createTestApp()
  const { cookie } = await register()
  const before = logged.length
  const flood = async () => {
    for (let guess = 0; guess < 20; guess++) {
      await inject(login('ada', `guess ${guess}`))
      await inject({ url: '/api/account', headers: { cookie, 'user-id': `guess-${guess}` } })
    }
  }
  await flood()
  expect(logged.slice(before)).toHaveLength(2)
  clock.advance({ seconds: 1 })
  await flood()
  const lines = logged.slice(before).map((line) => JSON.parse(line))
  expect(lines.map(({ event, leftOut }) => [event, leftOut])).toEqual([
    ['sign-in-failed', undefined],
    ['user-id-mismatch', undefined],
    ['sign-in-failed', 19],
    ['user-id-mismatch', 19],
  ])
})

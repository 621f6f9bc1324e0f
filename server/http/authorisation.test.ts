import type { InjectOptions } from 'fastify'
import { describe, expect, it } from 'vitest'
import { newId } from '../ids.ts'
import {
  type Belongings,
  giveBelongings,
  PUBLIC_SAMPLES,
  SESSION_SAMPLES,
} from '../testing/sample-requests.ts'
import { createTestApp, type TestUser } from '../testing/test-app.ts'

const MARKER = 'zanzibar'

const samples = Object.entries(SESSION_SAMPLES).map(([route, sample]) => {
  const method = route.split(' ')[0] as 'GET' | 'POST'
  const request = (belongings: Belongings): InjectOptions => ({ method, ...sample(belongings) })
  return { route, request, hasParams: route.includes(':') }
})

it('every route of the server has a row here, and every row a route', async () => {
  const { app } = await createTestApp()
  const routes = app.routes.flatMap(({ method, url }) => [method].flat().map((one) => `${one} ${url}`))
  const rows = [...Object.keys(SESSION_SAMPLES), ...Object.keys(PUBLIC_SAMPLES)]
  // Fastify answers HEAD wherever there is a GET, by the same handlers.
  const withHead = rows.flatMap((row) => (row.startsWith('GET ') ? [row, row.replace('GET', 'HEAD')] : [row]))
  expect(routes.toSorted()).toEqual(withHead.toSorted())
})

it('every route says by its endpoint who may call it', async () => {
  const { app } = await createTestApp()
  const open = app.routes.filter(({ config }) => config?.endpoint?.access !== 'session').map(({ url }) => url)
  expect(new Set(open)).toEqual(new Set(Object.values(PUBLIC_SAMPLES).map(({ url }) => url)))
})

describe.each(samples)('$route', ({ request, hasParams }) => {
  it('serves its owner', async () => {
    const { ada, belongings } = await start()
    expect((await ada.inject(request(belongings))).statusCode).toBeLessThan(300)
  })

  it('answers 401 to everybody without a session of their own, and changes nothing', async () => {
    const { inject, ada, bob, belongings, contentOf } = await start()
    const sent = request(belongings)
    const before = await contentOf(ada)
    const callers: Record<string, string>[] = [
      {},
      { 'user-id': ada.user.id },
      { cookie: ada.cookie },
      { cookie: ada.cookie, 'user-id': '' },
      { cookie: ada.cookie, 'user-id': bob.user.id },
      { cookie: ada.cookie, 'user-id': `${ada.user.id},${bob.user.id}` },
      { cookie: bob.cookie, 'user-id': ada.user.id },
      { cookie: `techlog=${'A'.repeat(43)}`, 'user-id': ada.user.id },
      { cookie: `techlog=${ada.user.id}`, 'user-id': ada.user.id },
    ]
    for (const caller of callers) {
      const answer = await inject({ ...sent, headers: { ...sent.headers, ...caller } })
      expect([answer.statusCode, answer.json()], JSON.stringify(caller)).toEqual([
        401,
        { message: 'Please sign in to continue' },
      ])
    }
    expect(await contentOf(ada)).toEqual(before)
  })

  it('answers 401 once the session has expired or the account is gone', async () => {
    const { clock, ada, bob, belongings } = await start()
    await bob.inject({ method: 'DELETE', url: '/api/account', payload: { password: 'correct horse' } })
    expect((await bob.inject(request(belongings))).statusCode).toBe(401)
    clock.advance({ hours: 12, seconds: 1 })
    expect((await ada.inject(request(belongings))).statusCode).toBe(401)
  })

  it("shows and changes nothing of somebody else's", async () => {
    const { ada, bob, belongings, contentOf } = await start()
    const before = await contentOf(ada)
    const answer = await bob.inject(request(belongings))
    expect(answer.body).not.toContain(MARKER)
    if (hasParams) {
      const missing = await bob.inject(
        request({ logId: newId(), applicationId: newId(), documentId: newId() }),
      )
      expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'Not found' }])
      expect([missing.statusCode, missing.body]).toEqual([answer.statusCode, answer.body])
    }
    expect(await contentOf(ada)).toEqual(before)
  })
})

it('no pair of an own application and a foreign document opens the document', async () => {
  const { bob, belongings } = await start()
  const own = await giveBelongings(bob, 'own')
  for (const [applicationId, documentId] of [
    [own.applicationId, belongings.documentId],
    [belongings.applicationId, own.documentId],
  ] as const) {
    const url = `/api/job-applications/${applicationId}/documents/${documentId}`
    expect((await bob.inject({ url: `${url}/download` })).statusCode).toBe(404)
    expect((await bob.inject({ method: 'DELETE', url })).statusCode).toBe(404)
  }
})

it.each(['userId', 'ownerId', 'role', 'isAdmin', 'passwordHash', 'storageKey'])(
  'a body that claims %s is refused by every route that takes one',
  async (claim) => {
    const { ada, belongings } = await start()
    for (const { route, request } of samples) {
      const sent = request(belongings)
      if (typeof sent.payload !== 'object' || Buffer.isBuffer(sent.payload)) continue
      const answer = await ada.inject({ ...sent, payload: { ...sent.payload, [claim]: 'x' } })
      expect([answer.statusCode, answer.json()], route).toEqual([
        400,
        { message: `The field "${claim}" cannot be set` },
      ])
    }
  },
)

it('a write that another site caused is refused by every route, with a session or without', async () => {
  const { inject, ada, belongings, contentOf } = await start()
  const before = await contentOf(ada)
  const callers: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ]
  const open = Object.entries(PUBLIC_SAMPLES).map(([route, sample]) => ({
    route,
    request: (): InjectOptions => sample,
  }))
  for (const { route, request } of [...samples, ...open].filter((sample) => !sample.route.startsWith('GET ')))
    for (const caller of callers) {
      const sent = { method: route.split(' ')[0] as 'POST', ...request(belongings) }
      const headers = { ...sent.headers, ...caller }
      const signedIn = { ...headers, cookie: ada.cookie, 'user-id': ada.user.id }
      expect((await inject({ ...sent, headers })).statusCode, route).toBe(403)
      expect((await inject({ ...sent, headers: signedIn })).statusCode, route).toBe(403)
    }
  expect(await contentOf(ada)).toEqual(before)
})

it('a body that a form of another site could send is refused by every route that takes JSON', async () => {
  const { ada, belongings, contentOf } = await start()
  const before = await contentOf(ada)
  const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', '']
  for (const { route, request } of samples.filter(({ route }) => !route.startsWith('GET '))) {
    const { payload, ...sent } = request(belongings)
    if (Buffer.isBuffer(payload)) continue
    for (const type of types) {
      const answer = await ada.inject({
        ...sent,
        payload: JSON.stringify(payload ?? {}),
        headers: { 'content-type': type },
      })
      expect(answer.statusCode, `${route} ${type}`).toBe(415)
    }
  }
  expect(await contentOf(ada)).toEqual(before)
})

it('reading changes nothing: the same data before and after every GET and HEAD', async () => {
  const { ada, belongings, contentOf } = await start()
  const before = await contentOf(ada)
  for (const { route, request } of samples.filter((sample) => sample.route.startsWith('GET '))) {
    for (const method of ['GET', 'HEAD', 'OPTIONS'] as const) {
      const answer = await ada.inject({ ...request(belongings), method })
      expect(answer.statusCode, route).toBeLessThan(500)
    }
  }
  expect(await contentOf(ada)).toEqual(before)
})

it('HEAD answers the headers of GET', async () => {
  const { ada, belongings } = await start()
  for (const { route, request } of samples.filter((sample) => sample.route.startsWith('GET '))) {
    const [get, head] = [
      await ada.inject(request(belongings)),
      await ada.inject({ ...request(belongings), method: 'HEAD' }),
    ]
    // Without a body there is nothing to cut into chunks.
    const shown = ({
      statusCode,
      headers: { date: _, 'transfer-encoding': __, ...headers },
    }: typeof get) => ({
      statusCode,
      ...headers,
    })
    expect(shown(head), route).toEqual(shown(get))
  }
})

async function start() {
  const { inject, register, clock, database } = await createTestApp()
  const [ada, bob] = [await register('ada'), await register('bob')]
  const belongings = await giveBelongings(ada, MARKER)
  const { stores } = database

  /** Everything that is stored for a user, sessions included. */
  async function contentOf({ user }: TestUser) {
    return {
      account: await stores.accounts.find(user.id),
      sessions: await stores.sessions.list(user.id),
      logs: await stores.snaps.listRecent(user.id, { limit: 100, onlyUnsaved: false }),
      applications: await stores.applications.list(user.id),
      documents: await stores.documents.listAll(user.id),
    }
  }
  return { inject, clock, ada, bob, belongings, contentOf }
}

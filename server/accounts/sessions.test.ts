import { expect, it } from 'vitest'
import type { Stores } from '../db/stores.ts'
import { createTestApp, createTestClock } from '../testing/test-app.ts'
import type { NewSession } from './session-store.ts'
import { createSessions } from './sessions.ts'

it('10,000 tokens are 10,000 different ones of 256 bits, and none of them is stored', async () => {
  const stored: NewSession[] = []
  const stores = { sessions: { insert: async (session: NewSession) => void stored.push(session) } }
  const inStores = stores as unknown as Stores
  const sessions = createSessions({ stores: inStores, clock: createTestClock() })
  const tokens = new Set<string>()
  for (let index = 0; index < 10_000; index++)
    tokens.add(await sessions.start(inStores, 'ada', { address: '', userAgent: '' }))
  expect(tokens.size).toBe(10_000)
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
  expect(stored.filter(({ tokenHash, id }) => tokens.has(tokenHash) || tokens.has(id))).toEqual([])
})

it('what the database holds of a session is no cookie', async () => {
  const { register, database, signedIn } = await createTestApp()
  const ada = await register()
  const [session] = await database.stores.sessions.list(ada.user.id)
  const { hash } = await import('node:crypto')
  const stored = hash('sha256', ada.cookie.split('=')[1] ?? '', 'base64url')
  expect(await database.stores.sessions.findByToken(stored)).toMatchObject({ id: session?.id })
  for (const value of [stored, session?.id])
    expect((await signedIn(ada.user, `techlog=${value}`).inject({ url: '/api/account' })).statusCode).toBe(
      401,
    )
})

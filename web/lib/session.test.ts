import { beforeEach, expect, it, vi } from 'vitest'
import { getAccount } from '../../contract/accounts.ts'
import { call } from '../api.ts'
import { readDraft, writeDraft } from './draft-storage.ts'
import { endSession, expireSession, getSession, openSession, startSession, updateUser } from './session.ts'

const ada = { id: 'u1', username: 'ada', displayName: 'Ada', email: 'ada@example.org' }

function memoryStorage() {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

/** The user-id header of the next call. */
async function claimedUser() {
  const request = vi.fn(async (_: string, init: RequestInit) => {
    return Response.json({ ...ada, id: new Headers(init.headers).get('user-id') ?? 'nobody' })
  })
  vi.stubGlobal('fetch', request)
  return (await call(getAccount)).id
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
  openSession()
})

it('a page load starts signed out and clears what an earlier one stored', () => {
  localStorage.setItem('currentUser', '{}')
  localStorage.setItem('userId', 'u0')
  openSession()
  expect(getSession()).toEqual({ state: 'signed-out' })
  expect([localStorage.getItem('currentUser'), localStorage.getItem('userId')]).toEqual([null, null])
})

it('signing in keeps the user in memory and mirrors it in local storage', () => {
  startSession(ada)
  expect(getSession()).toEqual({ state: 'signed-in', user: ada })
  expect(JSON.parse(localStorage.getItem('currentUser') ?? '')).toEqual(ada)
  expect(localStorage.getItem('userId')).toBe('u1')
})

it('calls go out in the name of the user in memory, even after another tab cleared the keys', async () => {
  startSession(ada)
  localStorage.removeItem('userId')
  expect(await claimedUser()).toBe('u1')
  endSession()
  expect(await claimedUser()).toBe('nobody')
})

it('signing out drops the drafts of that user only', () => {
  startSession(ada)
  writeDraft('u1', 'snap', 'half a sentence')
  writeDraft('u2', 'snap', 'of another user')
  endSession()
  expect(getSession()).toEqual({ state: 'signed-out' })
  expect(readDraft('u1', 'snap')).toBeUndefined()
  expect(readDraft('u2', 'snap')).toBe('of another user')
})

it('an expired session says so and keeps the drafts', () => {
  startSession(ada)
  writeDraft('u1', 'snap', { text: 'half a sentence' })
  expireSession()
  expect(getSession()).toEqual({
    state: 'signed-out',
    notice: 'Your session has expired. Please sign in again.',
  })
  expect(localStorage.getItem('userId')).toBeNull()
  expect(readDraft('u1', 'snap')).toEqual({ text: 'half a sentence' })
})

it('a changed profile is taken for the signed-in user only', () => {
  startSession(ada)
  updateUser({ ...ada, id: 'u2', displayName: 'Somebody' })
  updateUser({ ...ada, displayName: 'Ada L.' })
  expect(getSession()).toMatchObject({ user: { id: 'u1', displayName: 'Ada L.' } })
})

it('works in a browser that forbids storage', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const storage = { getItem: forbidden, setItem: forbidden, removeItem: forbidden, key: forbidden, length: 1 }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  startSession(ada)
  writeDraft('u1', 'snap', 'text')
  expect(readDraft('u1', 'snap')).toBeUndefined()
  endSession()
  expect(getSession()).toEqual({ state: 'signed-out' })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getAccount, login, logout } from '../contract/accounts.ts'
import { deleteDocument, downloadDocument, uploadDocument } from '../contract/documents.ts'
import { recentLogs } from '../contract/snaps.ts'
import { ApiError, addressOf, call, identify, messageOf, onUnauthorized } from './api.ts'

const ada = { id: 'u1', username: 'ada', displayName: 'Ada', email: 'ada@example.org' }
const credentials = { username: 'ada', password: 'secret' }
const request = vi.fn<typeof fetch>()

function answer(status: number, body: unknown) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  request.mockResolvedValueOnce(new Response(text, { status, statusText: 'Some Status' }))
}

const sent = () => request.mock.calls.at(-1)?.[1]

beforeEach(() => {
  request.mockReset()
  vi.stubGlobal('fetch', request)
})

afterEach(() => identify(undefined))

describe('call', () => {
  it('sends the body as JSON with cookies and answers what the contract parses', async () => {
    answer(200, { success: true, message: 'ok', user: { ...ada, passwordHash: 'x' } })
    const { user } = await call(login, { body: credentials })
    expect(user).toEqual(ada)
    expect(request.mock.calls[0]?.[0]).toBe('/api/login')
    expect(sent()).toMatchObject({
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    })
  })

  it('names the identified user in the user-id header, and nobody before or after', async () => {
    for (const userId of [undefined, 'u1', undefined]) {
      identify(userId)
      answer(200, { success: true })
      await call(logout)
      expect(new Headers(sent()?.headers).get('user-id')).toBe(userId ?? null)
    }
  })

  it('leaves the content type of a form to the browser', async () => {
    answer(201, { id: 'd', originalName: 'cv.pdf', mimeType: 'a/b', fileSize: 1, createdAt: 'now' })
    const body = new FormData()
    await call(uploadDocument, { params: { id: 'a1' }, body })
    expect(sent()?.body).toBe(body)
    expect(new Headers(sent()?.headers).has('content-type')).toBe(false)
  })

  it('answers bytes as a blob', async () => {
    answer(200, 'abc')
    const blob = await call(downloadDocument, { params: { id: 'a1', documentId: 'd1' } })
    expect(await blob.text()).toBe('abc')
  })

  it('refuses an answer that is not what the contract promises', async () => {
    answer(200, { id: 'u1' })
    await expect(call(getAccount)).rejects.not.toBeInstanceOf(ApiError)
  })
})

describe('errors', () => {
  it('read "status: body text" and carry the parsed problem', async () => {
    const problem = { message: 'Somebody else changed it', details: 'more', current: { version: 3 } }
    answer(409, problem)
    const error = await call(getAccount).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 409, message: `409: ${JSON.stringify(problem)}`, problem })
  })

  it('read the status text where the body is empty, and have no problem where it is not JSON', () => {
    expect(new ApiError(502, '', 'Bad Gateway').message).toBe('502: Bad Gateway')
    expect(new ApiError(502, '<html>', 'Bad Gateway')).toMatchObject({
      message: '502: <html>',
      problem: undefined,
    })
  })

  it('are raised for a refusal that came with a success status', async () => {
    answer(200, { success: false, message: 'Not today' })
    await expect(call(login, { body: credentials })).rejects.toMatchObject({
      problem: { message: 'Not today' },
    })
  })

  it('give the sentence of the server, or the default where it sent none', () => {
    expect(messageOf(new ApiError(400, '{"message":"Too long"}'), 'Failed')).toBe('Too long')
    expect(messageOf(new ApiError(400, ''), 'Failed')).toBe('Failed')
    expect(messageOf(new TypeError('Failed to fetch'), 'Failed')).toBe('Failed')
  })
})

describe('a 401', () => {
  const expired = vi.fn()
  let stop: () => void
  beforeEach(() => {
    expired.mockReset()
    stop = onUnauthorized(expired)
  })
  afterEach(() => stop())

  it('of a call that needs a session is reported', async () => {
    identify('u1')
    answer(401, { message: 'no session' })
    await expect(call(getAccount)).rejects.toThrow('401')
    expect(expired).toHaveBeenCalledOnce()
  })

  it('of the sign-in call is not', async () => {
    answer(401, { success: false, message: 'Invalid username or password' })
    await expect(call(login, { body: credentials })).rejects.toThrow('401')
    expect(expired).not.toHaveBeenCalled()
  })

  it('that comes late, after the user signed in again, does not end the new session', async () => {
    identify('u1')
    let respond = (_: Response) => {}
    request.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)))
    const late = call(getAccount)
    identify('u1')
    respond(new Response('', { status: 401 }))
    await expect(late).rejects.toThrow('401')
    expect(expired).not.toHaveBeenCalled()
  })
})

describe('addressOf', () => {
  it('fills in and escapes the parameters', () => {
    expect(addressOf(deleteDocument, { applicationId: 'a/1', documentId: 'd' })).toBe(
      '/api/job-applications/a%2F1/documents/d',
    )
  })

  it('adds only the query parameters that are given', () => {
    expect(addressOf(recentLogs, {}, { unsaved: 'true', before: undefined })).toBe(
      '/api/recent-logs?unsaved=true',
    )
    expect(addressOf(recentLogs, {}, {})).toBe('/api/recent-logs')
  })
})

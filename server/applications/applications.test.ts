import { describe, expect, it } from 'vitest'
import type { JobApplication } from '../../contract/applications.ts'
import { createTestApp, type TestUser } from '../testing/test-app.ts'

const BASE = '/api/job-applications'
const fields = {
  positionName: 'Engineer',
  companyName: 'Acme',
  dateApplied: '2026-11-14',
  notes: 'Ask about on-call',
  jobDescriptionUrl: 'https://jobs.example/1',
  jobDescriptionText: 'Build things',
}
const post = (payload: object) => ({ method: 'POST', url: BASE, payload }) as const
const create = async (user: TestUser, change: object = {}) =>
  (await user.inject(post({ ...fields, ...change }))).json<JobApplication>()
const list = async (user: TestUser) => (await user.inject({ url: BASE })).json<JobApplication[]>()

describe('adding an application', () => {
  it('answers it with its id, version and count of documents', async () => {
    const user = await (await createTestApp()).register()
    const answer = await user.inject(post(fields))
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toEqual({
      ...fields,
      id: expect.any(String),
      documentCount: 0,
      createdAt: '2026-11-14T12:00:00.000Z',
      updatedAt: '2026-11-14T12:00:00.000Z',
      version: 1,
    })
    expect(await list(user)).toEqual([answer.json()])
  })

  it('needs no more than a position and a company', async () => {
    const user = await (await createTestApp()).register()
    const answer = await user.inject(
      post({ positionName: ' Engineer ', companyName: 'Acme', dateApplied: '' }),
    )
    expect(answer.json()).toMatchObject({ positionName: 'Engineer', dateApplied: null, notes: '' })
  })

  it.each([
    [{ positionName: '  ' }, 'Position name is required'],
    [{ companyName: undefined }, 'Company name is required'],
    [{ dateApplied: '2026-02-30' }, 'The date must be a day such as 2026-11-14'],
    [{ dateApplied: '2026-11-14T00:00:00Z' }, 'The date must be a day such as 2026-11-14'],
    [{ jobDescriptionUrl: 'javascript:alert(1)' }, 'The job posting URL must start with http:// or https://'],
    [{ dateApplied: 20261114 }, 'Date applied must be a day such as 2026-11-14'],
    [{ userId: 'another' }, 'The field "userId" cannot be set'],
    [{ storageKey: '../x' }, 'The field "storageKey" cannot be set'],
  ])('refuses %j', async (change, message) => {
    const user = await (await createTestApp()).register()
    const answer = await user.inject(post({ ...fields, ...change }))
    expect([answer.statusCode, answer.json()]).toEqual([400, { message }])
    expect(await list(user)).toEqual([])
  })
})

it('takes long texts up to the limit, and says what it is', async () => {
  const user = await (await createTestApp()).register()
  const long = '\n'.repeat(200_000)
  const kept = await user.inject(post({ ...fields, notes: long, jobDescriptionText: long }))
  expect([kept.statusCode, kept.json().notes.length]).toEqual([201, 200_000])
  const refused = await user.inject(post({ ...fields, notes: `${long}x` }))
  expect(refused.json()).toEqual({ message: 'Notes must be at most 200,000 characters' })
})

describe('the list', () => {
  it('has the newest date first and those without a date last', async () => {
    const user = await (await createTestApp()).register()
    for (const dateApplied of ['2026-01-02', null, '2026-11-14', '2025-12-31'])
      await create(user, { dateApplied })
    expect((await list(user)).map((application) => application.dateApplied)).toEqual([
      '2026-11-14',
      '2026-01-02',
      '2025-12-31',
      null,
    ])
  })

  it('shows nothing of another user', async () => {
    const { register } = await createTestApp()
    const [ada, bob] = [await register('ada'), await register('bob')]
    await create(ada)
    expect(await list(bob)).toEqual([])
  })
})

describe('changing an application', () => {
  const put = (id: string, payload: object) => ({ method: 'PUT', url: `${BASE}/${id}`, payload }) as const

  it('replaces its fields and counts the version up; what the server itself answered may come back', async () => {
    const { register, clock } = await createTestApp()
    const user = await register()
    const application = await create(user)
    clock.advance({ hours: 1 })
    const answer = await user.inject(put(application.id, { ...application, notes: 'Offer' }))
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      ...application,
      notes: 'Offer',
      updatedAt: '2026-11-14T13:00:00.000Z',
      version: 2,
    })
    expect(await list(user)).toEqual([answer.json()])
  })

  it('works without a version, and with an old one is refused with what is stored now', async () => {
    const user = await (await createTestApp()).register()
    const { id } = await create(user)
    const current = (await user.inject(put(id, { ...fields, notes: 'first' }))).json()
    const answer = await user.inject(put(id, { ...fields, notes: 'second', version: 1 }))
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { message: 'This application was changed elsewhere in the meantime', current },
    ])
    expect(await list(user)).toEqual([current])
  })
})

describe("another user's application", () => {
  it.each(['PUT', 'DELETE'] as const)('answers %s exactly as a missing one does', async (method) => {
    const { register } = await createTestApp()
    const [ada, bob] = [await register('ada'), await register('bob')]
    const application = await create(ada)
    const body = method === 'PUT' ? { payload: fields } : {}
    const foreign = await bob.inject({ method, url: `${BASE}/${application.id}`, ...body })
    const missing = await bob.inject({ method, url: `${BASE}/missing`, ...body })
    expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body])
    expect(await list(ada)).toEqual([application])
  })
})

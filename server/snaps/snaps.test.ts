import { describe, expect, it } from 'vitest'
import type { SavedLog, TaskLog } from '../../contract/snaps.ts'
import { createTestApp, type TestUser } from '../testing/test-app.ts'

const TEXT = 'Fixed the checkout timeout in PAY-482 by adding an index in PostgreSQL.'

async function processSnap(user: TestUser, fields: object = {}): Promise<TaskLog> {
  const payload = { description: TEXT, ...fields }
  const answer = await user.inject({ method: 'POST', url: '/api/process-task', payload })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}

async function saveSnap(user: TestUser, date = '2026-11-14'): Promise<TaskLog> {
  const log = await processSnap(user)
  await edit(user, log.id, { version: 1, extractedData: { ...log.extractedData, date } })
  return (await user.inject({ method: 'POST', url: `/api/save-log/${log.id}` })).json()
}

const edit = (user: TestUser, id: string, payload: object) =>
  user.inject({ method: 'PATCH', url: `/api/update-log/${id}`, payload })
const get = async <T>(user: TestUser, url: string): Promise<T> => (await user.inject({ url })).json()

describe('processing a snap', () => {
  it('answers the whole log and keeps it, unsaved', async () => {
    const { register } = await createTestApp()
    const ada = await register()
    const log = await processSnap(ada)
    expect(log).toMatchObject({
      isSaved: false,
      createdAt: '2026-11-14T12:00:00.000Z',
      updatedAt: '2026-11-14T12:00:00.000Z',
      version: 1,
      description: TEXT,
      extractedData: { date: '2026-11-14' },
      analysis: { engine: 'built-in' },
    })
    expect(await get(ada, `/api/logs/${log.id}`)).toEqual(log)
    expect(await get(ada, '/api/recent-logs')).toEqual([log])
    expect(await get(ada, '/api/saved-logs')).toEqual([])
  })

  it("takes today from the user's time zone", async () => {
    const { register } = await createTestApp()
    const ada = await register()
    const fields = { autoDetectDate: false, timeZone: 'Pacific/Kiritimati' }
    expect((await processSnap(ada, fields)).extractedData.date).toBe('2026-11-15')
  })

  it('trims the description and takes control characters and lone surrogates out of it', async () => {
    const { register } = await createTestApp()
    const description = `  ${TEXT}\u0000\u0007\n\tDone \ud800.  `
    expect((await processSnap(await register(), { description })).description).toBe(`${TEXT}\n\tDone \ufffd.`)
  })

  it.each([
    [{ description: ' \n\t ' }, 'Please enter a snap description before processing.'],
    [{ description: 7 }, 'Please enter a snap description before processing.'],
    [{ description: 'x'.repeat(100_001) }, 'The description must be at most 100,000 characters'],
    [{ description: TEXT, autoDetectDate: 'yes' }, 'autoDetectDate must be true or false'],
    [{ description: TEXT, timeZone: 'Mars/Base' }, 'timeZone must be an IANA name such as Europe/Berlin'],
    [{ description: TEXT, userId: 'x' }, 'The field "userId" cannot be set'],
  ])('refuses what cannot be processed (%#)', async (payload, message) => {
    const { register } = await createTestApp()
    const ada = await register()
    const answer = await ada.inject({ method: 'POST', url: '/api/process-task', payload })
    expect([answer.statusCode, answer.json()]).toEqual([400, { message }])
    expect(await get(ada, '/api/recent-logs')).toEqual([])
  })

  it('takes a description of 100,000 characters', async () => {
    const { register } = await createTestApp()
    const description = 'Fixed a bug in the parser. '.repeat(4000).slice(0, 100_000).trimEnd()
    expect((await processSnap(await register(), { description })).description).toBe(description)
  })
})

describe('the lists', () => {
  it('show the saved entries by their date, newest first, without what only the open entry needs', async () => {
    const { register } = await createTestApp()
    const ada = await register()
    for (const date of ['2026-01-02', '', '2026-03-04', '2025-12-31']) await saveSnap(ada, date)
    await processSnap(ada)
    const saved = await get<SavedLog[]>(ada, '/api/saved-logs')
    const dates = saved.map((log) => log.extractedData.date)
    expect(dates).toEqual(['2026-03-04', '2026-01-02', '2025-12-31', ''])
    expect(saved[0]).not.toHaveProperty('description')
    expect(saved[0]).not.toHaveProperty('analysis')
  })

  it('show the 20 newest logs, saved or not, and page through all that are not saved', async () => {
    const { register } = await createTestApp()
    const ada = await register()
    const unsaved: string[] = []
    for (let n = 0; n < 43; n++) unsaved.unshift((await processSnap(ada)).id)
    const saved = await saveSnap(ada)
    const ids = async (query: string) =>
      (await get<TaskLog[]>(ada, `/api/recent-logs${query}`)).map((log) => log.id)
    expect(await ids('')).toEqual([saved.id, ...unsaved.slice(0, 19)])
    expect(await ids('?unsaved=true')).toEqual(unsaved.slice(0, 20))
    expect(await ids(`?unsaved=true&before=${unsaved[19]}`)).toEqual(unsaved.slice(20, 40))
    expect(await ids(`?unsaved=true&before=${unsaved[39]}`)).toEqual(unsaved.slice(40))
    expect(await ids(`?unsaved=true&before=${unsaved[42]}`)).toEqual([])
  })

  it.each(['unsaved=maybe', 'before=a%00b', 'before=', 'unsaved=true&unsaved=true'])(
    'refuse the query %s',
    async (query) => {
      const { register } = await createTestApp()
      expect((await (await register()).inject({ url: `/api/recent-logs?${query}` })).statusCode).toBe(400)
    },
  )
})

describe('saving', () => {
  it('can be repeated and leaves the version alone', async () => {
    const { register, clock } = await createTestApp()
    const ada = await register()
    const log = await processSnap(ada)
    clock.advance({ minutes: 1 })
    for (let time = 0; time < 2; time++) {
      const answer = await ada.inject({ method: 'POST', url: `/api/save-log/${log.id}` })
      expect([answer.statusCode, answer.json()]).toEqual([200, { ...log, isSaved: true }])
    }
    expect(await get<SavedLog[]>(ada, '/api/saved-logs')).toHaveLength(1)
    expect(await get(ada, '/api/recent-logs?unsaved=true')).toEqual([])
  })
})

describe('editing', () => {
  it('changes the parts that were sent and no others', async () => {
    const { register, clock } = await createTestApp()
    const ada = await register()
    const log = await processSnap(ada)
    clock.advance({ minutes: 1 })
    const answer = await edit(ada, log.id, { version: 1, resumeBullet: 'Cut latency by 40 %.' })
    const updatedAt = '2026-11-14T12:01:00.000Z'
    const edited = { ...log, version: 2, updatedAt, resumeBullet: 'Cut latency by 40 %.' }
    expect([answer.statusCode, answer.json()]).toEqual([200, edited])
    expect(await get(ada, `/api/logs/${log.id}`)).toEqual(edited)
  })

  it('replaces the extracted data and the story whole, cleaned of control characters', async () => {
    const { register } = await createTestApp()
    const ada = await register()
    const log = await processSnap(ada)
    const extractedData = {
      date: '',
      priority: 'high',
      project: 'Straße \u{1f680}',
      problemSummary: 'a\u0000b',
      impact: '',
      technologies: ['C++', '"quoted"', 'a\nb', ''],
    }
    const starStory = { situation: 's', task: 't\ud800', action: 'line 1\n\tline 2', result: '' }
    const answer = await edit(ada, log.id, { version: 1, extractedData, starStory, isSaved: true, id: 'x' })
    expect(answer.json()).toEqual({
      ...log,
      version: 2,
      extractedData: { ...extractedData, problemSummary: 'ab' },
      starStory: { ...starStory, task: 't\ufffd' },
    })
  })

  it('of an old version is refused and answers what is stored', async () => {
    const { register } = await createTestApp()
    const ada = await register()
    const log = await processSnap(ada)
    const current = (await edit(ada, log.id, { version: 1, resumeBullet: 'first' })).json()
    const answer = await edit(ada, log.id, { version: 1, resumeBullet: 'second' })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toEqual({
      message: 'This entry was changed elsewhere since you opened it',
      current,
    })
    expect(await get(ada, `/api/logs/${log.id}`)).toEqual(current)
  })

  it('counts every change once, however many come at the same time', async () => {
    const { register } = await createTestApp()
    const ada = await register()
    const { id } = await processSnap(ada)
    let done = 0
    for (let version = 1; version <= 5; version++) {
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, n) => edit(ada, id, { version, resumeBullet: `${n}` })),
      )
      done += answers.filter((answer) => answer.statusCode === 200).length
      expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200, 409]))
    }
    expect(done).toBe(5)
    expect((await get<TaskLog>(ada, `/api/logs/${id}`)).version).toBe(6)
  })

  const whole = { date: '', priority: 'low', project: '', problemSummary: '', impact: '', technologies: [] }
  it.each([
    [{ resumeBullet: 'x' }, 'The version of the entry you edited is needed'],
    [{ version: 2 ** 40, resumeBullet: 'x' }, 'The version of the entry you edited is needed'],
    [{ version: 1 }, 'There is nothing to update'],
    [{ version: 1, resumeBullet: 'x'.repeat(10_001) }, 'Resume bullet must be at most 10,000 characters'],
    [{ version: 1, starStory: { situation: 's' } }, 'Task must be text'],
    [{ version: 1, extractedData: { ...whole, priority: 'urgent' } }, 'Priority must be high, medium or low'],
    [
      { version: 1, extractedData: { ...whole, date: '2026-02-30' } },
      'The date must be a day such as 2026-11-14',
    ],
    [
      { version: 1, extractedData: { ...whole, technologies: Array(101).fill('C') } },
      'Technologies must be at most 100',
    ],
    [
      { version: 1, extractedData: { ...whole, technologies: ['x'.repeat(101)] } },
      'A technology must be at most 100 characters',
    ],
    [{ version: 1, resumeBullet: 'x', isAdmin: true }, 'The field "isAdmin" cannot be set'],
  ])('refuses what breaks a rule (%#)', async (payload, message) => {
    const { register } = await createTestApp()
    const ada = await register()
    const log = await processSnap(ada)
    const answer = await edit(ada, log.id, payload)
    expect([answer.statusCode, answer.json()]).toEqual([400, { message }])
    expect(await get(ada, `/api/logs/${log.id}`)).toEqual(log)
  })
})

describe('deleting', () => {
  it('removes the entry for good', async () => {
    const { register } = await createTestApp()
    const ada = await register()
    const log = await saveSnap(ada)
    const remove = () => ada.inject({ method: 'DELETE', url: `/api/delete-log/${log.id}` })
    expect((await remove()).json()).toEqual({ success: true })
    expect((await remove()).statusCode).toBe(404)
    expect((await edit(ada, log.id, { version: log.version, resumeBullet: 'x' })).statusCode).toBe(404)
    expect(await get(ada, '/api/saved-logs')).toEqual([])
  })
})

describe("another user's entry", () => {
  it.each([
    ['GET', '/api/logs/', undefined],
    ['POST', '/api/save-log/', undefined],
    ['PATCH', '/api/update-log/', { version: 1, resumeBullet: 'stolen' }],
    ['DELETE', '/api/delete-log/', undefined],
  ] as const)('answers %s %s as a missing one does, and stays as it is', async (method, path, payload) => {
    const { register } = await createTestApp()
    const [ada, bob] = [await register('ada'), await register('bob')]
    const log = await processSnap(ada)
    const call = (id: string) => bob.inject({ method, url: path + id, ...(payload && { payload }) })
    const [foreign, missing] = [await call(log.id), await call('018f0000-0000-7000-8000-000000000000')]
    expect([foreign.statusCode, foreign.body]).toEqual([404, '{"message":"Not found"}'])
    expect(missing.body).toBe(foreign.body)
    expect(await get(ada, `/api/logs/${log.id}`)).toEqual(log)
  })

  it('is in no list', async () => {
    const { register } = await createTestApp()
    const [ada, bob] = [await register('ada'), await register('bob')]
    const log = await saveSnap(ada)
    await processSnap(ada)
    const lists = ['/api/saved-logs', '/api/recent-logs', `/api/recent-logs?unsaved=true&before=${log.id}z`]
    for (const list of lists) expect(await get(bob, list)).toEqual([])
  })

  it('is closed to a caller without a session', async () => {
    const { inject, register } = await createTestApp()
    const log = await processSnap(await register())
    expect((await inject({ url: `/api/logs/${log.id}` })).statusCode).toBe(401)
  })
})

import { Readable } from 'node:stream'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import type { JobApplication } from '../contract/applications.ts'
import type { TaskLog } from '../contract/snaps.ts'
import { compose } from './compose.ts'
import { fileForm } from './testing/form.ts'
import { startStrictS3 } from './testing/strict-s3.ts'
import { createTestApp, type TestUser } from './testing/test-app.ts'

// Each request of these goes to one of two servers, by chance.

async function newApplication(user: TestUser): Promise<JobApplication> {
  const payload = { positionName: 'Engineer', companyName: 'Acme' }
  return (await user.inject({ method: 'POST', url: '/api/job-applications', payload })).json()
}

async function onStrictS3() {
  const s3 = await startStrictS3()
  onTestFinished(() => s3.remove())
  const bucket = { bucket: 'documents', endpoint: s3.endpoint, region: 'us-east-1' }
  return { s3, ...(await createTestApp({ s3: bucket })) }
}

/** A database that misses its limit, as on a busy machine, is a 503: whoever is told to try again does. */
async function insisting(send: () => ReturnType<TestUser['inject']>): ReturnType<TestUser['inject']> {
  for (let again = 0; again < 5; again++) {
    const answer = await send()
    if (answer.statusCode !== 503) return answer
  }
  return send()
}

it('takes one edit for every version of an entry, whoever sends it where', async () => {
  const user = await (await createTestApp()).register()
  const payload = { description: 'Fixed the nightly import.' }
  const log = (await user.inject({ method: 'POST', url: '/api/process-task', payload })).json<TaskLog>()
  let accepted = 0
  async function edit(): Promise<void> {
    let { version } = log
    for (let round = 0; round < 5; round++) {
      const change = { version, resumeBullet: `Fixed it, ${version}` }
      const answer = await user.inject({ method: 'PATCH', url: `/api/update-log/${log.id}`, payload: change })
      if (answer.statusCode === 200) accepted += 1
      else expect(answer.statusCode).toBe(409)
      version = answer.statusCode === 200 ? answer.json().version : answer.json().current.version
    }
  }
  await Promise.all(Array.from({ length: 10 }, edit))
  const stored = (await user.inject({ url: `/api/logs/${log.id}` })).json<TaskLog>()
  expect(stored.version).toBe(1 + accepted)
  expect(accepted).toBeGreaterThan(4)
})

it('counts every change of an application, also of those who name no version', async () => {
  const user = await (await createTestApp()).register()
  const application = await newApplication(user)
  const url = `/api/job-applications/${application.id}`
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      user.inject({ method: 'PUT', url, payload: { positionName: `Engineer ${n}`, companyName: 'Acme' } }),
    ),
  )
  const versions = answers.map((answer) => answer.json<JobApplication>().version)
  expect(versions.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n + 2))
})

it('shows at once what was written elsewhere', async () => {
  const user = await (await createTestApp()).register()
  const { id } = await newApplication(user)
  for (let round = 0; round < 40; round++) {
    const payload = { positionName: `Engineer ${round}`, companyName: 'Acme' }
    await user.inject({ method: 'PUT', url: `/api/job-applications/${id}`, payload })
    const [listed] = (await user.inject({ url: '/api/job-applications' })).json<JobApplication[]>()
    expect(listed?.positionName).toBe(`Engineer ${round}`)
  }
})

it('keeps no bytes of documents that came in while their application was deleted', async () => {
  const { s3, register, logged } = await onStrictS3()
  const user = await register()
  for (let round = 0; round < 5; round++) {
    const { id } = await newApplication(user)
    const url = `/api/job-applications/${id}`
    const form = fileForm('cv.pdf', Buffer.alloc(50_000))
    const uploads = Array.from({ length: 4 }, () =>
      insisting(() => user.inject({ method: 'POST', url: `${url}/documents`, ...form })),
    )
    const [deletion, ...answers] = await Promise.all([
      insisting(() => user.inject({ method: 'DELETE', url })),
      ...uploads,
    ])
    expect(deletion?.statusCode).toBe(200)
    for (const answer of answers) expect([201, 404]).toContain(answer.statusCode)
    expect([...s3.objects.keys()]).toEqual([])
  }
  expect(logged.filter((line) => line.includes('"level":50'))).toEqual([])
})

it('keeps no bytes of an account that was deleted while documents came in', async () => {
  const { s3, register } = await onStrictS3()
  for (let round = 0; round < 3; round++) {
    const user = await register(`ada${round}`)
    const { id } = await newApplication(user)
    const form = fileForm('cv.pdf', Buffer.alloc(50_000))
    const uploads = Array.from({ length: 4 }, () =>
      insisting(() => user.inject({ method: 'POST', url: `/api/job-applications/${id}/documents`, ...form })),
    )
    const payload = { password: 'correct horse' }
    const [deletion, ...answers] = await Promise.all([
      insisting(() => user.inject({ method: 'DELETE', url: '/api/account', payload })),
      ...uploads,
    ])
    expect(deletion?.statusCode).toBe(200)
    for (const answer of answers) expect([201, 401, 404]).toContain(answer.statusCode)
    expect([...s3.objects.keys()]).toEqual([])
  }
})

it('says that documents cannot be reached while S3 is away; entries are', async () => {
  const { s3, register } = await onStrictS3()
  const user = await register()
  const { id } = await newApplication(user)
  const url = `/api/job-applications/${id}/documents`
  const document = (await user.inject({ method: 'POST', url, ...fileForm('cv.pdf', 'x') })).json<{
    id: string
  }>()
  s3.failWith(503)
  expect((await user.inject({ url: `${url}/${document.id}/download` })).statusCode).toBe(503)
  expect((await user.inject({ method: 'POST', url, ...fileForm('cv.pdf', 'x') })).statusCode).toBe(503)
  expect((await user.inject({ url: '/readyz' })).statusCode).toBe(503)
  expect((await user.inject({ url })).json()).toEqual([document])
  s3.failWith(undefined)
  expect((await user.inject({ url: `${url}/${document.id}/download` })).body).toBe('x')
})

it('does not sweep away, when a third server starts, what another one is about to name', async () => {
  const { files, config } = await createTestApp()
  await files.put('ada/just-uploaded', Readable.from([Buffer.from('x')]))
  const third = await compose(config, { log: pino({ level: 'silent' }) })
  await third.app.close()
  expect(String(await Readable.from(files.open('ada/just-uploaded')).toArray())).toBe('x')
})

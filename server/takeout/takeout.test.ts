import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import type { TakeoutApplication, TakeoutEntry } from '../../contract/takeout.ts'
import { type ByteSource, readZipDirectory, unzip } from '../files/read-zip.ts'
import { fileForm } from '../testing/form.ts'
import { createTestApp, type TestUser } from '../testing/test-app.ts'

type Json = { entries: TakeoutEntry[]; applications: TakeoutApplication[] } & Record<string, unknown>

const CONTENT = 'Ten years of experience. '.repeat(2000)

describe('an export', () => {
  it('holds the account, every entry, every application and every document', async () => {
    const { register } = await createTestApp()
    const ada = await register()
    await fill(ada)
    const answer = await ada.inject({ url: '/api/account/export' })
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringContaining('filename="techlog-ada-2026-11-14.zip"'),
    })
    const files = await unpack(answer.rawPayload)
    expect([...files.keys()]).toEqual([
      'techlog.json',
      'techlog-entries.docx',
      'documents/Acme_Sons - Engineer/cv.txt',
      'documents/Acme_Sons - Engineer/cv (2).txt',
    ])
    expect(files.get('documents/Acme_Sons - Engineer/cv.txt')?.toString()).toBe(CONTENT)
    const json = jsonIn(files)
    expect(json).toMatchObject({
      format: 'techlog',
      version: 1,
      exportedAt: '2026-11-14T12:00:00.000Z',
      user: { username: 'ada', displayName: 'Test ada', email: 'ada@example.com' },
    })
    expect(json.entries.map(({ isSaved }) => isSaved)).toEqual([false, true])
    expect(json.applications[0]?.documents.map(({ path }) => path)).toEqual([...files.keys()].slice(2))
    expect(answer.body).not.toMatch(/passwordHash|\$argon2/)
  })

  it('holds all entries as one Word file', async () => {
    const { register } = await createTestApp()
    const ada = await register()
    await fill(ada)
    const files = await unpack((await ada.inject({ url: '/api/account/export' })).rawPayload)
    const parts = await unpack(files.get('techlog-entries.docx') ?? Buffer.alloc(0))
    expect([...parts.keys()][0]).toBe('[Content_Types].xml')
    const lines = String(parts.get('word/document.xml'))
      .replaceAll('</w:p>', '\n')
      .replaceAll(/<[^>]+>/g, '')
    expect(lines).toMatch(
      /^TechLog - Task Documentation\nGenerated on Nov 14, 2026\nTotal Entries: 2\nEntry 1: /,
    )
    expect(lines).toMatch(/^Entry 2: PAY-482/m)
  })

  it('holds nothing of anybody else', async () => {
    const { register } = await createTestApp()
    const [ada, bob] = [await register('ada'), await register('bob')]
    await fill(ada)
    const files = await unpack((await bob.inject({ url: '/api/account/export' })).rawPayload)
    expect(jsonIn(files)).toMatchObject({ entries: [], applications: [] })
  })

  it('goes through more entries than one page', async () => {
    const { register, database } = await createTestApp()
    const ada = await register()
    const log = await fill(ada)
    for (let index = 0; index < 450; index++)
      await database.stores.snaps.insert(ada.user.id, { ...log, id: `log-${index}` })
    const files = await unpack((await ada.inject({ url: '/api/account/export' })).rawPayload)
    const { entries } = jsonIn(files)
    expect(new Set(entries.map(({ id }) => id)).size).toBe(452)
    const document = (await unpack(files.get('techlog-entries.docx') ?? Buffer.alloc(0))).get(
      'word/document.xml',
    )
    expect(String(document)).toContain('Total Entries: 452')
    expect(String(document)).toContain('Entry 452: ')
  })
})

describe('an import', () => {
  it('brings everything back into another account, once', async () => {
    const { register } = await createTestApp()
    const [ada, bob] = [await register('ada'), await register('bob')]
    await fill(ada)
    const exported = (await ada.inject({ url: '/api/account/export' })).rawPayload

    expect((await importFile(bob, exported)).json()).toEqual({
      entries: { added: 2, skipped: 0 },
      applications: { added: 1, skipped: 0 },
      documents: { added: 2, skipped: 0, missing: 0 },
    })
    expect((await importFile(bob, exported)).json()).toEqual({
      entries: { added: 0, skipped: 2 },
      applications: { added: 0, skipped: 1 },
      documents: { added: 0, skipped: 2, missing: 0 },
    })
    const again = await unpack((await bob.inject({ url: '/api/account/export' })).rawPayload)
    const original = await unpack(exported)
    expect([...again.entries()].slice(2)).toEqual([...original.entries()].slice(2))
    expect(withoutIds(jsonIn(again))).toEqual(withoutIds(jsonIn(original)))
    expect(jsonIn(again).entries[0]?.id).not.toBe(jsonIn(original).entries[0]?.id)
  })

  it('recognises what the account still has, and restores what was deleted from it', async () => {
    const { register } = await createTestApp()
    const ada = await register()
    const { id } = await fill(ada)
    const exported = (await ada.inject({ url: '/api/account/export' })).rawPayload
    await ada.inject({ method: 'DELETE', url: `/api/delete-log/${id}` })
    const [application] = (await ada.inject({ url: '/api/job-applications' })).json()
    const documents = `/api/job-applications/${application.id}/documents`
    const [document] = (await ada.inject({ url: documents })).json()
    await ada.inject({ method: 'DELETE', url: `${documents}/${document.id}` })

    expect((await importFile(ada, exported)).json()).toEqual({
      entries: { added: 1, skipped: 1 },
      applications: { added: 0, skipped: 1 },
      documents: { added: 1, skipped: 1, missing: 0 },
    })
    expect((await ada.inject({ url: documents })).json()).toHaveLength(2)
  })

  it('takes techlog.json alone, without the documents', async () => {
    const { register } = await createTestApp()
    const [ada, bob] = [await register('ada'), await register('bob')]
    await fill(ada)
    const files = await unpack((await ada.inject({ url: '/api/account/export' })).rawPayload)
    const answer = await importFile(bob, files.get('techlog.json') ?? Buffer.alloc(0))
    expect(answer.json()).toMatchObject({
      entries: { added: 2 },
      applications: { added: 1 },
      documents: { added: 0, missing: 2 },
    })
  })

  it.each<[string, (zip: Buffer, json: Json) => Buffer | string, RegExp]>([
    ['is empty', () => '', /The file is empty/],
    ['is something else', () => 'hello', /ends or goes on where it should not/],
    ['is JSON of something else', () => '{"a": [1], "b": 2}', /format: /],
    ['is of a newer version', (_, json) => JSON.stringify({ ...json, version: 2 }), /version: /],
    [
      'has a version that cannot be counted on',
      (_, json) =>
        JSON.stringify({ ...json, entries: json.entries.map((one) => ({ ...one, version: 2_147_483_647 })) }),
      /entries\[0\]\.version: /,
    ],
    [
      'is made to fill the memory',
      () => `{"entries": ${JSON.stringify([])}, "x": [${'0,'.repeat(100_000)}0]}`,
      /x has more than 100,000 elements/,
    ],
    ['is cut off', (zip) => zip.subarray(0, zip.length - 40), /The zip is damaged: its end is missing/],
    [
      'has a flipped byte',
      (zip) => flip(zip, zip.indexOf('cv.txt') + 40),
      /The zip is damaged: "documents\//,
    ],
    ['has a damaged techlog.json', (zip) => flip(zip, 60), /The zip is damaged: "techlog.json"/],
    [
      'has an entry with a wrong field',
      (_, json) => JSON.stringify(withEntry(json, { priority: 'urgent' })),
      /entries\[1\]\.extractedData\.priority: Priority must be high, medium or low/,
    ],
    [
      'has a link that is none',
      (_, json) =>
        JSON.stringify({
          ...json,
          applications: json.applications.map((one) => ({
            ...one,
            jobDescriptionUrl: 'javascript:alert(1)',
          })),
        }),
      /applications\[0\]\.jobDescriptionUrl: The job posting URL must start with/,
    ],
  ])('of a file that %s changes nothing and says where', async (_, spoil, message) => {
    const { register, storedKeys } = await createTestApp()
    const [ada, bob] = [await register('ada'), await register('bob')]
    await fill(ada)
    const exported = (await ada.inject({ url: '/api/account/export' })).rawPayload
    const keysBefore = await storedKeys()
    const answer = await importFile(bob, spoil(exported, jsonIn(await unpack(exported))))
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toMatch(message)
    expect((await bob.inject({ url: '/api/recent-logs' })).json()).toEqual([])
    expect((await bob.inject({ url: '/api/job-applications' })).json()).toEqual([])
    expect(await storedKeys()).toEqual(keysBefore)
  })

  it('never follows a document to somebody else', async () => {
    const { register, database } = await createTestApp()
    const [ada, bob] = [await register('ada'), await register('bob')]
    await fill(ada)
    const exported = (await ada.inject({ url: '/api/account/export' })).rawPayload
    await importFile(bob, exported)
    const ids = (await database.stores.documents.listAll(ada.user.id)).map(({ id }) => id)
    const copies = (await database.stores.documents.listAll(bob.user.id)).map(({ id }) => id)
    expect(copies.filter((id) => ids.includes(id))).toEqual([])
  })
})

async function fill({ inject }: TestUser) {
  const process = (description: string) =>
    inject({ method: 'POST', url: '/api/process-task', payload: { description } })
  const log = (await process('Fixed the login page of PAY-482 with React.')).json()
  await inject({ method: 'POST', url: `/api/save-log/${log.id}` })
  await process('Moved the queue from Redis to PostgreSQL.')
  const payload = {
    positionName: 'Engineer',
    companyName: 'Acme/Sons',
    dateApplied: '2026-11-01',
    notes: 'Great',
  }
  const { id } = (await inject({ method: 'POST', url: '/api/job-applications', payload })).json()
  const url = `/api/job-applications/${id}/documents`
  await inject({ method: 'POST', url, ...fileForm('cv.txt', CONTENT, 'application/pdf') })
  await inject({ method: 'POST', url, ...fileForm('cv.txt', `${CONTENT}!`, 'text/plain') })
  return log
}

function importFile({ inject }: TestUser, content: Buffer | string) {
  return inject({ method: 'POST', url: '/api/account/import', ...fileForm('export.zip', content) })
}

async function unpack(bytes: Buffer): Promise<Map<string, Buffer>> {
  const source: ByteSource = {
    size: bytes.length,
    open: async ({ start, end }) => Readable.from([bytes.subarray(start, end + 1)]),
  }
  const files = new Map<string, Buffer>()
  for (const [name, file] of await readZipDirectory(source))
    files.set(name, Buffer.concat(await Readable.from(unzip(source, file)).toArray()))
  return files
}

function jsonIn(files: Map<string, Buffer>): Json {
  return JSON.parse(String(files.get('techlog.json')))
}

function withoutIds({ entries, applications }: Json) {
  const strip = ({ id: _, ...rest }: { id: string }) => rest
  return {
    entries: entries.map(strip).toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))),
    applications: applications.map(({ documents, ...rest }) => [strip(rest), documents.map(strip)]),
  }
}

function withEntry(json: Json, extractedData: object): Json {
  const [first, second] = json.entries
  return {
    ...json,
    entries: [first, { ...second, extractedData: { ...second?.extractedData, ...extractedData } }],
  } as Json
}

function flip(bytes: Buffer, at: number): Buffer {
  const flipped = Buffer.from(bytes)
  flipped.writeUInt8(flipped.readUInt8(at) ^ 0xff, at)
  return flipped
}

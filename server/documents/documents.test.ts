import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { JobApplication } from '../../contract/applications.ts'
import type { ApplicationDocument } from '../../contract/documents.ts'
import type { FileStore } from '../files/file-store.ts'
import { fileForm, rawForm } from '../testing/form.ts'
import { createTestApp, type TestUser } from '../testing/test-app.ts'

const APPLICATION = { positionName: 'Engineer', companyName: 'Acme' }

async function setUp(settings: Parameters<typeof createTestApp>[0] = {}) {
  const app = await createTestApp(settings)
  const user = await app.register()
  return { ...app, user, application: await newApplication(user), stored: () => storedFiles(app.files) }
}

async function newApplication(user: TestUser) {
  const answer = await user.inject({ method: 'POST', url: '/api/job-applications', payload: APPLICATION })
  return answer.json<JobApplication>().id
}

async function storedFiles(files: FileStore): Promise<string[]> {
  const names: string[] = []
  for await (const { key } of files.list()) names.push(basename(key))
  return names
}

const documentsOf = (application: string) => `/api/job-applications/${application}/documents`
const upload = (user: TestUser, application: string, form: ReturnType<typeof rawForm>) =>
  user.inject({ method: 'POST', url: documentsOf(application), ...form })
const list = async (user: TestUser, application: string) =>
  (await user.inject({ url: documentsOf(application) })).json<ApplicationDocument[]>()
const download = (user: TestUser, application: string, id: string, headers: Record<string, string> = {}) =>
  user.inject({ url: `${documentsOf(application)}/${id}/download`, headers })

describe('an upload', () => {
  it('answers the document, which is listed, counted and downloaded as it was', async () => {
    const { user, application } = await setUp()
    const content = Buffer.from([0, 13, 10, 45, 45, 255])
    const answer = await upload(user, application, fileForm('cv.pdf', content, 'application/pdf'))
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toEqual({
      id: expect.any(String),
      originalName: 'cv.pdf',
      mimeType: 'application/pdf',
      fileSize: 6,
      createdAt: '2026-11-14T12:00:00.000Z',
    })
    expect(await list(user, application)).toEqual([answer.json()])
    expect((await user.inject({ url: '/api/job-applications' })).json()[0].documentCount).toBe(1)
    const downloaded = await download(user, application, answer.json().id)
    expect(downloaded.rawPayload).toEqual(content)
    expect(downloaded.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '6',
      'content-disposition': `attachment; filename="cv.pdf"; filename*=UTF-8''cv.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
    })
  })

  it.each(['text/html', 'image/svg+xml', 'application/xhtml+xml', 'text/javascript', 'nonsense', ''])(
    'that claims to be "%s" is downloaded as plain bytes',
    async (type) => {
      const { user, application } = await setUp()
      const { id } = (await upload(user, application, fileForm('a', '<script>', type))).json()
      expect((await download(user, application, id)).headers['content-type']).toBe('application/octet-stream')
    },
  )

  it('of nothing is a document of 0 bytes, and the same name twice is two documents', async () => {
    const { user, application } = await setUp()
    await upload(user, application, fileForm('empty.txt', ''))
    await upload(user, application, fileForm('empty.txt', ''))
    const documents = await list(user, application)
    expect(documents.map(({ originalName, fileSize }) => [originalName, fileSize])).toEqual([
      ['empty.txt', 0],
      ['empty.txt', 0],
    ])
    const downloaded = await download(user, application, documents[0]?.id ?? '')
    expect([downloaded.statusCode, downloaded.rawPayload.length]).toEqual([200, 0])
  })

  it('may be exactly as large as the limit, and not a byte larger', async () => {
    const { user, application, stored } = await setUp({ maxUploadBytes: 1024 ** 2 })
    expect((await upload(user, application, fileForm('fits', Buffer.alloc(1024 ** 2)))).statusCode).toBe(201)
    const over = await upload(user, application, fileForm('over', Buffer.alloc(1024 ** 2 + 1)))
    expect([over.statusCode, over.json()]).toEqual([
      413,
      { message: 'The file is larger than the limit of 1 MB' },
    ])
    const announced = await upload(user, application, fileForm('far over', Buffer.alloc(2 * 1024 ** 2)))
    expect(announced.statusCode).toBe(413)
    expect(await list(user, application)).toHaveLength(1)
    expect(await stored()).toHaveLength(1)
  })

  const file = 'content-disposition: form-data; name="document"; filename="a.txt"'
  it.each([
    ['that is cut off', { ...fileForm('a', 'x'), payload: fileForm('a', 'x').payload.subarray(0, -6) }, 400],
    ['in another field', rawForm(file.replace('document', 'file'), 'x'), 400],
    ['without a file name', rawForm('content-disposition: form-data; name="document"', 'x'), 400],
    ['with a blank name', fileForm(' ', 'x'), 400],
    ['with a name that is too long', fileForm('n'.repeat(1001), 'x'), 400],
    ['with endless headers', rawForm(`x: ${'y'.repeat(20_000)}\r\n${file}`, 'x'), 400],
    ['that is no form', { payload: Buffer.from('{}'), headers: { 'content-type': 'application/json' } }, 415],
    [
      'without a boundary',
      { ...fileForm('a', 'x'), headers: { 'content-type': 'multipart/form-data' } },
      415,
    ],
    ['that is empty', { ...fileForm('a', 'x'), payload: Buffer.alloc(0) }, 400],
  ])('%s is refused and leaves nothing', async (_, form, status) => {
    const { user, application, stored } = await setUp()
    const answer = await upload(user, application, form)
    expect([answer.statusCode, answer.json()]).toEqual([status, { message: expect.stringMatching(/^[A-Z]/) }])
    expect(await list(user, application)).toEqual([])
    expect(await stored()).toEqual([])
  })

  it('may have small fields beside the file, but not many and not another file', async () => {
    const { user, application, stored } = await setUp()
    const send = (parts: string[]) => {
      const payload = Buffer.from(`${parts.map((part) => `--b\r\n${part}\r\n`).join('')}--b--`)
      return upload(user, application, {
        payload,
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
      })
    }
    const field = 'content-disposition: form-data; name="note"\r\n\r\nhello'
    expect((await send([field, `${file}\r\n\r\nx`, field])).statusCode).toBe(201)
    expect((await send([`${file}\r\n\r\nx`, `${file}\r\n\r\ny`])).statusCode).toBe(400)
    expect((await send(Array(100_000).fill(field))).statusCode).toBe(400)
    expect((await send([`${field}${'o'.repeat(1024 ** 2)}`, `${file}\r\n\r\nx`])).statusCode).toBe(413)
    expect(await stored()).toHaveLength(1)
  })

  it('to an endpoint that takes JSON is refused', async () => {
    const { user } = await setUp()
    const answer = await user.inject({ method: 'POST', url: '/api/job-applications', ...fileForm('a', 'x') })
    expect(answer.statusCode).toBe(415)
  })
})

describe('a name', () => {
  it.each([
    ['../../etc/passwd'],
    ['C:\\Windows\\win.ini'],
    ['履歴書 – Zoë 👩‍💻.pdf'],
    ['a"b.txt'],
    ['a"; filename="evil.exe'],
    ['back\\'],
    ["it's 100% (final)*; really.txt"],
    ['=?UTF-8?B?eA==?=.txt'],
    [' leading and trailing. '],
    ['e\u0301\u202efdp.exe'],
  ])('"%s" is data: listed and downloaded unchanged', async (name) => {
    const { user, application, stored } = await setUp()
    const { id } = (await upload(user, application, fileForm(name, 'x'))).json()
    expect((await list(user, application))[0]?.originalName).toBe(name)
    const header = String((await download(user, application, id)).headers['content-disposition'])
    const match = /^attachment; filename="[^"\\%\r\n]*"; filename\*=UTF-8''([\w!#$&+.^`|~%-]+)$/.exec(header)
    expect(decodeURIComponent(match?.[1] ?? '')).toBe(name)
    expect(await stored()).toEqual([id])
  })

  it.each([
    ['evil.php\u0000.jpg', 'evil.php.jpg'],
    ['a\r\nSet-Cookie: x=1.txt', 'aSet-Cookie: x=1.txt'],
    ['\u001b[31mred.txt', '[31mred.txt'],
  ])('loses its control characters: %j', async (name, kept) => {
    const { user, application } = await setUp()
    const answer = await upload(user, application, fileForm(name, 'x'))
    expect(answer.json().originalName).toBe(kept)
  })

  it.each([
    ['filename="a\\"b\\\\c.txt"', 'a"b\\c.txt'],
    ['filename="old.txt"; filename*=utf-8\'\'n%C3%A4her.txt', 'näher.txt'],
    ['filename=plain.txt', 'plain.txt'],
  ])('is understood from older clients: %s', async (parameter, name) => {
    const { user, application } = await setUp()
    const form = rawForm(`Content-Disposition: form-data; name=document; ${parameter}`, 'x')
    expect((await upload(user, application, form)).json().originalName).toBe(name)
  })
})

describe('a range', () => {
  it.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=4-', 206, '456789', 'bytes 4-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=5-2', 200, '0123456789', undefined],
    ['bytes=0-1,3-4', 200, '0123456789', undefined],
    ['lines=1-2', 200, '0123456789', undefined],
    [`bytes=${'0-9,'.repeat(1000)}0-9`, 200, '0123456789', undefined],
    [`bytes=${'9'.repeat(400)}-`, 416, '', 'bytes */10'],
    [`bytes=-${'9'.repeat(400)}`, 206, '0123456789', 'bytes 0-9/10'],
  ])('%s answers %i', async (range, status, body, contentRange) => {
    const { user, application } = await setUp()
    const { id } = (await upload(user, application, fileForm('a', '0123456789'))).json()
    const answer = await download(user, application, id, { range })
    expect([answer.statusCode, answer.body, answer.headers['content-range']]).toEqual([
      status,
      body,
      contentRange,
    ])
  })

  it('counts only for the same document', async () => {
    const { user, application } = await setUp()
    const { id } = (await upload(user, application, fileForm('a', '0123456789'))).json()
    const range = 'bytes=0-3'
    expect((await download(user, application, id, { range, 'if-range': `"${id}"` })).statusCode).toBe(206)
    expect((await download(user, application, id, { range, 'if-range': '"other"' })).statusCode).toBe(200)
  })

  it('is not read for a request of the headers alone', async () => {
    const { user, application } = await setUp()
    const { id } = (await upload(user, application, fileForm('a', '0123456789'))).json()
    const url = `${documentsOf(application)}/${id}/download`
    const [head, get] = [await user.inject({ method: 'HEAD', url }), await user.inject({ url })]
    expect([head.statusCode, head.body]).toEqual([200, ''])
    const { date: _, connection: __, ...headers } = get.headers
    expect(head.headers).toMatchObject(headers)
  })
})

describe('deleting', () => {
  it('a document removes its row and its bytes', async () => {
    const { user, application, stored } = await setUp()
    const { id } = (await upload(user, application, fileForm('a', 'x'))).json()
    const answer = await user.inject({ method: 'DELETE', url: `${documentsOf(application)}/${id}` })
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }])
    expect(await list(user, application)).toEqual([])
    expect(await stored()).toEqual([])
  })

  it('an application removes the bytes of all its documents, and no others', async () => {
    const { user, application, stored } = await setUp()
    const kept = await newApplication(user)
    const { id } = (await upload(user, kept, fileForm('kept', 'x'))).json()
    for (const name of ['a', 'b']) await upload(user, application, fileForm(name, 'x'))
    const answer = await user.inject({ method: 'DELETE', url: `/api/job-applications/${application}` })
    expect(answer.json()).toEqual({ success: true })
    expect(await stored()).toEqual([id])
    expect((await user.inject({ url: documentsOf(application) })).statusCode).toBe(404)
  })
})

describe("another user's documents", () => {
  it('answer on every route as missing ones do, and nothing of an upload is kept', async () => {
    const { user, application, register, stored } = await setUp()
    const { id } = (await upload(user, application, fileForm('secret.pdf', 'x'))).json()
    const bob = await register('bob')
    const own = await newApplication(bob)
    const answers = async (of: string, document: string) => [
      await bob.inject({ url: documentsOf(of) }),
      await upload(bob, of, fileForm('a', 'x')),
      await bob.inject({ method: 'DELETE', url: `${documentsOf(of)}/${document}` }),
      await download(bob, of, document),
      await bob.inject({ url: `/api/job-applications/${of}/download-zip` }),
    ]
    const seen = (await answers(application, id)).map(({ statusCode, body }) => [statusCode, body])
    expect(seen).toEqual(
      (await answers('missing', 'missing')).map(({ statusCode, body }) => [statusCode, body]),
    )
    expect(seen.every(([status]) => status === 404)).toBe(true)
    expect((await download(bob, own, id)).statusCode).toBe(404)
    expect((await bob.inject({ method: 'DELETE', url: `${documentsOf(own)}/${id}` })).statusCode).toBe(404)
    expect(await stored()).toEqual([id])
  })
})

import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { Problem } from '../problem.ts'
import { S3_CREDENTIALS } from '../testing/s3-server.ts'
import { startStrictS3 } from '../testing/strict-s3.ts'
import { createDiskStore } from './disk.ts'
import type { FileStore } from './file-store.ts'
import { kept } from './kept.ts'
import { createS3Store } from './s3.ts'

const MEBIBYTE = 1024 ** 2

const stores: [name: string, create: () => Promise<FileStore>][] = [
  ['on disk', onDisk],
  ['in S3', inBucket],
  ['in a strict S3', async () => (await strict()).files],
]

async function onDisk(): Promise<FileStore> {
  const folder = mkdtempSync(join(tmpdir(), 'techlog-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return createDiskStore(folder)
}

function inBucket(): Promise<FileStore> {
  Object.assign(process.env, S3_CREDENTIALS)
  const bucket = `test-${randomUUID()}`
  return createS3Store({ bucket, endpoint: inject('s3Endpoint'), region: 'us-east-1' })
}

async function strict() {
  Object.assign(process.env, S3_CREDENTIALS)
  const s3 = await startStrictS3()
  onTestFinished(() => s3.remove())
  const files = await createS3Store({ bucket: 'documents', endpoint: s3.endpoint, region: 'us-east-1' })
  return { s3, files }
}

async function* inChunks(content: Buffer, size = 100_000): AsyncGenerator<Buffer> {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size)
}

async function* breakingOff(content: Buffer, error: Error): AsyncGenerator<Buffer> {
  yield* inChunks(content)
  throw error
}

async function read(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of kept(bytes)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function keys(files: FileStore): Promise<string[]> {
  const found: string[] = []
  for await (const { key } of files.list()) found.push(key)
  return found.toSorted()
}

const digest = (content: Buffer) => createHash('sha256').update(content).digest('hex')

describe.each(stores)('files %s', (_name, create) => {
  it.each([0, 1, 5 * MEBIBYTE, 20 * MEBIBYTE + 7])('come back as they were: %i bytes', async (size) => {
    const files = await create()
    const content = randomBytes(size)
    await files.put('ada/one', inChunks(content))
    expect(digest(await read(files.open('ada/one')))).toBe(digest(content))
  })

  it('come back in parts, both ends included', async () => {
    const files = await create()
    const content = randomBytes(300_000)
    await files.put('ada/one', inChunks(content))
    for (const [start, end] of [
      [0, 1],
      [10, 99_999],
      [299_999, 299_999],
    ] as const)
      expect(digest(await read(files.open('ada/one', { start, end })))).toBe(
        digest(content.subarray(start, end + 1)),
      )
  })

  it('are not there when their bytes broke off, and the reason is told as it was', async () => {
    const files = await create()
    for (const size of [1000, 20 * MEBIBYTE]) {
      const reason = new Problem('too-large', 'The file is larger than the limit')
      await expect(files.put('ada/one', breakingOff(randomBytes(size), reason))).rejects.toBe(reason)
    }
    expect(await keys(files)).toEqual([])
  })

  it('are gone when removed, and removing them again is no error', async () => {
    const files = await create()
    await files.put('ada/one', inChunks(Buffer.from('x')))
    await files.remove('ada/one')
    await files.remove('ada/one')
    expect(await keys(files)).toEqual([])
    await expect(read(files.open('ada/one'))).rejects.toThrow()
  })

  it('are listed one owner after the other, with the time they were written', async () => {
    const files = await create()
    const wanted = ['ada', 'bob'].flatMap((owner) =>
      Array.from({ length: 6 }, () => `${owner}/${randomUUID()}`),
    )
    for (const key of wanted) await files.put(key, inChunks(Buffer.from(key)))
    const owners: string[] = []
    for await (const { key, writtenAt } of files.list()) {
      const [owner = ''] = key.split('/')
      if (owners.at(-1) !== owner) owners.push(owner)
      expect(Math.abs(writtenAt.getTime() - Date.now())).toBeLessThan(60_000)
    }
    expect(owners.toSorted()).toEqual(['ada', 'bob'])
    expect(await keys(files)).toEqual(wanted.toSorted())
  })
})

describe('files in S3', () => {
  it('are listed to the end, however many pages there are', async () => {
    const { files } = await strict()
    const wanted = Array.from({ length: 7 }, (_, n) => `ada/${n}`)
    for (const key of wanted) await files.put(key, inChunks(Buffer.from('x')))
    expect(await keys(files)).toEqual(wanted)
  })

  it('leave no parts of a broken upload in the bucket', async () => {
    const { files, s3 } = await strict()
    const broken = files.put('ada/one', breakingOff(randomBytes(20 * MEBIBYTE), new Error('gone')))
    await expect(broken).rejects.toThrow('gone')
    expect([s3.objects.size, s3.uploads.size]).toEqual([0, 0])
  })

  it('are only for those who know the secret', async () => {
    const { s3 } = await strict()
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'wrong')
    onTestFinished(() => void vi.unstubAllEnvs())
    const settings = { bucket: 'documents', endpoint: s3.endpoint, region: 'us-east-1' }
    await expect(createS3Store(settings)).rejects.toThrow(
      'TECHLOG_S3_BUCKET cannot be used at http://127.0.0.1',
    )
  })

  it.each([503, 'silence'] as const)(
    'are a 503 within five seconds while the store answers with %s',
    async (how) => {
      const { files, s3 } = await strict()
      await files.put('ada/one', inChunks(Buffer.from('x')))
      s3.failWith(how)
      const started = performance.now()
      const refused = { status: 503 }
      await Promise.all([
        expect(files.ping()).rejects.toMatchObject(refused),
        expect(read(files.open('ada/one'))).rejects.toMatchObject(refused),
        expect(files.put('ada/two', inChunks(Buffer.from('x')))).rejects.toMatchObject(refused),
      ])
      expect(performance.now() - started).toBeLessThan(5000)
      s3.failWith(undefined)
      expect(String(await read(files.open('ada/one')))).toBe('x')
      expect(await keys(files)).toEqual(['ada/one'])
    },
  )

  it('are not cut off from whoever reads them slowly', async () => {
    const { files } = await strict()
    const content = randomBytes(20 * MEBIBYTE)
    await files.put('ada/one', inChunks(content))
    const chunks: Uint8Array[] = []
    for await (const chunk of files.open('ada/one')) {
      if (chunks.length === 1) await pause(4500)
      chunks.push(Buffer.from(chunk))
    }
    expect(digest(Buffer.concat(chunks))).toBe(digest(content))
  })

  it('stop the start with one line where there is no server', async () => {
    const settings = { bucket: 'documents', endpoint: 'http://127.0.0.1:1', region: 'us-east-1' }
    await expect(createS3Store(settings)).rejects.toThrow('cannot be used at http://127.0.0.1:1')
  })
})

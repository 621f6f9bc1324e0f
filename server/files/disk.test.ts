import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createDiskStore } from './disk.ts'
import { writeFile } from './write-file.ts'

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'techlog-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function* chunksOf(...sizes: number[]): AsyncGenerator<Uint8Array> {
  for (const [index, size] of sizes.entries()) yield Buffer.alloc(size, index + 1)
}

async function* failing(): AsyncGenerator<Uint8Array> {
  yield* chunksOf(3_000_000)
  throw new Error('cut off')
}

async function contentOf(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const copies: Buffer[] = []
  for await (const chunk of chunks) copies.push(Buffer.from(chunk))
  return Buffer.concat(copies)
}

async function keysOf(store: ReturnType<typeof createDiskStore>): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of store.list()) keys.push(key)
  return keys.toSorted()
}

describe('the disk store', () => {
  it.each([[[]], [[1]], [[1, 2, 3]], [[5_000_000]], [[2 * 1024 ** 2, 1]], [Array(700).fill(5000)]])(
    'gives back what it was given, in chunks of %j',
    async (sizes) => {
      const store = createDiskStore(temporaryFolder())
      await store.put('ada/1', chunksOf(...sizes))
      expect((await contentOf(store.open('ada/1'))).equals(await contentOf(chunksOf(...sizes)))).toBe(true)
    },
  )

  it('gives back a range of it', async () => {
    const store = createDiskStore(temporaryFolder())
    await store.put('ada/1', chunksOf(300_000, 300_000))
    const range = await contentOf(store.open('ada/1', { start: 299_999, end: 300_000 }))
    expect([...range]).toEqual([1, 2])
  })

  it('lists and removes, and does not mind what is gone already', async () => {
    const store = createDiskStore(temporaryFolder())
    for (const key of ['ada/1', 'ada/2', 'bob/3']) await store.put(key, chunksOf(1))
    expect(await keysOf(store)).toEqual(['ada/1', 'ada/2', 'bob/3'])
    await store.remove('ada/2')
    await store.remove('ada/2')
    expect(await keysOf(store)).toEqual(['ada/1', 'bob/3'])
    await expect(contentOf(store.open('ada/2'))).rejects.toThrow('ENOENT')
  })

  it('keeps nothing of bytes that break off', async () => {
    const store = createDiskStore(temporaryFolder())
    await expect(store.put('ada/1', failing())).rejects.toThrow('cut off')
    expect(await keysOf(store)).toEqual([])
  })

  it('refuses what it has no room for, before a byte is read', async () => {
    const store = createDiskStore(temporaryFolder())
    let isRead = false
    async function* bytes(): AsyncGenerator<Uint8Array> {
      isRead = true
      yield* chunksOf(1)
    }
    const put = store.put('ada/1', bytes(), { expected: Number.MAX_SAFE_INTEGER })
    await expect(put).rejects.toMatchObject({ status: 507 })
    expect([isRead, await keysOf(store)]).toEqual([false, []])
  })

  it('asks again whether there is room while a file of unknown length comes in', async () => {
    const folder = temporaryFolder()
    let asked = 0
    const write = writeFile(join(folder, 'file'), chunksOf(...Array(40).fill(1024 ** 2)), async () => {
      asked += 1
      if (asked === 3) throw new Error('no room')
    })
    await expect(write).rejects.toThrow('no room')
    expect(readdirSync(folder)).toEqual(['file'])
  })
})

import { expect, it } from 'vitest'
import { type ZipEntry, zip, zipLength } from './zip.ts'
import { centralHeader, endOfArchive, localHeader } from './zip-records.ts'

const GIBIBYTE = 1024 ** 3

function entry(fields: Partial<ZipEntry>): Required<ZipEntry> {
  return {
    name: 'a.txt',
    modifiedAt: new Date('2026-11-14T12:00:00Z'),
    size: 0,
    crc32: 0,
    compress: false,
    open: async function* () {},
    ...fields,
  }
}

it('a file over 4 GiB has its sizes in the zip64 fields', () => {
  const large = { ...entry({ size: 5 * GIBIBYTE }), offset: 6 * GIBIBYTE, compressedSize: 5 * GIBIBYTE }
  const local = localHeader(large)
  expect(local.readUInt32LE(18)).toBe(0xffffffff)
  expect(local.readBigUInt64LE(local.length - 8)).toBe(BigInt(5 * GIBIBYTE))
  const central = centralHeader(large)
  const values = [24, 16, 8].map((fromEnd) => Number(central.readBigUInt64LE(central.length - fromEnd)))
  expect(values).toEqual([5 * GIBIBYTE, 5 * GIBIBYTE, 6 * GIBIBYTE])
})

it('more than 65,534 files have their number in the zip64 end', () => {
  const header = centralHeader({ ...entry({}), offset: 0, compressedSize: 0 })
  const small = endOfArchive(Array(65_534).fill(header), 0)
  const large = endOfArchive(Array(70_000).fill(header), 0)
  expect(small).toHaveLength(22)
  expect(large.readUInt32LE(0)).toBe(0x06064b50)
  expect(Number(large.readBigUInt64LE(32))).toBe(70_000)
})

it('is as long as it said it would be', async () => {
  const entries = ['a', 'bb', 'ccc'].map((content) =>
    entry({
      name: `${content}.bin`,
      size: content.length,
      open: async function* () {
        yield Buffer.from(content)
      },
    }),
  )
  let length = 0
  for await (const chunk of zip(entries)) length += chunk.length
  expect(zipLength(entries)).toBe(length)
  expect(zipLength([...entries, entry({ compress: true })])).toBeUndefined()
})

it('breaks off when a file is not as long as it should be', async () => {
  const read = async () => {
    for await (const _ of zip([entry({ size: 10 })]));
  }
  await expect(read()).rejects.toThrow('A stored file has 0 bytes instead of 10')
})

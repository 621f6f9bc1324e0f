import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream'
import { crc32, createInflateRaw } from 'node:zlib'
import { Problem } from '../problem.ts'
import type { ByteRange } from './file-store.ts'

const MAX_16 = 0xffff
const MAX_32 = 0xffffffff
const END_LENGTH = 22
const COMMENT_LIMIT = 0xffff
const DIRECTORY_LIMIT = 64 * 1024 ** 2
const STORED = 0
const DEFLATED = 8

/** Bytes that can be read from anywhere. */
export type ByteSource = { size: number; open(range: ByteRange): Promise<Readable> }

/** A file as the directory of a zip describes it. */
export type ZippedFile = {
  name: string
  method: number
  compressedSize: number
  size: number
  crc32: number
  offset: number
}

/** The files in a zip by name. Nothing is unpacked, and no name is used as a path. */
export async function readZipDirectory(source: ByteSource): Promise<Map<string, ZippedFile>> {
  const { start, length, count } = await findDirectory(source)
  if (length > DIRECTORY_LIMIT) throw damaged('it lists too many files')
  const bytes = await readBytes(source, start, length)
  const files = new Map<string, ZippedFile>()
  let at = 0
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) throw damaged('its list of files')
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) =>
      bytes.readUInt16LE(at + field),
    ) as [number, number, number]
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    const extra = bytes.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength)
    if (bytes.readUInt16LE(at + 8) & 1) throw new Problem('bad-request', 'The zip is locked with a password')
    const [size, compressedSize, offset] = widen(
      [bytes.readUInt32LE(at + 24), bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 42)],
      extra,
    )
    const method = bytes.readUInt16LE(at + 10)
    files.set(name, { name, method, size, compressedSize, offset, crc32: bytes.readUInt32LE(at + 16) })
    at += 46 + nameLength + extraLength + commentLength
  }
  return files
}

/** The content of one file. It ends in a problem where it is not what the directory says, so it never grows beyond that. */
export async function* unzip(source: ByteSource, file: ZippedFile): AsyncGenerator<Uint8Array> {
  if (file.method !== STORED && file.method !== DEFLATED)
    throw new Problem('bad-request', `"${file.name}" is compressed in a way that TechLog does not know`)
  let size = 0
  let checksum = 0
  for await (const chunk of await packedBytes(source, file)) {
    size += chunk.length
    if (size > file.size) throw damaged(`"${file.name}"`)
    checksum = crc32(chunk, checksum)
    yield chunk
  }
  if (size !== file.size || checksum !== file.crc32) throw damaged(`"${file.name}"`)
}

async function packedBytes(source: ByteSource, file: ZippedFile): Promise<AsyncIterable<Uint8Array>> {
  const header = await readBytes(source, file.offset, 30)
  if (header.readUInt32LE(0) !== 0x04034b50) throw damaged(`"${file.name}"`)
  const start = file.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
  if (start + file.compressedSize > source.size) throw damaged(`"${file.name}"`)
  if (file.compressedSize === 0) return toAsync([])
  const packed = await source.open({ start, end: start + file.compressedSize - 1 })
  if (file.method === STORED) return packed
  return inflated(packed, file.name)
}

async function* inflated(packed: Readable, name: string): AsyncGenerator<Uint8Array> {
  try {
    // The reader learns of every failure.
    yield* pipeline(packed, createInflateRaw(), () => {})
  } catch {
    throw damaged(`"${name}"`)
  }
}

async function findDirectory(source: ByteSource): Promise<{ start: number; length: number; count: number }> {
  const length = Math.min(source.size, END_LENGTH + COMMENT_LIMIT)
  const tail = await readBytes(source, source.size - length, length)
  const at = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (at === -1 || at + END_LENGTH > tail.length) throw damaged('its end is missing')
  const directory = {
    count: tail.readUInt16LE(at + 10),
    length: tail.readUInt32LE(at + 12),
    start: tail.readUInt32LE(at + 16),
  }
  const isLarge = directory.count === MAX_16 || directory.length === MAX_32 || directory.start === MAX_32
  if (!isLarge) return directory
  const locator = at >= 20 ? tail.subarray(at - 20, at) : Buffer.alloc(20)
  if (locator.readUInt32LE(0) !== 0x07064b50) throw damaged('its end')
  const end = await readBytes(source, Number(locator.readBigUInt64LE(8)), 56)
  if (end.readUInt32LE(0) !== 0x06064b50) throw damaged('its end')
  const [count, bytes, start] = [32, 40, 48].map((field) => Number(end.readBigUInt64LE(field))) as [
    number,
    number,
    number,
  ]
  return { count, length: bytes, start }
}

/** Puts the 64-bit values of the extra field in the place of those that did not fit into 32. */
function widen(values: [number, number, number], extra: Buffer): [number, number, number] {
  const wide = [...zip64Values(extra)]
  return values.map((value) => (value === MAX_32 ? (wide.shift() ?? value) : value)) as [
    number,
    number,
    number,
  ]
}

function* zip64Values(extra: Buffer): Generator<number> {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue
    const end = Math.min(at + 4 + extra.readUInt16LE(at + 2), extra.length)
    for (let value = at + 4; value + 8 <= end; value += 8) yield Number(extra.readBigUInt64LE(value))
    return
  }
}

/** Exactly so many bytes; a zip that points outside of itself is damaged. */
async function readBytes(source: ByteSource, start: number, length: number): Promise<Buffer> {
  if (length === 0) return Buffer.alloc(0)
  if (!Number.isSafeInteger(start) || start < 0 || start + length > source.size)
    throw damaged('it is cut off')
  const chunks: Buffer[] = []
  for await (const chunk of await source.open({ start, end: start + length - 1 })) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  if (bytes.length !== length) throw damaged('it is cut off')
  return bytes
}

async function* toAsync(chunks: Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks
}

function damaged(where: string): Problem {
  return new Problem('bad-request', `The zip is damaged: ${where}`)
}

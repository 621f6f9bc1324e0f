import type { ZipEntry } from './zip.ts'

// The records of a zip file, as PKWARE's APPNOTE 6.3 lays them out; numbers are little-endian.

const MAX_16 = 0xffff
const MAX_32 = 0xffffffff
const NAME_IS_UTF8 = 1 << 11
const SIZE_FOLLOWS = 1 << 3
const DEFLATED = 8
const VERSION = 20
const VERSION_ZIP64 = 45
const MADE_ON_UNIX = (3 << 8) | 63
const REGULAR_FILE = 0o100644

export type WrittenEntry = Required<ZipEntry> & { offset: number; compressedSize: number }

/** What stands before a file's bytes. */
export function localHeader(entry: WrittenEntry): Buffer {
  const isLarge = entry.size >= MAX_32
  const extra = [timestamp(entry), ...(isLarge ? [zip64([entry.size, entry.size])] : [])]
  return record(
    [4, 0x04034b50],
    ...common(entry, isLarge),
    [4, entry.compress ? 0 : entry.crc32],
    [4, entry.compress ? 0 : Math.min(entry.size, MAX_32)],
    [4, entry.compress ? 0 : Math.min(entry.size, MAX_32)],
    ...nameAndExtra(entry, extra),
  )
}

/** What stands after a file's bytes if its compressed size was not known before; empty otherwise. */
export function dataDescriptor(entry: WrittenEntry): Buffer {
  if (!entry.compress) return Buffer.alloc(0)
  return record([4, 0x08074b50], [4, entry.crc32], [4, entry.compressedSize], [4, entry.size])
}

/** A file's line in the directory at the end. */
export function centralHeader(entry: WrittenEntry): Buffer {
  const large = [entry.size, entry.compressedSize, entry.offset].filter((value) => value >= MAX_32)
  const extra = [timestamp(entry), ...(large.length > 0 ? [zip64(large)] : [])]
  const name = Buffer.from(entry.name)
  return record(
    [4, 0x02014b50],
    [2, MADE_ON_UNIX],
    ...common(entry, large.length > 0),
    [4, entry.crc32],
    [4, Math.min(entry.compressedSize, MAX_32)],
    [4, Math.min(entry.size, MAX_32)],
    [2, name.length],
    [2, totalLength(extra)],
    // No comment, first disk, no internal attributes.
    [2, 0],
    [2, 0],
    [2, 0],
    [4, REGULAR_FILE * 0x10000],
    [4, Math.min(entry.offset, MAX_32)],
    name,
    ...extra,
  )
}

/** What stands last; where a number does not fit, in the zip64 form as well. */
export function endOfArchive(directory: Buffer[], start: number): Buffer {
  const size = totalLength(directory)
  const count = directory.length
  const isLarge = count >= MAX_16 || start >= MAX_32 || size >= MAX_32
  const end = record(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, Math.min(count, MAX_16)],
    [2, Math.min(count, MAX_16)],
    [4, Math.min(size, MAX_32)],
    [4, Math.min(start, MAX_32)],
    [2, 0],
  )
  if (!isLarge) return end
  const end64 = record(
    [4, 0x06064b50],
    [8, 44],
    [2, MADE_ON_UNIX],
    [2, VERSION_ZIP64],
    [4, 0],
    [4, 0],
    [8, count],
    [8, count],
    [8, size],
    [8, start],
  )
  return Buffer.concat([end64, record([4, 0x07064b50], [4, 0], [8, start + size], [4, 1]), end])
}

type Field = [bytes: 2 | 4 | 8, value: number] | Buffer

function common(entry: WrittenEntry, isLarge: boolean): Field[] {
  const at = entry.modifiedAt
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  const year = Math.min(Math.max(at.getUTCFullYear() - 1980, 0), 127)
  const date = (year << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  return [
    [2, isLarge ? VERSION_ZIP64 : VERSION],
    [2, NAME_IS_UTF8 | (entry.compress ? SIZE_FOLLOWS : 0)],
    [2, entry.compress ? DEFLATED : 0],
    [2, time],
    [2, date],
  ]
}

function nameAndExtra(entry: WrittenEntry, extra: Buffer[]): Field[] {
  const name = Buffer.from(entry.name)
  return [[2, name.length], [2, totalLength(extra)], name, ...extra]
}

/** The instant itself: the fields above are a time of day without a zone. */
function timestamp({ modifiedAt }: ZipEntry): Buffer {
  const seconds = Math.floor(modifiedAt.getTime() / 1000)
  return record([2, 0x5455], [2, 5], Buffer.from([1]), [4, seconds])
}

function zip64(values: number[]): Buffer {
  return record([2, 1], [2, values.length * 8], ...values.map((value): Field => [8, value]))
}

function record(...fields: Field[]): Buffer {
  return Buffer.concat(fields.map((field) => (Buffer.isBuffer(field) ? field : integer(...field))))
}

function integer(bytes: 2 | 4 | 8, value: number): Buffer {
  const buffer = Buffer.alloc(bytes)
  if (bytes === 8) buffer.writeBigUInt64LE(BigInt(value))
  else buffer.writeUIntLE(value, 0, bytes)
  return buffer
}

function totalLength(buffers: Buffer[]): number {
  return buffers.reduce((sum, buffer) => sum + buffer.length, 0)
}

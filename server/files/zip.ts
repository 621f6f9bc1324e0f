import { pipeline } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import { kept } from './kept.ts'
import { centralHeader, dataDescriptor, endOfArchive, localHeader, type WrittenEntry } from './zip-records.ts'

/** A file on its way into a zip; it is opened only when its turn comes. */
export type ZipEntry = {
  /** Made safe by `createZipNames`. */
  name: string
  modifiedAt: Date
  /** Both absent where only reading tells; what is not compressed must know them, for they stand before its bytes. */
  size?: number
  crc32?: number
  /** False for what is compressed already. */
  compress: boolean
  open(): AsyncIterable<Uint8Array>
}

/** The bytes of a zip of these entries; a chunk holds until the next is asked for. Where a file is not as long as it should be, they end in an error. */
export async function* zip(entries: ZipEntry[]): AsyncGenerator<Uint8Array> {
  const written: WrittenEntry[] = []
  let offset = 0
  for (const entry of entries) {
    const record = unread(entry, offset)
    const header = localHeader(record)
    yield header
    const content = measured(entry.open(), entry.crc32)
    let compressedSize = 0
    for await (const chunk of entry.compress ? deflated(content.bytes) : content.bytes) {
      compressedSize += chunk.length
      yield chunk
    }
    const { size, checksum } = content.figures()
    if (size !== (entry.size ?? size))
      throw new Error(`A stored file has ${size} bytes instead of ${entry.size}`)
    Object.assign(record, { compressedSize, size, crc32: checksum })
    const descriptor = dataDescriptor(record)
    if (descriptor.length > 0) yield descriptor
    offset += header.length + compressedSize + descriptor.length
    written.push(record)
  }
  const directory = written.map(centralHeader)
  yield Buffer.concat([...directory, endOfArchive(directory, offset)])
}

/** How long the zip will be, where nothing in it is compressed and so it can be known. */
export function zipLength(entries: ZipEntry[]): number | undefined {
  if (entries.some((entry) => entry.compress)) return undefined
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const record = unread(entry, offset)
    directory.push(centralHeader(record))
    offset += localHeader(record).length + record.size
  }
  const end = endOfArchive(directory, offset)
  return directory.reduce((sum, header) => sum + header.length, offset + end.length)
}

function unread(entry: ZipEntry, offset: number): WrittenEntry {
  const { size = 0, crc32 = 0 } = entry
  return { ...entry, offset, size, crc32, compressedSize: size }
}

function measured(content: AsyncIterable<Uint8Array>, knownChecksum: number | undefined) {
  let size = 0
  let checksum = knownChecksum ?? 0
  async function* pass(): AsyncGenerator<Uint8Array> {
    for await (const chunk of content) {
      size += chunk.length
      if (knownChecksum === undefined) checksum = crc32(chunk, checksum)
      yield chunk
    }
  }
  return { bytes: pass(), figures: () => ({ size, checksum }) }
}

function deflated(bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  // The reader of the compressed side learns of every failure, so there is nothing left to do here.
  return pipeline(kept(bytes), createDeflateRaw(), () => {})
}

import { pipeline } from 'node:stream'
import { createDeflateRaw } from 'node:zlib'
import { centralHeader, dataDescriptor, endOfArchive, localHeader, type WrittenEntry } from './zip-records.ts'

/** A file on its way into a zip; it is opened only when its turn comes. */
export type ZipEntry = {
  /** Made safe by `createZipNames`. */
  name: string
  modifiedAt: Date
  size: number
  crc32: number
  /** False for what is compressed already. */
  compress: boolean
  open(): AsyncIterable<Uint8Array>
}

/** The bytes of a zip of these entries; a chunk holds until the next is asked for. Where a file is not as long as it should be, they end in an error. */
export async function* zip(entries: ZipEntry[]): AsyncGenerator<Uint8Array> {
  const written: WrittenEntry[] = []
  let offset = 0
  for (const entry of entries) {
    const record: WrittenEntry = { ...entry, offset, compressedSize: entry.size }
    const header = localHeader(record)
    yield header
    let compressedSize = 0
    for await (const chunk of contentOf(entry)) {
      compressedSize += chunk.length
      yield chunk
    }
    if (!entry.compress && compressedSize !== entry.size)
      throw new Error(`A stored file has ${compressedSize} bytes instead of ${entry.size}`)
    record.compressedSize = compressedSize
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
    const record = { ...entry, offset, compressedSize: entry.size }
    directory.push(centralHeader(record))
    offset += localHeader(record).length + entry.size
  }
  const end = endOfArchive(directory, offset)
  return directory.reduce((sum, header) => sum + header.length, offset + end.length)
}

function contentOf(entry: ZipEntry): AsyncIterable<Uint8Array> {
  if (!entry.compress) return entry.open()
  // The reader of the compressed side learns of every failure, so there is nothing left to do here.
  return pipeline(copies(entry.open()), createDeflateRaw(), () => {})
}

/** The compressor reads ahead, but the chunks are only lent. */
async function* copies(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) yield Buffer.from(chunk)
}

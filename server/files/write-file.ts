import { type FileHandle, open } from 'node:fs/promises'

const WRITE_SIZE = 2 * 1024 ** 2
const WRITE_CHUNKS = 512
const CHECK_SIZE = 64 * 1024 ** 2

/** Writes a new file in large pieces while the next bytes arrive; when it returns, the bytes are on the disk. */
export async function writeFile(
  path: string,
  bytes: AsyncIterable<Uint8Array>,
  /** Called now and then, to stop a file for which there is no room. */
  checkRoom: () => Promise<void>,
): Promise<void> {
  const file = await open(path, 'wx')
  try {
    let writing = Promise.resolve()
    let unchecked = 0
    for await (const piece of inPieces(bytes)) {
      await writing
      writing = writeAll(file, piece)
      // Awaited with the next piece; until then a failure must not count as unhandled.
      writing.catch(() => {})
      unchecked += WRITE_SIZE
      if (unchecked < CHECK_SIZE) continue
      unchecked = 0
      await checkRoom()
    }
    await writing
    await file.sync()
  } finally {
    await file.close()
  }
}

async function* inPieces(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array[]> {
  let piece: Uint8Array[] = []
  let size = 0
  for await (const chunk of bytes) {
    piece.push(chunk)
    size += chunk.length
    if (size < WRITE_SIZE && piece.length < WRITE_CHUNKS) continue
    yield piece
    piece = []
    size = 0
  }
  if (piece.length > 0) yield piece
}

/** A system may write less than it was asked to, as when the disk fills up: the next try says why. */
async function writeAll(file: FileHandle, chunks: Uint8Array[]): Promise<void> {
  let rest = chunks.filter((chunk) => chunk.length > 0)
  while (rest.length > 0) {
    const { bytesWritten } = await file.writev(rest)
    rest = after(rest, bytesWritten)
  }
}

function after(chunks: Uint8Array[], written: number): Uint8Array[] {
  let left = written
  const first = chunks.findIndex((chunk) => {
    if (left < chunk.length) return true
    left -= chunk.length
    return false
  })
  if (first === -1) return []
  return chunks.slice(first).map((chunk, index) => (index === 0 ? chunk.subarray(left) : chunk))
}

import { open } from 'node:fs/promises'
import type { ByteRange } from './file-store.ts'

const PIECE_SIZE = 256 * 1024

/** Reads a file, or a range of it, into two buffers by turns: while one is in the reader's hands, the other fills. */
export async function* readFile(path: string, range?: ByteRange): AsyncGenerator<Uint8Array> {
  const file = await open(path)
  try {
    const end = range ? range.end + 1 : Number.POSITIVE_INFINITY
    let position = range?.start ?? 0
    const fill = async (buffer: Buffer) => {
      const length = Math.min(buffer.length, end - position)
      const { bytesRead } = await file.read(buffer, 0, length, position)
      position += bytesRead
      return buffer.subarray(0, bytesRead)
    }
    const buffers = [Buffer.allocUnsafeSlow(PIECE_SIZE), Buffer.allocUnsafeSlow(PIECE_SIZE)] as const
    let filling = fill(buffers[0])
    for (let turn = 1; ; turn++) {
      const piece = await filling
      if (piece.length === 0) return
      filling = fill(buffers[turn % 2 === 0 ? 0 : 1])
      // Awaited in the next turn, which may never come; until then a failure must not count as unhandled.
      filling.catch(() => {})
      yield piece
    }
  } finally {
    await file.close()
  }
}

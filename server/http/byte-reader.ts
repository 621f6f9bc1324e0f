import { Problem } from '../problem.ts'

/** Reads a stream of bytes in parts that a delimiter separates, copying only what straddles two chunks. */
export function createByteReader(chunks: AsyncIterator<Buffer>, delimiterText: string) {
  const delimiter = Buffer.from(delimiterText)
  // As if a line break came first, since the delimiter begins with one and the stream does not.
  let held: Buffer = Buffer.from('\r\n')

  async function readMore(): Promise<void> {
    const next = await chunks.next().catch(() => ({ done: true as const }))
    if (next.done) throw new Problem('bad-request', 'The upload ended too early')
    held = held.length === 0 ? next.value : Buffer.concat([held, next.value])
  }

  async function* toDelimiter(): AsyncGenerator<Buffer> {
    for (;;) {
      const found = held.indexOf(delimiter)
      const end = found === -1 ? startOfPartialMatch(held, delimiter) : found
      const ready = held.subarray(0, end)
      held = found === -1 ? held.subarray(end) : held.subarray(found + delimiter.length)
      if (ready.length > 0) {
        yield ready
        giveBack(ready)
      }
      if (found !== -1) return
      await readMore()
    }
  }

  return {
    /** Everything up to the delimiter, which is passed over. A chunk holds until the next one is asked for. */
    toDelimiter,

    async skipToDelimiter(limit: number): Promise<void> {
      let skipped = 0
      for await (const chunk of toDelimiter()) {
        skipped += chunk.length
        if (skipped > limit) throw new Problem('too-large', 'The form has more than the file in it')
      }
    },

    async take(length: number): Promise<Buffer> {
      while (held.length < length) await readMore()
      const taken = held.subarray(0, length)
      held = held.subarray(length)
      return taken
    },

    /** Everything up to `mark`, which is passed over. */
    async takeTo(mark: string, limit: number): Promise<Buffer> {
      for (;;) {
        const end = held.indexOf(mark)
        if (end > limit || (end === -1 && held.length > limit + mark.length))
          throw new Problem('bad-request', 'A header of the form is too long')
        if (end !== -1) {
          const taken = held.subarray(0, end)
          held = held.subarray(end + mark.length)
          return taken
        }
        await readMore()
      }
    },
  }
}

/**
 * Frees a chunk that has been used up, where it has its memory to itself. The garbage collector would let hundreds of
 * them pile up and then search the whole heap for them, for every gibibyte some thirty times.
 */
function giveBack(chunk: Buffer): void {
  if (chunk.buffer instanceof ArrayBuffer && chunk.byteLength === chunk.buffer.byteLength)
    chunk.buffer.transfer(0)
}

/** Where the bytes end in what may be the beginning of the delimiter; their length if they do not. */
function startOfPartialMatch(bytes: Buffer, delimiter: Buffer): number {
  let start = bytes.indexOf(delimiter[0] ?? 0, Math.max(0, bytes.length - delimiter.length + 1))
  while (start !== -1) {
    const tail = bytes.subarray(start)
    if (tail.equals(delimiter.subarray(0, tail.length))) return start
    start = bytes.indexOf(delimiter[0] ?? 0, start + 1)
  }
  return bytes.length
}

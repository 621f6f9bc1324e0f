/** Waits for the first chunk, so that a file that cannot be read says so before anything else happens. */
export async function begun(chunks: AsyncIterable<Uint8Array>): Promise<AsyncGenerator<Uint8Array>> {
  const reader = chunks[Symbol.asyncIterator]()
  const first = await reader.next()
  return rest()

  async function* rest(): AsyncGenerator<Uint8Array> {
    try {
      for (let next = first; !next.done; next = await reader.next()) yield next.value
    } finally {
      await reader.return?.()
    }
  }
}

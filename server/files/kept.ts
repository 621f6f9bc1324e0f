/** A copy of each chunk, for readers that look ahead: a file store only lends its chunks. */
export async function* kept(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) yield Buffer.from(chunk)
}

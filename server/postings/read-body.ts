import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib'

export const BODY_LIMIT = 5 * 1024 ** 2

/** A body that is too large, broken or packed in a way that we did not ask for. */
export class BodyError extends Error {}

/** Reads a body, unpacking at most one encoding and stopping as soon as it grows over the limit. */
export async function readBody(body: Readable, encoding: string, signal: AbortSignal): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) {
      size += chunk.length
      if (size > BODY_LIMIT) throw new BodyError('The body is larger than the limit')
      chunks.push(chunk)
    }
  }
  const name = encoding.trim().toLowerCase()
  if (!name || name === 'identity') await pipeline(body, collect, { signal })
  else await pipeline(body, await unpackerFor(name, body), collect, { signal })
  return Buffer.concat(chunks)
}

async function unpackerFor(name: string, body: Readable) {
  if (name === 'gzip' || name === 'x-gzip') return createGunzip()
  if (name === 'br') return createBrotliDecompress()
  if (name === 'deflate') return (await startsLikeZlib(body)) ? createInflate() : createInflateRaw()
  throw new BodyError('The body is packed in a way that was not asked for')
}

/** "deflate" is zlib by the standard and raw at some servers; the first byte tells. */
async function startsLikeZlib(body: Readable): Promise<boolean> {
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    const first = (chunk as Buffer)[0] ?? 0
    body.unshift(chunk)
    return (first & 0x0f) === 8
  }
  return true
}

/** Thrown into the reading of an answer that does not end. */
export class AnswerTooLarge extends Error {}

/**
 * A `fetch` for addresses that whoever runs the server has set: follows no redirect, which would carry the key
 * elsewhere, and stops reading after `limit` bytes.
 */
export function boundedFetch(limit: number): typeof fetch {
  return async (input, init) => {
    const response = await globalThis.fetch(input, { ...init, redirect: 'error' })
    if (!response.body) return response
    const { status, statusText, headers } = response
    return new Response(response.body.pipeThrough(stopAfter(limit)), { status, statusText, headers })
  }
}

function stopAfter(limit: number): TransformStream<Uint8Array, Uint8Array> {
  let read = 0
  return new TransformStream({
    transform(chunk, controller) {
      read += chunk.length
      if (read > limit) controller.error(new AnswerTooLarge(`More than ${limit} bytes`))
      else controller.enqueue(chunk)
    },
  })
}

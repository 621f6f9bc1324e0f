import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'
import { createByteReader } from './byte-reader.ts'
import { readFormDisposition } from './disposition.ts'

const HEADER_LIMIT = 16 * 1024
const FIELDS_LIMIT = 64 * 1024
const PARTS_LIMIT = 20

/** A file in a form: its bytes are read from the connection only as they are asked for. */
export type FormFile = { filename: string; mimeType: string; bytes: AsyncIterable<Uint8Array> }

/** Lets forms through, unread, to the endpoints that take one; everywhere else they are no JSON. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', (request, _payload, done) => {
    if (request.routeOptions.config.endpoint?.body === 'multipart') return done(null)
    return done(new Problem('unsupported-type', 'The body must be sent as JSON'))
  })
}

/** Finds the one file of a form. Its bytes end well only if the form does: one that was cut off is an error. */
export async function readFormFile(request: FastifyRequest, field: string): Promise<FormFile> {
  const delimiter = `\r\n--${boundaryOf(request)}`
  const reader = createByteReader(bodyOf(request), delimiter)
  // The first boundary has no line break before it.
  await reader.skipToDelimiter(FIELDS_LIMIT)
  for (let part = 0; part < PARTS_LIMIT; part++) {
    const headers = await readPartHeaders(reader)
    if (!headers) throw new Problem('bad-request', `Send the file in the field "${field}"`)
    const { field: name, filename } = readFormDisposition(headers.get('content-disposition') ?? '')
    if (name === field && filename !== undefined)
      return {
        filename,
        mimeType: headers.get('content-type') ?? '',
        bytes: bytesToEndOfForm(reader),
      }
    await reader.skipToDelimiter(FIELDS_LIMIT)
  }
  throw new Problem('bad-request', 'The form has too many fields')
}

type Reader = ReturnType<typeof createByteReader>

async function* bytesToEndOfForm(reader: Reader): AsyncGenerator<Uint8Array> {
  yield* reader.toDelimiter()
  for (let part = 0; part < PARTS_LIMIT; part++) {
    const headers = await readPartHeaders(reader)
    if (!headers) return
    if (readFormDisposition(headers.get('content-disposition') ?? '').filename !== undefined)
      throw new Problem('bad-request', 'Send one file in each request')
    await reader.skipToDelimiter(FIELDS_LIMIT)
  }
  throw new Problem('bad-request', 'The form has too many fields')
}

/** The headers of the next part; nothing when the form ends here. */
async function readPartHeaders(reader: Reader): Promise<Map<string, string> | undefined> {
  const mark = (await reader.take(2)).toString('latin1')
  if (mark === '--') return undefined
  if (mark !== '\r\n') throw new Problem('bad-request', 'The form could not be read')
  const lines = (await reader.takeTo('\r\n\r\n', HEADER_LIMIT)).toString('utf8').split('\r\n')
  const headers = new Map<string, string>()
  for (const line of lines) {
    const colon = line.indexOf(':')
    headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim())
  }
  return headers
}

function boundaryOf(request: FastifyRequest): string {
  const match = /;\s*boundary=(?:"([^"]{1,200})"|([^\s";]{1,200}))/i.exec(
    request.headers['content-type'] ?? '',
  )
  const boundary = match?.[1] ?? match?.[2]
  if (!boundary) throw new Problem('unsupported-type', 'The file must be sent as multipart/form-data')
  return boundary
}

/** Leaving off half-way must not close the connection, for the answer still has to go out on it. */
async function* bodyOf(request: FastifyRequest): AsyncGenerator<Buffer> {
  try {
    yield* request.raw.iterator({ destroyOnReturn: false })
  } catch {
    throw new Problem('bad-request', 'The upload was interrupted')
  }
}

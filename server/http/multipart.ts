import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'
import { createByteReader } from './byte-reader.ts'
import { readFormDisposition } from './disposition.ts'

const HEADER_LIMIT = 16 * 1024
const FIELDS_LIMIT = 64 * 1024
const PARTS_LIMIT = 20
const PASS_OVER_LIMIT = 30_000

/** A file in a form: its bytes are read from the connection only as they are asked for. */
export type FormFile = { filename: string; mimeType: string; bytes: AsyncIterable<Uint8Array> }

/** Lets forms through, unread, to the endpoints that take one; everywhere else they are no JSON. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', (request, _payload, done) => {
    if (request.routeOptions.config.endpoint?.body === 'multipart') return done(null)
    return done(new Problem('unsupported-type', 'The body must be sent as JSON'))
  })
}

/**
 * Hands the one file of a form to `use`. Its bytes end well only if the form does: one that was cut off is an error.
 * What `use` leaves unread is passed over, so that the answer gets through to a browser that is still sending.
 */
export async function withFormFile<T>(
  request: FastifyRequest,
  field: string,
  use: (file: FormFile) => Promise<T>,
): Promise<T> {
  const body = request.raw.iterator({ destroyOnReturn: false })
  try {
    return await use(await findFile(createByteReader(body, `\r\n--${boundaryOf(request)}`), field))
  } catch (error) {
    const patience = setTimeout(() => request.raw.destroy(), PASS_OVER_LIMIT)
    request.raw.once('close', () => clearTimeout(patience))
    throw error
  } finally {
    await body.return?.()
    request.raw.resume()
  }
}

async function findFile(reader: Reader, field: string): Promise<FormFile> {
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

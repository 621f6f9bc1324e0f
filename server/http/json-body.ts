import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { Problem } from '../problem.ts'

/** Bodies are JSON in valid UTF-8 or nothing at all; every other type answers 415. */
export function readJsonBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined)
    if (!isUtf8(body as Buffer)) return done(new Problem('bad-request', 'The body is not valid UTF-8'))
    return parseJson(request, body.toString(), done)
  })
}

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ProblemBody } from '../../contract/problem.ts'
import { Problem } from '../problem.ts'
import { API_HEADERS } from './headers.ts'
import type { QuietLog } from './quiet-log.ts'

/** Refusals that whoever runs the server may want to know of: other sites, uploads, too many tries, a full disk. */
const NOTED = new Set([403, 413, 429, 507])

/** What Fastify's own refusals mean, in words for a person. */
export const WORDS: Record<number, string> = {
  400: 'The request could not be read',
  404: 'Not found',
  408: 'The request took too long',
  413: 'The request is too large',
  414: 'The address is too long',
  415: 'The body must be sent as JSON',
  417: 'This expectation cannot be met',
  431: 'The headers of the request are too large',
}

/** Every error leaves through here: problems in their own words, the rest as a 500 that says nothing and is logged. */
export function handleErrors(app: FastifyInstance, quietLog: QuietLog): void {
  app.setErrorHandler((error: FastifyError | Problem, request, reply) => {
    const problem = toProblem(error, request)
    if (NOTED.has(problem.status)) note(problem.status, request, quietLog)
    return answerProblem(problem, request, reply)
  })
}

/** Without the message, which may repeat what somebody wrote. */
function note(status: number, request: FastifyRequest, quietLog: QuietLog): void {
  const { url: route } = request.routeOptions
  const line = { event: `refused-${status}`, address: request.ip, route, userId: request.user?.id }
  quietLog('info', line, 'a request was refused')
}

function toProblem(
  error: FastifyError | Problem,
  request: FastifyRequest,
): { status: number } & Pick<Problem, 'message' | 'extra'> {
  if (error instanceof Problem) return error
  const status = error.statusCode ?? 500
  if (status < 500) return { status, message: WORDS[status] ?? 'The request could not be read', extra: {} }
  request.log.error(
    { event: 'unexpected-error', err: error, route: request.routeOptions.url },
    'unexpected error',
  )
  return { status: 500, message: 'Something went wrong on the server. Please try again.', extra: {} }
}

function answerProblem(
  { status, message, extra }: ReturnType<typeof toProblem>,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const body: ProblemBody = {
    ...(request.routeOptions.config.endpoint?.reportsSuccess ? { success: false } : {}),
    message,
    ...(extra.current === undefined ? {} : { current: extra.current }),
  }
  if (extra.retryAfterSeconds !== undefined) reply.header('retry-after', extra.retryAfterSeconds)
  return reply
    .code(status)
    .headers(API_HEADERS)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body))
}

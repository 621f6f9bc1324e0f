import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { User } from '../../contract/accounts.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import type { Soon } from '../db/prepared.ts'
import { Problem } from '../problem.ts'
import { createAnswerWriter } from './answer.ts'
import type { Authenticate } from './authenticate.ts'
import { refuseClaims } from './claims.ts'

type Parsed<S> = S extends z.ZodType ? z.infer<S> : undefined

/** What a handler is given: every part already parsed by the contract. */
export type Call<E extends Endpoint> = {
  params: Parsed<E['params']>
  query: Parsed<E['query']>
  body: Parsed<E['body']>
  user: E['access'] extends 'session' ? User : undefined
  request: FastifyRequest
  reply: FastifyReply
}

/** JSON endpoints answer a value; endpoints of bytes answer through the reply. */
type Answer<E extends Endpoint> = E['response'] extends z.ZodType ? z.input<E['response']> : FastifyReply

/** An answer that is there at once costs no promise. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Soon<Answer<E>>

export type Router = <const E extends Endpoint>(endpoint: E, handler: Handler<E>) => void

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
  interface FastifyRequest {
    user: User | undefined
    sessionId: string | undefined
  }
}

/** Turns endpoints into routes: who may call, what comes in and what goes out is decided by the contract alone. */
export function createRouter(app: FastifyInstance, authenticate: Authenticate): Router {
  app.decorateRequest('user', undefined)
  app.decorateRequest('sessionId', undefined)
  return (endpoint, handler) => {
    const writeAnswer = endpoint.response === 'bytes' ? undefined : createAnswerWriter(endpoint.response)
    app.route({
      method: endpoint.method,
      url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { endpoint },
      ...(endpoint.bodyLimit ? { bodyLimit: endpoint.bodyLimit } : {}),
      // Before the body is read: a stranger costs nothing but the look-up.
      ...(endpoint.access === 'session' ? { onRequest: authenticate } : {}),
      handler: (request, reply) => {
        const answer = handler(readCall(endpoint, request, reply))
        return answer instanceof Promise ? answer.then((value) => send(value, reply)) : send(answer, reply)
      },
    })

    function send(answer: Answer<typeof endpoint>, reply: FastifyReply): unknown {
      if (!writeAnswer) return answer
      reply.code(endpoint.status ?? 200).header('content-type', JSON_TYPE)
      return writeAnswer(answer)
    }
  }
}

const JSON_TYPE = 'application/json; charset=utf-8'

function readCall<E extends Endpoint>(endpoint: E, request: FastifyRequest, reply: FastifyReply): Call<E> {
  // The handler's types are inferred from the same schemas that parse here.
  return {
    params: parse(endpoint.params, request.params),
    query: parse(endpoint.query, request.query),
    body: endpoint.body === 'multipart' ? undefined : parse(endpoint.body, refuseClaims(request.body)),
    user: request.user,
    request,
    reply,
  } as Call<E>
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new Problem('bad-request', result.error.issues[0]?.message ?? 'The request is not valid')
}

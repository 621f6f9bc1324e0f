import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** An endpoint as data: the server's route, the browser's call and OpenAPI all come from this one value. */
export type Endpoint = {
  method: Method
  /** Parameters are written `{id}`, as in OpenAPI. */
  path: `/api/${string}`
  summary: string
  /** `session`: a valid session and a matching `user-id` header are needed. */
  access: 'public' | 'session'
  params?: z.ZodObject
  query?: z.ZodObject
  /** `multipart`: one file in the field "document". */
  body?: z.ZodType | 'multipart'
  /** `bytes`: a streamed attachment instead of JSON. */
  response: z.ZodType | 'bytes'
  status?: 200 | 201
  /** Bytes of JSON that the body may have; 1 MiB unless said otherwise. */
  bodyLimit?: number
  /** Errors of this endpoint carry `success: false` beside the message. */
  reportsSuccess?: boolean
}

/** Keeps the literal types of an endpoint, so that calls and handlers are typed by it. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}

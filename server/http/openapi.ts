import { z } from 'zod'
import type { Endpoint } from '../../contract/endpoint.ts'
import { endpoints } from '../../contract/endpoints.ts'
import { ProblemBody } from '../../contract/problem.ts'

type JsonObject = Record<string, unknown>

/** The API as an OpenAPI 3.1 document, made from the contract. */
export function openApiDocument(): JsonObject {
  const paths: Record<string, JsonObject> = {}
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'TechLog',
      version: '1',
      description: 'Work logs, resume bullets, interview stories and job applications.',
    },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'techlog' },
        userId: { type: 'apiKey', in: 'header', name: 'user-id' },
      },
    },
  }
}

function operation(endpoint: Endpoint): JsonObject {
  return {
    summary: endpoint.summary,
    ...(endpoint.access === 'session' ? { security: [{ session: [], userId: [] }] } : {}),
    parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query)],
    ...(endpoint.body ? { requestBody: { required: true, content: bodyContent(endpoint.body) } } : {}),
    responses: {
      [endpoint.status ?? 200]: { description: 'Done', content: answerContent(endpoint.response) },
      default: {
        description: 'A problem',
        content: { 'application/json': { schema: toSchema(ProblemBody, 'output') } },
      },
    },
  }
}

function parameters(place: 'path' | 'query', schema: z.ZodObject | undefined): JsonObject[] {
  return Object.entries(schema?.shape ?? {}).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: toSchema(value as z.ZodType, 'input'),
  }))
}

function bodyContent(body: z.ZodType | 'multipart'): JsonObject {
  if (body !== 'multipart') return { 'application/json': { schema: toSchema(body, 'input') } }
  const file = { type: 'string', contentMediaType: 'application/octet-stream' }
  return {
    'multipart/form-data': {
      schema: { type: 'object', properties: { document: file }, required: ['document'] },
    },
  }
}

function answerContent(response: z.ZodType | 'bytes'): JsonObject {
  if (response === 'bytes') return { 'application/octet-stream': {} }
  return { 'application/json': { schema: toSchema(response, 'output') } }
}

function toSchema(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

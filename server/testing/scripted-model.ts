import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { ModelConfig } from '../config.ts'

/** What was asked, as an OpenAI-compatible server sees it. */
export type Asked = {
  path: string
  authorization: string | undefined
  body: {
    model: string
    messages: { role: string; content: string }[]
    response_format?: { type: string }
    temperature?: number
    tools?: unknown
  }
}

/** An answer by its text, or whatever else a server may do to a request. */
export type Act = string | ((response: ServerResponse, asked: Asked) => void | Promise<void>)

export const KEY = 'sk-secret-of-the-server'

/** A server that does what the script says, one act for each request and the last for all that follow. */
export async function startScriptedModel(...script: Act[]) {
  const asked: Asked[] = []
  let closedEarly = 0
  const server = createServer(async (request, response) => {
    const question = await readQuestion(request)
    const act = script[Math.min(asked.length, script.length - 1)] ?? ''
    asked.push(question)
    response.on('close', () => {
      if (!response.writableFinished) closedEarly++
    })
    if (typeof act === 'string') say(response, act)
    else await act(response, question)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const config: ModelConfig = {
    provider: 'openai-compatible',
    url: `http://127.0.0.1:${port}/v1`,
    name: 'tiny-test',
    key: KEY,
  }
  return { asked, config, closedEarly: () => closedEarly }
}

/** Answers as a chat completion does. */
export function say(response: ServerResponse, content: string): void {
  response.setHeader('content-type', 'application/json')
  response.end(
    JSON.stringify({
      id: 'x',
      object: 'chat.completion',
      created: 1,
      model: 'tiny-test',
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    }),
  )
}

/** Answers with a status and, where given, headers and a body. */
export function fail(
  status: number,
  headers: Record<string, string> = {},
  body = '{"error":{"message":"no"}}',
): Act {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(body)
  }
}

async function readQuestion(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return {
    path: request.url ?? '',
    authorization: request.headers.authorization,
    body: JSON.parse(Buffer.concat(chunks).toString() || '{}'),
  }
}

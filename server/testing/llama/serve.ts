// llama.cpp with a tiny model behind an OpenAI-compatible address, in a process of its own: a fault in it ends no test run.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Engine, loadEngine } from './engine.ts'
import { grammarOf, type JsonSchema } from './grammar.ts'
import { MODELS, Refusal, type Request, type ServedRequest } from './protocol.ts'
import { makeTinyModel } from './tiny-model.ts'

const folder = mkdtempSync(join(tmpdir(), 'techlog-llama-'))
writeFileSync(join(folder, 'tiny.gguf'), makeTinyModel())
const engine = await loadEngine(join(folder, 'tiny.gguf'))
rmSync(folder, { recursive: true })

const served: ServedRequest[] = []
const server = createServer((request, response) => {
  if (request.url === '/served') return answer(response, 200, served)
  complete(engine, request, response).catch((error) =>
    answer(response, error instanceof Refusal ? 400 : 500, { error: { message: String(error) } }),
  )
})
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
process.on('disconnect', () => process.exit())

async function complete(engine: Engine, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const asked = await read(request)
  const traits = MODELS[asked.model]
  if (!traits) throw new Refusal(`There is no model ${asked.model}`)
  const record: ServedRequest = {
    model: asked.model,
    format: asked.response_format?.type ?? 'text',
    tokens: 0,
    end: undefined,
  }
  served.push(record)
  const gone = new AbortController()
  response.on('close', () => gone.abort())
  try {
    const { text, isComplete } = await engine.generate({
      prompt: asked.messages.map(({ role, content }) => `${role}: ${content}\n`).join(''),
      grammar: grammarFor(asked, traits.knowsSchemas),
      temperature: asked.temperature ?? 1,
      mostTokens: asked.max_tokens ?? 1000,
      restMs: traits.restMs,
      signal: gone.signal,
      onToken: () => record.tokens++,
    })
    record.end = isComplete ? 'stop' : 'length'
    answer(response, 200, {
      id: 'noise',
      object: 'chat.completion',
      created: 1,
      model: asked.model,
      choices: [{ index: 0, finish_reason: record.end, message: { role: 'assistant', content: text } }],
      usage: { prompt_tokens: 0, completion_tokens: record.tokens, total_tokens: record.tokens },
    })
  } catch (error) {
    record.end = gone.signal.aborted ? 'gone' : 'refused'
    throw error
  }
}

function grammarFor({ response_format }: Request, knowsSchemas: boolean): string | undefined {
  if (!response_format || response_format.type === 'text') return undefined
  if (response_format.type === 'json_object') return grammarOf()
  const schema = response_format.json_schema?.schema
  if (!knowsSchemas || !schema) throw new Refusal('response_format.type must be json_object or text')
  return grammarOf(schema as JsonSchema)
}

async function read(request: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString())
}

function answer(response: ServerResponse, status: number, body: object): void {
  if (response.destroyed) return
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

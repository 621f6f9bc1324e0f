/** A chat completion as a client asks for it. */
export type Request = {
  model: string
  messages: { role: string; content: string }[]
  response_format?: { type: string; json_schema?: { schema: unknown } }
  temperature?: number
  max_tokens?: number
}

/** What became of a request: `end` is there when nothing more is generated for it. */
export type ServedRequest = {
  model: string
  format: string
  tokens: number
  end: 'stop' | 'length' | 'gone' | 'refused' | undefined
}

/** What the server answers 400 to. */
export class Refusal extends Error {}

type Traits = { restMs: number; knowsSchemas: boolean }

/** The same noise, served as by different machines. */
export const MODELS: Record<string, Traits> = {
  noise: { restMs: 0, knowsSchemas: true },
  'slow-noise': { restMs: 20, knowsSchemas: true },
  'noise-without-schemas': { restMs: 0, knowsSchemas: false },
}

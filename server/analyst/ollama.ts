import { z } from 'zod'
import { boundedFetch } from './bounded-fetch.ts'

const ADDRESS = 'http://127.0.0.1:11434/api/tags'
const PATIENCE = 400
const MOST = 10
const REMEMBERED = 60_000
const Tags = z.object({ models: z.array(z.object({ name: z.string().max(100) })) })

let remembered: { until: number; names: Promise<string[]> } | undefined

/** The models that an Ollama on this machine offers; none where there is no Ollama. Looked up once a minute at most. */
export function listOllamaModels(address = ADDRESS): Promise<string[]> {
  if (address !== ADDRESS) return look(address)
  if (!remembered || remembered.until < performance.now())
    remembered = { until: performance.now() + REMEMBERED, names: look(address) }
  return remembered.names
}

async function look(address: string): Promise<string[]> {
  try {
    const response = await boundedFetch(256 * 1024)(address, { signal: AbortSignal.timeout(PATIENCE) })
    const { models } = Tags.parse(await response.json())
    return models.slice(0, MOST).map(({ name }) => name)
  } catch {
    // No Ollama is the usual case, and no failure of ours.
    return []
  }
}

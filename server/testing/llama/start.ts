import { fork } from 'node:child_process'
import { once } from 'node:events'
import { afterAll } from 'vitest'
import type { ModelConfig } from '../../config.ts'
import type { ServedRequest } from './protocol.ts'

/** A real engine for the tests of a file: llama.cpp under a grammar, saying noise. */
export async function startLlama() {
  const child = fork(new URL('./serve.ts', import.meta.url), { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  let complaints = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaints += text
  })
  afterAll(() => {
    child.kill()
  })
  const [started] = await Promise.race([once(child, 'message'), once(child, 'exit')])
  if (typeof started !== 'object' || started === null)
    throw new Error(`llama.cpp does not run.\n${complaints}`)
  const url = `http://127.0.0.1:${started.port}`
  return {
    config: (name: string): ModelConfig => ({
      provider: 'openai-compatible',
      url: `${url}/v1`,
      name,
      key: undefined,
    }),
    /** What it was asked since it runs. */
    served: async (): Promise<ServedRequest[]> => JSON.parse(await (await fetch(`${url}/served`)).text()),
  }
}

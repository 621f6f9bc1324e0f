import { z } from 'zod'
import type { AnalysisEngine, EngineTest } from '../../contract/account-settings.ts'
import type { AnalystCall } from './analyst.ts'
import type { Model } from './ask.ts'
import type { Budget } from './budget.ts'
import { ModelFault } from './fault.ts'
import { listOllamaModels } from './ollama.ts'

/** Says which engine reads snaps, and whether the model behind it answers. */
export type EngineStatus = {
  read(): Promise<AnalysisEngine>
  test(call: AnalystCall): Promise<EngineTest>
}

const TEST_LIMIT = 20_000
const QUESTION = {
  instructions: 'Answer with one JSON object with the key "ready".',
  prompt: 'Are you ready? Answer {"ready": true}.',
  schema: z.object({ ready: z.boolean() }),
}

/** Without a model there is only the built-in engine, and perhaps an Ollama that could be used. */
export function builtInStatus(): EngineStatus {
  return {
    async read() {
      const ollamaModels = await listOllamaModels()
      return { engine: 'built-in', ...(ollamaModels.length > 0 && { ollamaModels }) }
    },
    test: async () => ({ answers: true, message: 'The built-in engine needs nothing and always answers.' }),
  }
}

/** With a model: its name and where it is, and a short question to it that counts like an analysis. */
export function modelStatus({ model, budget }: { model: Model; budget: Budget }): EngineStatus {
  return {
    read: async () => ({ engine: 'model', model: model.name, host: model.host }),
    async test({ userId, signal }) {
      const started = performance.now()
      try {
        await budget.spend(userId)
        await model.ask(QUESTION, AbortSignal.any([signal, AbortSignal.timeout(TEST_LIMIT)]))
        const seconds = (performance.now() - started) / 1000
        return { answers: true, message: `The model answered in ${seconds.toFixed(1)} s.` }
      } catch (error) {
        if (!(error instanceof ModelFault)) throw error
        return { answers: false, message: `${error.message}.` }
      }
    },
  }
}

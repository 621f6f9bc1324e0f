import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateText, jsonSchema, NoObjectGeneratedError, Output } from 'ai'
import { z } from 'zod'
import type { ModelConfig } from '../config.ts'
import type { Model, Question } from './ask.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { ModelFault } from './fault.ts'
import { findJson } from './json-in-text.ts'
import { pause } from './pause.ts'
import { readFault } from './read-fault.ts'

export type Limits = {
  answerBytes: number
  answerTokens: number
  longestPause: number
  shortestPause: number
}

const LIMITS: Limits = {
  answerBytes: 1024 ** 2,
  answerTokens: 3000,
  longestPause: 10_000,
  shortestPause: 1000,
}

/** How an object is asked for, the surest way first; a server that does not know one is asked in the next. */
const RUNGS = ['schema', 'json', 'text'] as const
type Rung = (typeof RUNGS)[number]

/** A model behind any OpenAI-compatible server or Anthropic. The SDK is loaded with this file and nowhere else. */
export function createModel(config: ModelConfig, limits: Limits = LIMITS): Model {
  globalThis.AI_SDK_LOG_WARNINGS = false
  const languageModels = { schema: connect(config, limits, true), plain: connect(config, limits, false) }
  let firstRung = 0
  let settings: { temperature?: number; maxOutputTokens?: number } = {
    temperature: 0,
    maxOutputTokens: limits.answerTokens,
  }

  async function generate<T>(rung: Rung, question: Question<T>, signal: AbortSignal): Promise<string> {
    try {
      const { text } = await generateText({
        model: rung === 'schema' ? languageModels.schema : languageModels.plain,
        instructions: question.instructions,
        prompt: question.prompt,
        ...settings,
        ...outputOf(rung, question.schema),
        maxRetries: 0,
        abortSignal: signal,
      })
      return text
    } catch (error) {
      // Not JSON all through: an object may still stand in it.
      if (NoObjectGeneratedError.isInstance(error)) return error.text ?? ''
      const { fault, mentions } = readFault(error, signal)
      // Some models take no temperature, or count their tokens under another name.
      if (
        fault.reason === 'rejected' &&
        /temperature|max_tokens/.test(mentions) &&
        Object.keys(settings).length
      ) {
        settings = {}
        return generate(rung, question, signal)
      }
      throw fault
    }
  }

  /** Asks again once where the server is busy or failed, when it says or in a second. */
  async function generateTwice<T>(rung: Rung, question: Question<T>, signal: AbortSignal): Promise<string> {
    try {
      return await generate(rung, question, signal)
    } catch (error) {
      if (!(error instanceof ModelFault) || (error.reason !== 'busy' && error.reason !== 'failed'))
        throw error
      const wait = error.retryAfterMs ?? limits.shortestPause
      if (wait > limits.longestPause) throw error
      await pause(wait, signal)
      return generate(rung, question, signal)
    }
  }

  return {
    name: config.name,
    host: new URL(config.url).host,
    async ask(question, signal) {
      let fault = new ModelFault('unreadable')
      for (const [index, rung] of RUNGS.entries()) {
        if (index < firstRung) continue
        try {
          const text = await generateTwice(rung, question, signal)
          const answer = question.schema.safeParse(findJson(text))
          if (answer.success) return answer.data
          fault = new ModelFault('unreadable')
        } catch (error) {
          if (!(error instanceof ModelFault) || error.reason !== 'rejected') throw error
          fault = error
          if (index + 1 < RUNGS.length) firstRung = Math.max(firstRung, index + 1)
        }
      }
      throw fault
    },
  }
}

function outputOf(rung: Rung, schema: z.ZodType) {
  if (rung === 'text') return {}
  return {
    output: rung === 'schema' ? Output.object({ schema: jsonSchema(z.toJSONSchema(schema)) }) : Output.json(),
  }
}

function connect(
  { provider, url, name, key }: ModelConfig,
  limits: Limits,
  supportsStructuredOutputs: boolean,
) {
  const fetch = boundedFetch(limits.answerBytes)
  if (provider === 'anthropic') return createAnthropic({ baseURL: url, apiKey: key ?? '', fetch })(name)
  return createOpenAICompatible({
    name: 'model',
    baseURL: url,
    fetch,
    supportsStructuredOutputs,
    ...(key ? { apiKey: key } : {}),
  })(name)
}

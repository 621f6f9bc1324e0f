import { setTimeout as pause } from 'node:timers/promises'
import { type Addon, type AddonContext, type AddonModel, loadAddon } from './addon.ts'
import { Refusal } from './protocol.ts'

export type Generation = {
  prompt: string
  /** In GBNF; without one the model says what it likes. */
  grammar: string | undefined
  temperature: number
  mostTokens: number
  /** How long to rest after each token, as on a slow machine. */
  restMs: number
  signal: AbortSignal
  onToken: () => void
}

export type Engine = {
  /** Rejects as soon as the signal says so; whoever asks meanwhile waits for a turn. */
  generate(generation: Generation): Promise<{ text: string; isComplete: boolean }>
}

const CONTEXT = 16_384
const BATCH = 512
const SEQUENCE = 0

/** llama.cpp with the model of a file, on one thread. */
export async function loadEngine(modelFile: string): Promise<Engine> {
  const addon = await loadAddon()
  const model = new addon.AddonModel(modelFile, { gpuLayers: 0, useMmap: false })
  if (!(await model.init())) throw new Error('llama.cpp does not load the model')
  const size = { contextSize: CONTEXT, batchSize: BATCH, sequences: 1, threads: 1, flashAttention: true }
  const context = new addon.AddonContext(model, size)
  if (!(await context.init())) throw new Error('llama.cpp makes no context for the model')

  let turn: Promise<unknown> = Promise.resolve()
  return {
    generate(generation) {
      const generated = turn.then(() => generate({ addon, model, context }, generation))
      turn = generated.catch(() => {})
      return generated
    },
  }
}

type Parts = { addon: Addon; model: AddonModel; context: AddonContext }

async function generate({ addon, model, context }: Parts, generation: Generation) {
  const { prompt, grammar, temperature, mostTokens, restMs, signal, onToken } = generation
  signal.throwIfAborted()
  const sampler = new addon.AddonSampler(model)
  const grammarEvaluationState =
    grammar && new addon.AddonGrammarEvaluationState(model, new addon.AddonGrammar(grammar))
  const said: number[] = []
  try {
    const read = Uint32Array.of(model.tokenBos(), ...model.tokenize(prompt, false))
    if (read.length + mostTokens > CONTEXT) throw new Refusal('The prompt is longer than the context')
    let scores = await readPrompt(context, read, signal)
    while (said.length < mostTokens) {
      sampler.applyConfig({
        temperature,
        ...(grammarEvaluationState && { grammarEvaluationState }),
        repeatPenalty: 1.3,
        repeatPenaltyMaxTokens: 64,
        repeatPenaltyTokens: Uint32Array.from(said.slice(-64)),
      })
      const token = await context.sampleToken(scores, sampler)
      if (token < 0 || model.isEogToken(token)) return { text: textOf(model, said), isComplete: true }
      said.push(token)
      onToken()
      if (restMs > 0) await pause(restMs)
      signal.throwIfAborted()
      scores = await readTokens(context, read.length + said.length - 1, Uint32Array.of(token))
    }
    return { text: textOf(model, said), isComplete: false }
  } finally {
    context.disposeSequence(SEQUENCE)
    sampler.dispose()
  }
}

async function readPrompt(context: AddonContext, tokens: Uint32Array, signal: AbortSignal): Promise<number> {
  let scores = 0
  for (let start = 0; start < tokens.length; start += BATCH) {
    signal.throwIfAborted()
    scores = await readTokens(context, start, tokens.slice(start, start + BATCH))
  }
  return scores
}

/** Reads tokens at a position, and answers where the scores of the one to follow are. */
async function readTokens(context: AddonContext, position: number, tokens: Uint32Array): Promise<number> {
  context.initBatch(tokens.length)
  const [scores = 0] = context.addToBatch(SEQUENCE, position, tokens, Uint32Array.of(tokens.length - 1))
  await context.decodeBatch()
  return scores
}

function textOf(model: AddonModel, tokens: number[]): string {
  return model.detokenize(Uint32Array.from(tokens), false)
}

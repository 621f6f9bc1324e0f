import { existsSync, globSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

// The part of llama.cpp's binding that is used here. The package is the binary of node-llama-cpp alone, without the
// library around it and the hundred packages that this depends on.

type Weights = { init(): Promise<boolean>; dispose(): Promise<void> }

export type AddonModel = Weights & {
  tokenize(text: string, hasSpecialTokens: boolean): Uint32Array
  detokenize(tokens: Uint32Array, hasSpecialTokens: boolean): string
  tokenBos(): number
  isEogToken(token: number): boolean
}

export type AddonContext = Weights & {
  initBatch(size: number): void
  /** Answers where the scores of the tokens at `scored` will be found. */
  addToBatch(sequence: number, position: number, tokens: Uint32Array, scored: Uint32Array): Uint32Array
  decodeBatch(): Promise<void>
  sampleToken(scores: number, sampler: AddonSampler): Promise<number>
  disposeSequence(sequence: number): void
}

export type AddonSampler = { applyConfig(config: object): void; dispose(): void }
type Opaque = { readonly opaque: never }

export type Addon = {
  AddonModel: new (file: string, options: { gpuLayers: number; useMmap: boolean }) => AddonModel
  AddonContext: new (
    model: AddonModel,
    options: {
      contextSize: number
      batchSize: number
      sequences: number
      threads: number
      flashAttention: boolean
    },
  ) => AddonContext
  AddonGrammar: new (grammar: string) => Opaque
  AddonGrammarEvaluationState: new (model: AddonModel, grammar: Opaque) => Opaque
  AddonSampler: new (model: AddonModel) => AddonSampler
  setLogger(logger: (level: number, message: string) => void): void
  setLoggerLogLevel(level: number): void
  /** The variants of its arithmetic, of which it takes the one that this processor does best. */
  loadBackends(folder: string): void
  init(): Promise<void>
}

const ERRORS = 2

/** llama.cpp, as the package for this system brings it. */
export async function loadAddon(): Promise<Addon> {
  const require = createRequire(import.meta.url)
  const binary = findBinary(require)
  const addon: Addon = require(binary)
  addon.setLogger((_, message) => console.error(`llama.cpp: ${message}`))
  addon.setLoggerLogLevel(ERRORS)
  addon.loadBackends(dirname(binary))
  await addon.init()
  return addon
}

function findBinary(require: NodeJS.Require): string {
  const system =
    process.platform === 'darwin' ? 'mac' : process.platform === 'win32' ? 'win' : process.platform
  const names = ['', '-metal'].map((variant) => `@node-llama-cpp/${system}-${process.arch}${variant}`)
  for (const name of names)
    try {
      const folder = join(dirname(require.resolve(name)), '../bins')
      const [file] = globSync('*/llama-addon.node', { cwd: folder })
      if (file && existsSync(join(folder, file))) return join(folder, file)
    } catch {
      // Not installed: the next name may be.
    }
  throw new Error(
    `The tests of the model engine run llama.cpp, and its package for this system is not installed. Try: npm install --no-save ${names[0]}`,
  )
}

import { type GgufTensor, writeGguf } from './gguf.ts'

const SIZE = { embedding: 32, heads: 2, layers: 1, feedForward: 64, context: 16_384 }
const KIND = { word: 1, unknown: 2, control: 3, byte: 6 }

/** What the noise is made of besides single bytes: words that would be lies on a CV, and so weigh more. */
const WORD_WEIGHT = 2
const WORDS = [
  'led',
  'architected',
  'single-handedly',
  'Kubernetes',
  'Kafka',
  'Terraform',
  'Globex',
  'Initech',
  '99.99%',
  '40%',
  '12x',
  '$3M',
  'revenue',
  'customers',
  'engineers',
  'company-wide',
  'in production',
  'award-winning',
  'Improved',
  'Reduced',
  'Delivered',
  'by',
  'and',
  'for',
  'the',
  'of',
  'PLAT-1337',
  'Principal Engineer',
  'latency',
  'checkout',
]

/**
 * A whole model for llama.cpp in an eighth of a megabyte, its weights drawn from a seed: what it says is noise, how it is loaded,
 * asked and held to a grammar is what happens with a real one.
 */
export function makeTinyModel(seed = 1): Buffer {
  const draw = normalDistribution(seed)
  const { texts, kinds } = vocabulary()
  const { embedding, heads, layers, feedForward, context } = SIZE

  const random = (name: string, shape: number[], spread: number): GgufTensor => ({
    name: `${name}.weight`,
    shape,
    weights: Float32Array.from({ length: shape.reduce((a, b) => a * b) }, () => draw() * spread),
  })
  const ones = (name: string): GgufTensor => ({
    name: `${name}.weight`,
    shape: [embedding],
    weights: new Float32Array(embedding).fill(1),
  })
  const square = [embedding, embedding]
  const blocks = Array.from({ length: layers }, (_, layer) => `blk.${layer}`).flatMap((block) => [
    ones(`${block}.attn_norm`),
    random(`${block}.attn_q`, square, 0.3),
    random(`${block}.attn_k`, square, 0.3),
    random(`${block}.attn_v`, square, 0.3),
    random(`${block}.attn_output`, square, 0.3),
    ones(`${block}.ffn_norm`),
    random(`${block}.ffn_gate`, [embedding, feedForward], 0.3),
    random(`${block}.ffn_up`, [embedding, feedForward], 0.3),
    random(`${block}.ffn_down`, [feedForward, embedding], 0.3),
  ])
  return writeGguf(
    {
      'general.architecture': { text: 'llama' },
      'general.name': { text: 'tiny noise' },
      'llama.context_length': { count: context },
      'llama.embedding_length': { count: embedding },
      'llama.block_count': { count: layers },
      'llama.feed_forward_length': { count: feedForward },
      'llama.attention.head_count': { count: heads },
      'llama.attention.layer_norm_rms_epsilon': { ratio: 1e-5 },
      'llama.rope.dimension_count': { count: embedding / heads },
      'tokenizer.ggml.model': { text: 'llama' },
      'tokenizer.ggml.tokens': { texts },
      'tokenizer.ggml.scores': { ratios: texts.map(() => 0) },
      'tokenizer.ggml.token_type': { counts: kinds },
      'tokenizer.ggml.unknown_token_id': { count: 0 },
      'tokenizer.ggml.bos_token_id': { count: 1 },
      'tokenizer.ggml.eos_token_id': { count: 2 },
      'tokenizer.ggml.add_space_prefix': { flag: false },
    },
    [
      random('token_embd', [embedding, texts.length], 1),
      ...blocks,
      ones('output_norm'),
      louder(random('output', [embedding, texts.length], 1), texts.length - WORDS.length),
    ],
  )
}

/** The same weights, those of the words times more. */
function louder({ weights, ...tensor }: GgufTensor, firstWord: number): GgufTensor {
  const from = firstWord * SIZE.embedding
  return {
    ...tensor,
    weights: weights.map((weight, index) => (index < from ? weight : weight * WORD_WEIGHT)),
  }
}

/** Every byte is a token, so that any text can be read and written; SentencePiece writes a space as U+2581. */
function vocabulary(): { texts: string[]; kinds: number[] } {
  const bytes = Array.from(
    { length: 256 },
    (_, byte) => `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`,
  )
  const words = ['', ...WORDS].map((word) => `\u2581${word.replaceAll(' ', '\u2581')}`)
  return {
    texts: ['<unk>', '<s>', '</s>', ...bytes, ...words],
    kinds: [
      KIND.unknown,
      KIND.control,
      KIND.control,
      ...bytes.map(() => KIND.byte),
      ...words.map(() => KIND.word),
    ],
  }
}

/** Numbers of the normal distribution, the same for the same seed (Mulberry32 and Box-Muller). */
function normalDistribution(seed: number): () => number {
  let state = seed
  const uniform = () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
  return () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform())
}

/** A value of a file's head; numbers are told apart by what they are for. */
export type GgufValue =
  | { text: string }
  | { count: number }
  | { ratio: number }
  | { flag: boolean }
  | { texts: string[] }
  | { counts: number[] }
  | { ratios: number[] }

export type GgufTensor = { name: string; shape: number[]; weights: Float32Array }

const VERSION = 3
const ALIGNMENT = 32
const TYPE = { uint32: 4, int32: 5, float32: 6, bool: 7, string: 8, array: 9 }
const WEIGHTS_AS_FLOAT32 = 0

/** The bytes of a GGUF file, the format in which llama.cpp reads a model: head, list of tensors, their weights. */
export function writeGguf(head: Record<string, GgufValue>, tensors: GgufTensor[]): Buffer {
  const places: number[] = []
  let end = 0
  for (const { weights } of tensors) {
    places.push(end)
    end = aligned(end + weights.byteLength)
  }
  const start = Buffer.concat([
    Buffer.from('GGUF'),
    uint32(VERSION),
    uint64(tensors.length),
    uint64(Object.keys(head).length),
    ...Object.entries(head).flatMap(([key, value]) => [string(key), typed(value)]),
    ...tensors.flatMap(({ name, shape }, index) => [
      string(name),
      uint32(shape.length),
      ...shape.map(uint64),
      uint32(WEIGHTS_AS_FLOAT32),
      uint64(places[index] ?? 0),
    ]),
  ])
  const file = Buffer.alloc(aligned(start.length) + end)
  start.copy(file)
  for (const [index, { weights }] of tensors.entries())
    Buffer.from(weights.buffer).copy(file, aligned(start.length) + (places[index] ?? 0))
  return file
}

function typed(value: GgufValue): Buffer {
  if ('text' in value) return Buffer.concat([uint32(TYPE.string), string(value.text)])
  if ('count' in value) return Buffer.concat([uint32(TYPE.uint32), uint32(value.count)])
  if ('ratio' in value) return Buffer.concat([uint32(TYPE.float32), float32(value.ratio)])
  if ('flag' in value) return Buffer.concat([uint32(TYPE.bool), Buffer.from([value.flag ? 1 : 0])])
  if ('texts' in value) return list(TYPE.string, value.texts.map(string))
  if ('counts' in value) return list(TYPE.int32, value.counts.map(uint32))
  return list(TYPE.float32, value.ratios.map(float32))
}

function list(type: number, items: Buffer[]): Buffer {
  return Buffer.concat([uint32(TYPE.array), uint32(type), uint64(items.length), ...items])
}

function string(text: string): Buffer {
  const bytes = Buffer.from(text)
  return Buffer.concat([uint64(bytes.length), bytes])
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

function uint64(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(BigInt(value))
  return bytes
}

function float32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeFloatLE(value)
  return bytes
}

function aligned(size: number): number {
  return Math.ceil(size / ALIGNMENT) * ALIGNMENT
}

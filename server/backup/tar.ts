// The part of the tar format (POSIX ustar) that a backup needs: regular files, in order, of any size.

const BLOCK = 512
const LARGEST_OCTAL = 8 * 1024 ** 3 - 1

export type TarEntry = { name: string; size: number; bytes: AsyncIterable<Uint8Array> }

/** The bytes of one file in a tar; where they are not as many as announced, they end in an error. */
export async function* tarFile({ name, size, bytes }: TarEntry): AsyncGenerator<Uint8Array> {
  yield header(name, size)
  let written = 0
  for await (const chunk of bytes) {
    written += chunk.length
    yield chunk
  }
  if (written !== size) throw new Error(`${name} has ${written} bytes instead of ${size}`)
  if (size % BLOCK > 0) yield Buffer.alloc(BLOCK - (size % BLOCK))
}

/** What stands last in a tar. */
export function tarEnd(): Uint8Array {
  return Buffer.alloc(2 * BLOCK)
}

/** The files in a tar, one after the other: each must be read to its end, or is skipped, before the next one comes. */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const reader = createReader(source)
  for (;;) {
    const block = Buffer.concat(await collect(reader.take(BLOCK)))
    if (block.length < BLOCK) throw new Error('The archive is cut off')
    if (block.every((byte) => byte === 0)) return
    const { name, size } = readHeader(block)
    const bytes = reader.take(size)
    yield { name, size, bytes }
    for await (const _ of bytes);
    for await (const _ of reader.take((BLOCK - (size % BLOCK)) % BLOCK));
  }
}

function header(name: string, size: number): Buffer {
  const block = Buffer.alloc(BLOCK)
  if (Buffer.byteLength(name) > 100) throw new Error(`The name ${name} is too long for a tar`)
  block.write(name, 0)
  block.write('0000600\0', 100)
  block.write('0000000\0', 108)
  block.write('0000000\0', 116)
  if (size <= LARGEST_OCTAL) block.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  else {
    // The way of GNU tar for what eleven octal digits cannot say.
    block.writeUInt8(0x80, 124)
    block.writeBigUInt64BE(BigInt(size), 128)
  }
  block.write('00000000000\0', 136)
  block.write('0', 156)
  block.write('ustar\x0000', 257, 'latin1')
  block.write(checksum(block), 148)
  return block
}

function readHeader(block: Buffer): { name: string; size: number } {
  const said = block.toString('latin1', 148, 156)
  if (said !== checksum(block)) throw new Error('The archive is damaged, or is not a backup of TechLog')
  const name = block.toString('utf8', 0, block.indexOf(0))
  const isLarge = block.readUInt8(124) === 0x80
  const size = isLarge
    ? Number(block.readBigUInt64BE(128))
    : Number.parseInt(block.toString('latin1', 124, 135), 8)
  return { name, size }
}

/** The sum of the header's bytes, its own place counted as blanks. */
function checksum(block: Buffer): string {
  const sum = block.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0)
  return `${sum.toString(8).padStart(6, '0')}\0 `
}

/** Hands out a stream in pieces of the lengths that are asked for. */
function createReader(source: AsyncIterable<Uint8Array>) {
  const chunks = source[Symbol.asyncIterator]()
  let rest: Uint8Array = new Uint8Array()
  async function* take(length: number): AsyncGenerator<Uint8Array> {
    let left = length
    while (left > 0) {
      if (rest.length === 0) {
        const next = await chunks.next()
        if (next.done) throw new Error('The archive is cut off')
        rest = next.value
      }
      const piece = rest.subarray(0, left)
      rest = rest.subarray(piece.length)
      left -= piece.length
      if (piece.length > 0) yield piece
    }
  }
  return { take }
}

async function collect(bytes: AsyncIterable<Uint8Array>): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = []
  for await (const chunk of bytes) chunks.push(chunk)
  return chunks
}

import { randomBytes } from 'node:crypto'

let lastMillisecond = 0
let sequence = 0

/** A UUIDv7: sortable by the time it was made, and in order within one process. */
export function newId(): string {
  const now = Date.now()
  if (now > lastMillisecond) {
    lastMillisecond = now
    sequence = 0
  } else if (++sequence > 0xfff) {
    lastMillisecond++
    sequence = 0
  }
  const bytes = randomBytes(16)
  bytes.writeUIntBE(lastMillisecond, 0, 6)
  bytes.writeUInt16BE(0x7000 | sequence, 6)
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

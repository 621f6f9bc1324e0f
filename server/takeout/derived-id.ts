import { createHash } from 'node:crypto'

/**
 * The id under which an object of a takeout lives in an account that does not have it yet: always the same for the same
 * object and owner, so that a second import finds it there, and of no use to learn whether somebody else has it.
 */
export function derivedId(userId: string, id: string, createdAt: string): string {
  const bytes = createHash('sha256').update(`${userId}/${id}`).digest().subarray(0, 16)
  // A UUIDv7 like every other id, since lists are ordered by the time in them.
  bytes.writeUIntBE(Date.parse(createdAt), 0, 6)
  bytes.writeUInt8(0x70 | (bytes.readUInt8(6) & 0x0f), 6)
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

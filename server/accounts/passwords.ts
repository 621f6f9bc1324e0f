import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createGate } from '../gate.ts'

const TODAY = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
const AT_ONCE = 2
const QUEUE_LIMIT = 32

const derive = promisify(argon2)

export type Passwords = ReturnType<typeof createPasswords>

/** Hashes and checks passwords with Argon2id off the event loop, a few at a time so that other work keeps its threads. */
export function createPasswords(cost: Cost = TODAY) {
  const inTurn = createGate(AT_ONCE, QUEUE_LIMIT)
  // Compared against when there is no such user, so that the answer takes the same work.
  const decoy = encode(randomBytes(16), randomBytes(cost.tagLength), cost)

  return {
    async hash(password: string): Promise<string> {
      const salt = randomBytes(16)
      return encode(salt, await inTurn(() => argon(password, salt, cost)), cost)
    },

    /** `isWeak`: the hash was made with less work than is asked for today. */
    async verify(password: string, hash: string | undefined): Promise<{ matches: boolean; isWeak: boolean }> {
      const stored = decode(hash ?? decoy)
      const tag = await inTurn(() => argon(password, stored.salt, stored.cost))
      const matches = timingSafeEqual(tag, stored.tag) && hash !== undefined
      return { matches, isWeak: stored.cost.memory < cost.memory || stored.cost.passes < cost.passes }
    },
  }
}

type Cost = typeof TODAY

function argon(
  password: string,
  salt: Buffer,
  { memory, passes, parallelism, tagLength }: Cost,
): Promise<Buffer> {
  return derive('argon2id', { message: password, nonce: salt, memory, passes, parallelism, tagLength })
}

/** The PHC string format, as every other Argon2 implementation writes it. */
function encode(salt: Buffer, tag: Buffer, { memory, passes, parallelism }: Cost): string {
  const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`
}

function decode(hash: string): { salt: Buffer; tag: Buffer; cost: Cost } {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash)
  if (!match) throw new Error('A stored password hash has an unknown format')
  const [, memory, passes, parallelism, salt, tag] = match as unknown as [string, ...string[]] & { length: 6 }
  const tagBytes = Buffer.from(tag ?? '', 'base64')
  return {
    salt: Buffer.from(salt ?? '', 'base64'),
    tag: tagBytes,
    cost: {
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: tagBytes.length,
    },
  }
}

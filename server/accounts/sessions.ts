import { hash, randomBytes } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Stores } from '../db/stores.ts'
import { newId } from '../ids.ts'
import type { Session, SessionOrigin } from './session-store.ts'

const MINUTE = 60_000
const IDLE_LIMIT = 12 * 60 * MINUTE
const ABSOLUTE_LIMIT = 7 * 24 * 60 * MINUTE
const TOUCH_INTERVAL = 5 * MINUTE

/** Where a session comes from, as its owner will see it in the list of sessions. */
export type Caller = { address: string; userAgent: string }

export type Sessions = ReturnType<typeof createSessions>

/** Sessions as random tokens of which only the hash is stored. */
export function createSessions({ stores, clock }: { stores: Stores; clock: Clock }) {
  return {
    /** Starts a session in the given (perhaps transactional) stores and answers its token. */
    async start(inStores: Stores, userId: string, caller: Caller): Promise<string> {
      const token = randomBytes(32).toString('base64url')
      await inStores.sessions.insert({
        id: newId(),
        userId,
        tokenHash: hashToken(token),
        createdAt: clock.now().toISOString(),
        userAgent: caller.userAgent.slice(0, 500),
        address: caller.address,
      })
      return token
    },

    async find(token: string): Promise<Session | undefined> {
      const session = await stores.sessions.findByToken(hashToken(token))
      if (!session) return undefined
      const now = clock.now().getTime()
      if (isOver(session, now)) {
        // For good: a clock that is set back must not bring it to life again.
        await stores.sessions.removeByToken(hashToken(token))
        return undefined
      }
      if (now - Date.parse(session.lastSeenAt) > TOUCH_INTERVAL)
        await stores.sessions.touch(session.user.id, session.id, new Date(now).toISOString())
      return session
    },

    /** Where a user is signed in, newest first. */
    async list(userId: string): Promise<SessionOrigin[]> {
      const now = clock.now().getTime()
      return (await stores.sessions.list(userId)).filter((session) => !isOver(session, now))
    },

    async end(inStores: Stores, token: string): Promise<void> {
      await inStores.sessions.removeByToken(hashToken(token))
    },

    async removeExpired(): Promise<void> {
      const now = clock.now().getTime()
      await stores.sessions.removeExpired({
        createdBefore: new Date(now - ABSOLUTE_LIMIT).toISOString(),
        seenBefore: new Date(now - IDLE_LIMIT).toISOString(),
      })
    },
  }
}

function isOver({ createdAt, lastSeenAt }: Pick<Session, 'createdAt' | 'lastSeenAt'>, now: number): boolean {
  return now - Date.parse(lastSeenAt) > IDLE_LIMIT || now - Date.parse(createdAt) > ABSOLUTE_LIMIT
}

function hashToken(token: string): string {
  return hash('sha256', token, 'base64url')
}

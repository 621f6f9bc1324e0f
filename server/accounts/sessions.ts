import { hash, randomBytes } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Soon } from '../db/prepared.ts'
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
  const limitsAt = createLimits()

  function admit(session: Session | undefined, tokenHash: string): Soon<Session | undefined> {
    if (!session) return undefined
    const now = clock.now()
    const limits = limitsAt(now)
    // For good: a clock that is set back must not bring it to life again.
    if (isOver(session, limits)) return stores.sessions.removeByToken(tokenHash).then(() => undefined)
    if (session.lastSeenAt >= limits.untouched) return session
    return stores.sessions.touch(session.user.id, session.id, now.toISOString()).then(() => session)
  }

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

    /** The session of a token while it lasts, looked up each time: it ends at once wherever it is ended. */
    find(token: string): Soon<Session | undefined> {
      const tokenHash = hashToken(token)
      const session = stores.sessions.findByToken(tokenHash)
      if (session instanceof Promise) return session.then((found) => admit(found, tokenHash))
      return admit(session, tokenHash)
    },

    /** Where a user is signed in, newest first. */
    async list(userId: string): Promise<SessionOrigin[]> {
      const limits = limitsAt(clock.now())
      return (await stores.sessions.list(userId)).filter((session) => !isOver(session, limits))
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

/** The oldest times that still count, written as the stored ones are: as such they compare without being parsed. */
type Limits = { seen: string; created: string; untouched: string }

/** Writes the limits once for all who ask within a millisecond. */
function createLimits(): (now: Date) => Limits {
  let writtenAt = Number.NaN
  let limits: Limits = { seen: '', created: '', untouched: '' }
  return (now) => {
    const time = now.getTime()
    if (time === writtenAt) return limits
    writtenAt = time
    const before = (span: number) => new Date(time - span).toISOString()
    limits = { seen: before(IDLE_LIMIT), created: before(ABSOLUTE_LIMIT), untouched: before(TOUCH_INTERVAL) }
    return limits
  }
}

function isOver(
  { createdAt, lastSeenAt }: Pick<Session, 'createdAt' | 'lastSeenAt'>,
  limits: Limits,
): boolean {
  return lastSeenAt < limits.seen || createdAt < limits.created
}

function hashToken(token: string): string {
  return hash('sha256', token, 'base64url')
}

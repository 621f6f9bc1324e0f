import type { Kysely } from 'kysely'
import type { User } from '../../contract/accounts.ts'
import { prepare, type Soon } from '../db/prepared.ts'
import type { SessionRow, Tables } from '../db/tables.ts'

export type Session = { id: string; user: User; createdAt: string; lastSeenAt: string }

export type SessionOrigin = Omit<Session, 'user'> & { userAgent: string; address: string }

export type NewSession = {
  id: string
  userId: string
  tokenHash: string
  createdAt: string
  userAgent: string
  address: string
}

type Row = Pick<Session, 'createdAt' | 'lastSeenAt'> & { sessionId: string; userId: string } & Omit<
    User,
    'id'
  >

function toSession([row]: readonly Row[]): Session | undefined {
  if (!row) return undefined
  const { sessionId, createdAt, lastSeenAt, userId, username, displayName, email } = row
  return { id: sessionId, createdAt, lastSeenAt, user: { id: userId, username, displayName, email } }
}

export function createSessionStore(db: Kysely<Tables>) {
  const selectByToken = prepare(db, () =>
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select([
        'sessions.id as sessionId',
        'sessions.created_at as createdAt',
        'sessions.last_seen_at as lastSeenAt',
        'users.id as userId',
        'users.username',
        'users.display_name as displayName',
        'users.email',
      ])
      .where('sessions.token_hash', '=', ''),
  )

  return {
    async insert(session: NewSession): Promise<void> {
      const row: SessionRow = {
        id: session.id,
        user_id: session.userId,
        token_hash: session.tokenHash,
        created_at: session.createdAt,
        last_seen_at: session.createdAt,
        user_agent: session.userAgent,
        address: session.address,
      }
      await db.insertInto('sessions').values(row).execute()
    },

    /** The token is the proof of ownership here, so there is no owner to filter by. */
    findByToken(tokenHash: string): Soon<Session | undefined> {
      const rows = selectByToken(tokenHash)
      return rows instanceof Promise ? rows.then(toSession) : toSession(rows)
    },

    async touch(userId: string, sessionId: string, seenAt: string): Promise<void> {
      await db
        .updateTable('sessions')
        .set({ last_seen_at: seenAt })
        .where('user_id', '=', userId)
        .where('id', '=', sessionId)
        .execute()
    },

    /** Newest first. */
    list(userId: string): Promise<SessionOrigin[]> {
      return db
        .selectFrom('sessions')
        .select([
          'id',
          'created_at as createdAt',
          'last_seen_at as lastSeenAt',
          'user_agent as userAgent',
          'address',
        ])
        .where('user_id', '=', userId)
        .orderBy('id', 'desc')
        .execute()
    },

    /** Ends every session of a user, or every one but `keptId`. */
    async removeAll(userId: string, keptId = ''): Promise<void> {
      await db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '!=', keptId).execute()
    },

    async removeByToken(tokenHash: string): Promise<void> {
      await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
    },

    /** Forgets sessions that can never be valid again. */
    async removeExpired(limits: { createdBefore: string; seenBefore: string }): Promise<void> {
      await db
        .deleteFrom('sessions')
        .where((where) =>
          where.or([
            where('created_at', '<', limits.createdBefore),
            where('last_seen_at', '<', limits.seenBefore),
          ]),
        )
        .execute()
    },
  }
}

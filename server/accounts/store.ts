import type { Kysely } from 'kysely'
import type { ProfileEdit } from '../../contract/account-settings.ts'
import type { User } from '../../contract/accounts.ts'
import { locking } from '../db/engine.ts'
import { isUniqueViolation } from '../db/errors.ts'
import type { Tables, UserRow } from '../db/tables.ts'

export type NewAccount = User & { passwordHash: string; createdAt: string }

export function createAccountStore(db: Kysely<Tables>) {
  return {
    /** False when the username is taken. */
    async insert(account: NewAccount): Promise<boolean> {
      try {
        await db.insertInto('users').values(toRow(account)).execute()
        return true
      } catch (error) {
        if (isUniqueViolation(error)) return false
        throw error
      }
    },

    async findByUsername(username: string): Promise<(User & { passwordHash: string }) | undefined> {
      const row = await db
        .selectFrom('users')
        .selectAll()
        .where('username_key', '=', usernameKey(username))
        .executeTakeFirst()
      return row && { ...toUser(row), passwordHash: row.password_hash }
    },

    async find(userId: string): Promise<(User & { passwordHash: string }) | undefined> {
      const row = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst()
      return row && { ...toUser(row), passwordHash: row.password_hash }
    },

    /** Keeps every other transaction away from the account and what belongs to it until this one ends. */
    async lock(userId: string): Promise<void> {
      await locking(db, db.selectFrom('users').select('id').where('id', '=', userId)).execute()
    },

    /** Everybody, for whoever runs the server. */
    async list(): Promise<(User & { createdAt: string })[]> {
      const rows = await db.selectFrom('users').selectAll().orderBy('id').execute()
      return rows.map((row) => ({ ...toUser(row), createdAt: row.created_at }))
    },

    async updateProfile(userId: string, { displayName, email }: ProfileEdit): Promise<User | undefined> {
      const row = await db
        .updateTable('users')
        .set({
          ...(displayName !== undefined && { display_name: displayName }),
          ...(email !== undefined && { email }),
        })
        .where('id', '=', userId)
        .returningAll()
        .executeTakeFirst()
      return row && toUser(row)
    },

    /** Removes the account and every row that belongs to it. */
    async remove(userId: string): Promise<void> {
      await db.deleteFrom('users').where('id', '=', userId).execute()
    },

    async setPasswordHash(userId: string, passwordHash: string): Promise<void> {
      await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
    },
  }
}

/** What two spellings of one username share: case and Unicode form do not tell people apart. */
export function usernameKey(username: string): string {
  // Through the capitals, in which ß is SS and both small sigmas are one.
  return username.trim().normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')
}

function toRow(account: NewAccount): UserRow {
  return {
    id: account.id,
    username: account.username,
    username_key: usernameKey(account.username),
    email: account.email,
    display_name: account.displayName,
    password_hash: account.passwordHash,
    created_at: account.createdAt,
  }
}

function toUser(row: UserRow): User {
  return { id: row.id, username: row.username, displayName: row.display_name, email: row.email }
}

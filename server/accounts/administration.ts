import { randomBytes } from 'node:crypto'
import { type User, Username } from '../../contract/accounts.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/stores.ts'
import type { FileStore } from '../files/file-store.ts'
import { newId } from '../ids.ts'
import { Problem } from '../problem.ts'
import type { Passwords } from './passwords.ts'
import { removeAccount } from './settings.ts'

type Parts = { database: Database; files: FileStore; passwords: Passwords; clock: Clock }

/** What whoever runs the server may do to accounts, from the command line. */
export function createAdministration({ database, files, passwords, clock }: Parts) {
  const { stores } = database

  async function find(username: string): Promise<User> {
    const account = await stores.accounts.findByUsername(username)
    if (!account) throw new Problem('not-found', `There is no account named "${username}"`)
    return account
  }

  return {
    find,

    /** Makes an account, also where registration is closed, and answers its first password. */
    async create(name: string): Promise<string> {
      const { success, data: username, error } = Username.safeParse(name)
      if (!success) throw new Problem('bad-request', error.issues[0]?.message ?? 'This is not a username')
      const password = newPassword()
      const isNew = await stores.accounts.insert({
        id: newId(),
        username,
        displayName: username,
        email: '',
        passwordHash: await passwords.hash(password),
        createdAt: clock.now().toISOString(),
      })
      if (!isNew) throw new Problem('conflict', 'Username is already taken')
      return password
    },

    /** Ends every session of the account and answers its new password. */
    async resetPassword(username: string): Promise<string> {
      const { id } = await find(username)
      const password = newPassword()
      const passwordHash = await passwords.hash(password)
      await database.transaction(async (inside) => {
        await inside.accounts.setPasswordHash(id, passwordHash)
        await inside.sessions.removeAll(id)
      })
      return password
    },

    list: () => stores.accounts.list(),

    /** Removes the account, its rows and its documents' bytes. */
    async remove(username: string): Promise<void> {
      const { id } = await find(username)
      await removeAccount({ database, files }, id)
    },
  }
}

/** 96 random bits that can be read out over a telephone, for the owner to replace. */
function newPassword(): string {
  return randomBytes(12)
    .toString('hex')
    .replace(/(.{6})(?=.)/g, '$1-')
}

import type { PasswordChange, ProfileEdit, SessionSummary } from '../../contract/account-settings.ts'
import type { User } from '../../contract/accounts.ts'
import type { Database } from '../db/stores.ts'
import { documentKey } from '../documents/key.ts'
import type { FileStore } from '../files/file-store.ts'
import { notSignedIn, Problem } from '../problem.ts'
import { deviceName } from './device.ts'
import type { Passwords } from './passwords.ts'
import type { Caller, Sessions } from './sessions.ts'
import type { Throttle } from './throttle.ts'

type Parts = {
  database: Database
  files: FileStore
  passwords: Passwords
  sessions: Sessions
  throttle: Throttle
}

/** Somebody who is signed in and says the password once more. */
type Proof = { user: User; password: string; caller: Caller }

/** What people may do to their own account. */
export function createAccountSettings({ database, files, passwords, sessions, throttle }: Parts) {
  const { stores } = database

  /** The hash that the password was compared with; a wrong one is not 401, which would mean "no session". */
  async function provePassword({ user, password, caller }: Proof): Promise<string> {
    await throttle.admitPasswordCheck(user.username, caller.address)
    const account = await stores.accounts.find(user.id)
    const { matches } = await passwords.verify(password, account?.passwordHash)
    if (!account || !matches) throw new Problem('forbidden', 'The current password is wrong')
    await throttle.signInSucceeded(stores, user.username, caller.address)
    return account.passwordHash
  }

  return {
    async updateProfile(userId: string, edit: ProfileEdit): Promise<User> {
      const user = await stores.accounts.updateProfile(userId, edit)
      if (!user) throw notSignedIn()
      return user
    },

    /** Ends every session and answers the token of a new one for the browser that asked. */
    async changePassword(user: User, change: PasswordChange, caller: Caller): Promise<string> {
      const provenHash = await provePassword({ user, password: change.currentPassword, caller })
      const passwordHash = await passwords.hash(change.newPassword)
      return database.transaction(async (inside) => {
        await inside.accounts.lock(user.id)
        const account = await inside.accounts.find(user.id)
        if (account?.passwordHash !== provenHash)
          throw new Problem('forbidden', 'The current password is wrong')
        await inside.accounts.setPasswordHash(user.id, passwordHash)
        await inside.sessions.removeAll(user.id)
        return sessions.start(inside, user.id, caller)
      })
    },

    async listSessions(userId: string, currentId: string | undefined): Promise<SessionSummary[]> {
      const all = await sessions.list(userId)
      return all.map(({ userAgent, ...session }) => ({
        ...session,
        device: deviceName(userAgent),
        isCurrent: session.id === currentId,
      }))
    },

    endOtherSessions(userId: string, currentId: string | undefined): Promise<void> {
      return stores.sessions.removeAll(userId, currentId)
    },

    async deleteAccount(proof: Proof): Promise<void> {
      await provePassword(proof)
      await removeAccount({ database, files }, proof.user.id)
    },
  }
}

/** Rows first, then the bytes: should this stop half-way, what is left belongs to nobody and is swept. */
export async function removeAccount({ database, files }: Pick<Parts, 'database' | 'files'>, userId: string) {
  const documents = await database.transaction(async (inside) => {
    await inside.accounts.lock(userId)
    const owned = await inside.documents.listAll(userId)
    await inside.accounts.remove(userId)
    return owned
  })
  for (const { id } of documents) await files.remove(documentKey(userId, id))
}

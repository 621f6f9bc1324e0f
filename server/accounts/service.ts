import type { SignIn, SignUp, User } from '../../contract/accounts.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/stores.ts'
import { newId } from '../ids.ts'
import { Problem } from '../problem.ts'
import type { Passwords } from './passwords.ts'
import type { Caller, Sessions } from './sessions.ts'
import type { Throttle } from './throttle.ts'

type Parts = {
  database: Database
  clock: Clock
  passwords: Passwords
  sessions: Sessions
  throttle: Throttle
  registration: 'open' | 'closed'
}

/** A request to sign in or up, with the token that the browser still holds, if any. */
type Attempt<T> = { input: T; caller: Caller; oldToken: string | undefined }

export type SignedIn = { user: User; token: string }

export function createAccountService({
  database,
  clock,
  passwords,
  sessions,
  throttle,
  registration,
}: Parts) {
  const { stores } = database

  return {
    async register({ input, caller, oldToken }: Attempt<SignUp>): Promise<SignedIn> {
      if (registration === 'closed') throw new Problem('forbidden', 'Registration is closed on this server')
      await throttle.admitSignUp(caller.address)
      if (await stores.accounts.findByUsername(input.username)) throw usernameTaken()
      const { password, ...profile } = input
      const passwordHash = await passwords.hash(password)
      const user = { id: newId(), ...profile }
      return database.transaction(async (inside) => {
        const account = { ...user, passwordHash, createdAt: clock.now().toISOString() }
        if (!(await inside.accounts.insert(account))) throw usernameTaken()
        if (oldToken) await sessions.end(inside, oldToken)
        return { user, token: await sessions.start(inside, user.id, caller) }
      })
    },

    async signIn({ input, caller, oldToken }: Attempt<SignIn>): Promise<SignedIn> {
      await throttle.admitSignIn(input.username, caller.address)
      const account = await stores.accounts.findByUsername(input.username)
      const { matches, isWeak } = await passwords.verify(input.password, account?.passwordHash)
      if (!account || !matches) throw wrongSignIn()
      const strongerHash = isWeak ? await passwords.hash(input.password) : undefined
      const { passwordHash: _, ...user } = account
      return database.transaction(async (inside) => {
        // A password that was changed while this one was being checked is not this one.
        const current = await inside.accounts.find(user.id)
        if (current?.passwordHash !== account.passwordHash) throw wrongSignIn()
        await throttle.signInSucceeded(inside, input.username, caller.address)
        if (strongerHash) await inside.accounts.setPasswordHash(user.id, strongerHash)
        if (oldToken) await sessions.end(inside, oldToken)
        return { user, token: await sessions.start(inside, user.id, caller) }
      })
    },

    async signOut(token: string | undefined): Promise<void> {
      if (token) await sessions.end(stores, token)
    },
  }
}

function wrongSignIn(): Problem {
  return new Problem('unauthorized', 'Invalid username or password')
}

function usernameTaken(): Problem {
  return new Problem('conflict', 'Username is already taken')
}

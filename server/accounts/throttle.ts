import type { Clock } from '../clock.ts'
import type { Database, Stores } from '../db/stores.ts'
import { Problem } from '../problem.ts'
import { usernameKey } from './store.ts'

type Rule = { key: string; limit: number; minutes: number }

/** Limits on guessing passwords and on making accounts, kept in the database so that they outlive a restart. */
export type Throttle = ReturnType<typeof createThrottle>

export function createThrottle({ database, clock }: { database: Database; clock: Clock }) {
  /** Counts an attempt under every rule, or under none and raises the first rule that is used up. */
  async function admit(rules: Rule[], message: string): Promise<void> {
    const refusal = await database.transaction(async ({ throttle }) => {
      const now = clock.now()
      const counted: string[] = []
      for (const { key, limit, minutes } of rules) {
        const windowEnd = new Date(now.getTime() + minutes * 60_000).toISOString()
        const { attempts, windowEndsAt } = await throttle.count(key, now.toISOString(), windowEnd)
        if (attempts > limit) {
          // What a refused attempt would add elsewhere must not count: a stranger could lock the owner out with it.
          await throttle.release([...counted, key])
          return { retryAfterSeconds: Math.ceil((Date.parse(windowEndsAt) - now.getTime()) / 1000) }
        }
        counted.push(key)
      }
      return undefined
    })
    if (refusal)
      throw new Problem('too-many-requests', `${message} ${tryAgain(refusal.retryAfterSeconds)}`, refusal)
  }

  return {
    /** Counts a sign-in as failed until `signInSucceeded` says otherwise, so that a burst cannot slip through. */
    admitSignIn(username: string, address: string): Promise<void> {
      return admit(signInRules(username, address), 'Too many failed sign-ins.')
    },

    /** Guessing the password of a session that was left open counts like guessing it at the door. */
    admitPasswordCheck(username: string, address: string): Promise<void> {
      return admit(signInRules(username, address), 'Too many wrong passwords.')
    },

    signInSucceeded(stores: Stores, username: string, address: string): Promise<void> {
      return stores.throttle.release(signInRules(username, address).map((rule) => rule.key))
    },

    admitSignUp(address: string): Promise<void> {
      return admit(
        [{ key: `sign-up|${address}`, limit: 20, minutes: 60 }],
        'Too many new accounts from your address.',
      )
    },
  }
}

/** A throttle that lets everything through, for tests and load runs. */
export const openThrottle: Throttle = {
  admitSignIn: async () => {},
  admitPasswordCheck: async () => {},
  signInSucceeded: async () => {},
  admitSignUp: async () => {},
}

function signInRules(username: string, address: string): Rule[] {
  const name = usernameKey(username)
  return [
    { key: `sign-in|${address}|${name}`, limit: 10, minutes: 15 },
    { key: `sign-in|${address}`, limit: 50, minutes: 15 },
    { key: `sign-in||${name}`, limit: 100, minutes: 60 },
  ]
}

function tryAgain(seconds: number): string {
  if (seconds < 60) return `Please try again in ${seconds} seconds.`
  const minutes = Math.ceil(seconds / 60)
  return `Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
}

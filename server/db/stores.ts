import { setTimeout } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { createSessionStore } from '../accounts/session-store.ts'
import { createAccountStore } from '../accounts/store.ts'
import { createThrottleStore } from '../accounts/throttle-store.ts'
import { createApplicationStore } from '../applications/store.ts'
import { createDocumentStore } from '../documents/store.ts'
import { createSnapStore } from '../snaps/store.ts'
import { isWorthRepeating } from './errors.ts'
import type { Tables } from './tables.ts'

const TRIES = 8
/** Longer with each try, so that those in the way are done by then. */
const PAUSE_MS = 10

/** Everything that is stored, one store per noun, bound to a connection or to a transaction. */
export function createStores(db: Kysely<Tables>) {
  return {
    accounts: createAccountStore(db),
    sessions: createSessionStore(db),
    throttle: createThrottleStore(db),
    snaps: createSnapStore(db),
    applications: createApplicationStore(db),
    documents: createDocumentStore(db),
  }
}
export type Stores = ReturnType<typeof createStores>

export type Database = {
  stores: Stores
  /** Runs all or nothing, perhaps more than once; the stores handed in are the only ones that may be used inside. */
  transaction<T>(work: (stores: Stores) => Promise<T>): Promise<T>
  ping(): Promise<void>
  close(): Promise<void>
}

export function createDatabase(db: Kysely<Tables>): Database {
  return {
    stores: createStores(db),
    async transaction(work) {
      for (let attempt = 1; ; attempt++)
        try {
          return await db.transaction().execute((trx) => work(createStores(trx)))
        } catch (error) {
          if (attempt === TRIES || !isWorthRepeating(error)) throw error
          await setTimeout(PAUSE_MS * attempt)
        }
    },
    async ping() {
      await db.selectFrom('throttle').select('key').limit(1).execute()
    },
    close: () => db.destroy(),
  }
}

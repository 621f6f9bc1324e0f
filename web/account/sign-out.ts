import { logout } from '../../contract/accounts.ts'
import { call } from '../api.ts'
import { endSession } from '../lib/session.ts'

const PATIENCE_MS = 5_000

/** Ends the session on the server, then here; a failed call is only logged, and the local sign-out still happens. */
export async function signOut() {
  try {
    await call(logout, { signal: AbortSignal.timeout(PATIENCE_MS) })
  } catch (error) {
    console.error('Signing out on the server failed', error)
  }
  endSession()
}

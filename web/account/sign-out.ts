import { logout } from '../../contract/accounts.ts'
import { call } from '../api.ts'
import { endSession } from '../lib/session.ts'

/** Ends the session on the server, then here; a failed call is only logged, and the local sign-out still happens. */
export async function signOut() {
  try {
    await call(logout)
  } catch (error) {
    console.error('Signing out on the server failed', error)
  }
  endSession()
}

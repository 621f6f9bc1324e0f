import { useSyncExternalStore } from 'react'
import type { User } from '../../contract/accounts.ts'
import { identify } from '../api.ts'
import { clearDrafts } from './draft-storage.ts'

export type Session =
  | { state: 'loading' }
  /** `notice` says why, where it was not the user's own doing. */
  | { state: 'signed-out'; notice?: string }
  | { state: 'signed-in'; user: User }

const USER_KEY = 'currentUser'
const USER_ID_KEY = 'userId'
const EXPIRED = 'Your session has expired. Please sign in again.'

let session: Session = { state: 'loading' }
const listeners = new Set<() => void>()

/** Every page load starts signed out, whatever an earlier one left behind. */
export function openSession() {
  forgetUser()
  change({ state: 'signed-out' })
}

export function startSession(user: User) {
  identify(user.id)
  keep(USER_KEY, JSON.stringify(user))
  keep(USER_ID_KEY, user.id)
  change({ state: 'signed-in', user })
}

/** Signs out on purpose: what the user had half-written in this tab goes too. `notice` is shown afterwards. */
export function endSession(notice?: string) {
  if (session.state === 'signed-in') clearDrafts(session.user.id)
  forgetUser()
  change({ state: 'signed-out', ...(notice !== undefined && { notice }) })
}

/** Signs out because the server no longer knows the session; drafts stay for the next sign-in. */
export function expireSession() {
  forgetUser()
  change({ state: 'signed-out', notice: EXPIRED })
}

/** Shows changed profile fields everywhere at once. */
export function updateUser(user: User) {
  if (!isSignedIn(user.id)) return
  keep(USER_KEY, JSON.stringify(user))
  change({ state: 'signed-in', user })
}

export function getSession(): Session {
  return session
}

export function isSignedIn(userId: string): boolean {
  return session.state === 'signed-in' && session.user.id === userId
}

export function useSession(): Session {
  return useSyncExternalStore(subscribe, getSession)
}

/** The signed-in user; only for what is shown to one. */
export function useUser(): User {
  const current = useSession()
  if (current.state !== 'signed-in') throw new Error('There is no signed-in user')
  return current.user
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function change(next: Session) {
  session = next
  for (const listener of listeners) listener()
}

function forgetUser() {
  identify(undefined)
  for (const key of [USER_KEY, USER_ID_KEY]) {
    try {
      localStorage.removeItem(key)
    } catch {
      // A browser that forbids storage has nothing to forget.
    }
  }
}

/** The mirror in local storage is a courtesy: nothing reads it, so a full or forbidden storage is no failure. */
function keep(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
  } catch {
    // see above
  }
}

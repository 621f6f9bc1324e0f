import { useCallback, useState } from 'react'
import { readDraft, writeDraft } from './draft-storage.ts'
import { isSignedIn, useUser } from './session.ts'

/**
 * State that survives a reload and an expired session: kept in this tab for this user until it is
 * cleared or the user signs out. Setting it back to `undefined` clears it and shows `initial` again.
 */
export function useDraft<T>(key: string, initial: T): [value: T, set: (next: T | undefined) => void] {
  const { id } = useUser()
  const [held, setHeld] = useState({ key, value: readDraft(id, key) as T | undefined })
  const value = held.key === key ? held.value : (readDraft(id, key) as T | undefined)
  const set = useCallback(
    (next: T | undefined) => {
      // What comes late, after the user signed out, must not bring a cleared draft back.
      if (isSignedIn(id)) writeDraft(id, key, next)
      setHeld({ key, value: next })
    },
    [id, key],
  )
  return [value ?? initial, set]
}

import { type RefObject, useEffect, useState } from 'react'

/** Answers a function that moves the view and the focus to an entry as soon as it is shown. */
export function useFocusResult(result: RefObject<HTMLElement | null>, shownId: string | undefined) {
  const [wantedId, setWantedId] = useState<string | null>(null)
  useEffect(() => {
    if (wantedId === null || wantedId !== shownId) return
    setWantedId(null)
    result.current?.scrollIntoView({ block: 'start' })
    result.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  }, [result, shownId, wantedId])
  return setWantedId
}

import { useEffect } from 'react'
import { isMissing } from '../lib/failure.ts'
import { useDraft } from '../lib/use-draft.ts'
import { useLogCache } from './log-cache.ts'
import { useLog } from './queries.ts'

/** The entry that is open in this tab. It is remembered, so that open edits find it again after a reload. */
export function useCurrentLog() {
  const cache = useLogCache()
  const [id, setId] = useDraft<string | null>('snaplog.current', null)
  const query = useLog(id)
  // What is on screen stays: an edit may be open in it.
  const isGone = isMissing(query.error) && !query.data

  useEffect(() => {
    // Deleted in another tab.
    if (isGone) setId(undefined)
  }, [isGone, setId])

  return {
    id,
    log: id === null || isGone ? undefined : query.data,
    query,
    open(next: string) {
      setId(next)
      cache.refresh(next)
    },
    show: setId,
    close: () => setId(undefined),
  }
}

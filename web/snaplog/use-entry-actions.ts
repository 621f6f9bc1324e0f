import { deleteLog, saveLog } from '../../contract/snaps.ts'
import { call } from '../api.ts'
import { isMissing, showFailure } from '../lib/failure.ts'
import { useOneAtATime } from '../lib/use-one-at-a-time.ts'
import { toast } from '../ui/toast.ts'
import { useLogCache } from './log-cache.ts'

const QUESTION = 'Are you sure you want to delete this entry? This action cannot be undone.'

export function useSaveEntry() {
  const cache = useLogCache()
  return useOneAtATime(async (id: string) => {
    try {
      cache.put(await call(saveLog, { params: { id } }))
      toast({ title: 'Entry Saved', description: 'Your task entry has been saved successfully.' })
    } catch (error) {
      showFailure(error, 'Save Failed', 'Failed to save the entry. Please try again.')
    }
  })
}

/** Deletes a log, saved or not, after asking. One that is gone already counts as deleted. */
export function useDeleteEntry(onDeleted: (id: string) => void) {
  const cache = useLogCache()
  return useOneAtATime(async (id: string) => {
    if (!confirm(QUESTION)) return
    try {
      await call(deleteLog, { params: { id } }).catch((error) => {
        if (!isMissing(error)) throw error
      })
      onDeleted(id)
      cache.remove(id)
      toast({ title: 'Entry Deleted' })
    } catch (error) {
      showFailure(error, 'Delete Failed', 'Failed to delete the entry. Please try again.')
    }
  })
}

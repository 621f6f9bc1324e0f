import { deleteApplication } from '../../contract/applications.ts'
import { deleteDocument } from '../../contract/documents.ts'
import { call } from '../api.ts'
import { isMissing, showServerFailure } from '../lib/failure.ts'
import { useOneAtATime } from '../lib/use-one-at-a-time.ts'
import { toast } from '../ui/toast.ts'
import { useApplicationCache } from './application-cache.ts'

/** Deletes an application; one that is gone already counts as deleted. */
export function useDeleteApplication(onDeleted: (id: string) => void) {
  const cache = useApplicationCache()
  return useOneAtATime(async (id: string) => {
    try {
      await call(deleteApplication, { params: { id } }).catch(unlessMissing)
      onDeleted(id)
      cache.remove(id)
      toast({ title: 'Application Deleted' })
    } catch (error) {
      showServerFailure(error, 'Error', 'Failed to delete application')
    }
  })
}

export function useDeleteDocument(applicationId: string) {
  const cache = useApplicationCache()
  return useOneAtATime(async (documentId: string) => {
    try {
      await call(deleteDocument, { params: { applicationId, documentId } }).catch(unlessMissing)
      cache.removeDocument(applicationId, documentId)
      toast({ title: 'Document Deleted' })
    } catch (error) {
      showServerFailure(error, 'Error', 'Failed to delete document')
    }
  })
}

function unlessMissing(error: unknown) {
  if (!isMissing(error)) throw error
}

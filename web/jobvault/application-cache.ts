import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { JobApplication } from '../../contract/applications.ts'
import type { ApplicationDocument } from '../../contract/documents.ts'
import { changeCached } from '../lib/change-cached.ts'
import { APPLICATIONS_KEY, documentsKey } from './queries.ts'

/** Shows an answer of the server everywhere at once, without fetching the lists again. */
export function useApplicationCache() {
  const client = useQueryClient()
  return useMemo(() => createApplicationCache(client), [client])
}

export function createApplicationCache(client: QueryClient) {
  const changeAll = (change: (applications: JobApplication[]) => JobApplication[]) =>
    changeCached<JobApplication[]>(client, APPLICATIONS_KEY, (all) => all && change(all))

  function changeDocuments(
    applicationId: string,
    change: (documents: ApplicationDocument[]) => ApplicationDocument[],
  ) {
    const documents = changeCached<ApplicationDocument[]>(
      client,
      documentsKey(applicationId),
      (all) => all && change(all),
    )
    if (!documents) return refresh()
    changeAll((all) =>
      all.map((application) =>
        application.id === applicationId ? { ...application, documentCount: documents.length } : application,
      ),
    )
  }

  /** Asks for the list again, in the background. */
  function refresh() {
    client.invalidateQueries({ queryKey: APPLICATIONS_KEY })
  }

  return {
    refresh,

    put(application: JobApplication) {
      changeAll((all) => [application, ...all.filter(({ id }) => id !== application.id)])
    },

    remove(id: string) {
      client.removeQueries({ queryKey: documentsKey(id) })
      changeAll((all) => all.filter((application) => application.id !== id))
    },

    addDocument(applicationId: string, document: ApplicationDocument) {
      changeDocuments(applicationId, (all) => [...all.filter(({ id }) => id !== document.id), document])
    },

    removeDocument(applicationId: string, documentId: string) {
      changeDocuments(applicationId, (all) => all.filter(({ id }) => id !== documentId))
    },
  }
}

import { useQuery } from '@tanstack/react-query'
import { listApplications } from '../../contract/applications.ts'
import { listDocuments } from '../../contract/documents.ts'
import { call } from '../api.ts'

export const APPLICATIONS_KEY = [listApplications.path]
export const documentsKey = (applicationId: string) => [listDocuments.path, applicationId]

export function useApplications() {
  return useQuery({ queryKey: APPLICATIONS_KEY, queryFn: ({ signal }) => call(listApplications, { signal }) })
}

export function useDocuments(applicationId: string) {
  return useQuery({
    queryKey: documentsKey(applicationId),
    queryFn: ({ signal }) => call(listDocuments, { params: { id: applicationId }, signal }),
  })
}

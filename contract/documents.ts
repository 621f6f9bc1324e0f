import { z } from 'zod'
import { ApplicationParams } from './applications.ts'
import { endpoint } from './endpoint.ts'
import { Done } from './problem.ts'
import { Id, Timestamp } from './text.ts'

export const ApplicationDocument = z.object({
  id: Id,
  originalName: z.string(),
  mimeType: z.string(),
  /** Bytes. */
  fileSize: z.int(),
  createdAt: Timestamp,
})
export type ApplicationDocument = z.infer<typeof ApplicationDocument>

export const listDocuments = endpoint({
  method: 'GET',
  path: '/api/job-applications/{id}/documents',
  summary: 'The documents of an application',
  access: 'session',
  params: ApplicationParams,
  response: z.array(ApplicationDocument),
})

export const uploadDocument = endpoint({
  method: 'POST',
  path: '/api/job-applications/{id}/documents',
  summary: 'Add one document, streamed, in the field "document"',
  access: 'session',
  params: ApplicationParams,
  body: 'multipart',
  response: ApplicationDocument,
  status: 201,
})

export const deleteDocument = endpoint({
  method: 'DELETE',
  path: '/api/job-applications/{applicationId}/documents/{documentId}',
  summary: 'Delete one document',
  access: 'session',
  params: z.object({ applicationId: Id, documentId: Id }),
  response: Done,
})

export const downloadDocument = endpoint({
  method: 'GET',
  path: '/api/job-applications/{id}/documents/{documentId}/download',
  summary: 'The bytes of one document as an attachment; ranges are supported',
  access: 'session',
  params: z.object({ id: Id, documentId: Id }),
  response: 'bytes',
})

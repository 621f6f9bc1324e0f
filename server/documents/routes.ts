import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { deleteDocument, downloadDocument, listDocuments, uploadDocument } from '../../contract/documents.ts'
import type { FileStore } from '../files/file-store.ts'
import { attachment } from '../http/disposition.ts'
import { withFormFile } from '../http/multipart.ts'
import { readRange } from '../http/range.ts'
import type { Router } from '../http/route.ts'
import { documentKey } from './key.ts'
import { downloadType } from './media-types.ts'
import type { createDocumentService } from './service.ts'

type Parts = { documents: ReturnType<typeof createDocumentService>; files: FileStore }

export function documentRoutes(route: Router, { documents, files }: Parts): void {
  route(listDocuments, ({ user, params }) => documents.list(user.id, params.id))

  route(uploadDocument, async ({ user, params, request }) => {
    const announced = Number(request.headers['content-length'] ?? 0)
    await documents.admit(user.id, params.id, announced)
    return withFormFile(request, 'document', (file) =>
      documents.add(user.id, params.id, { ...file, announced }),
    )
  })

  route(deleteDocument, async ({ user, params }) => {
    await documents.remove(user.id, params.applicationId, params.documentId)
    return { success: true as const }
  })

  route(downloadDocument, async ({ user, params, request, reply }) => {
    const document = await documents.find(user.id, params.id, params.documentId)
    const range = requestedRange(request, document)
    reply.headers({
      'accept-ranges': 'bytes',
      etag: `"${document.id}"`,
      'content-type': downloadType(document.mimeType),
      'content-disposition': attachment(document.originalName),
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
    })
    if (range === 'unsatisfiable')
      return reply.code(416).header('content-range', `bytes */${document.fileSize}`).send('')
    if (range === 'all') reply.header('content-length', document.fileSize)
    else
      reply
        .code(206)
        .header('content-length', range.end - range.start + 1)
        .header('content-range', `bytes ${range.start}-${range.end}/${document.fileSize}`)
    if (request.method === 'HEAD') return reply.send(Readable.from([]))
    const key = documentKey(user.id, document.id)
    return reply.send(await files.open(key, range === 'all' ? undefined : range))
  })
}

/** A document never changes, so a part of an earlier download always fits, unless it is one of another document. */
function requestedRange(request: FastifyRequest, document: { id: string; fileSize: number }) {
  const condition = request.headers['if-range']
  if (condition !== undefined && condition !== `"${document.id}"`) return 'all'
  return readRange(request.headers.range, document.fileSize)
}

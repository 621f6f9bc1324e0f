import type { FastifyRequest } from 'fastify'
import { deleteDocument, downloadDocument, listDocuments, uploadDocument } from '../../contract/documents.ts'
import type { ByteRange, FileStore } from '../files/file-store.ts'
import { attachment } from '../http/disposition.ts'
import { withFormFile } from '../http/multipart.ts'
import { readRange } from '../http/range.ts'
import type { Router } from '../http/route.ts'
import { sendBytes } from '../http/send-bytes.ts'
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
    const headers = {
      'accept-ranges': 'bytes',
      etag: `"${document.id}"`,
      'content-type': downloadType(document.mimeType),
      'content-disposition': attachment(document.originalName),
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
    }
    if (range === 'unsatisfiable')
      return reply.code(416).headers(headers).header('content-range', `bytes */${document.fileSize}`).send('')
    const part = range === 'all' ? undefined : range
    return sendBytes(reply, {
      status: part ? 206 : 200,
      headers: { ...headers, ...lengthHeaders(document.fileSize, part) },
      bytes: files.open(documentKey(user.id, document.id), part),
    })
  })
}

/** A document never changes, so a part of an earlier download always fits, unless it is one of another document. */
function requestedRange(request: FastifyRequest, document: { id: string; fileSize: number }) {
  const condition = request.headers['if-range']
  if (condition !== undefined && condition !== `"${document.id}"`) return 'all'
  return readRange(request.headers.range, document.fileSize)
}

function lengthHeaders(size: number, part: ByteRange | undefined): Record<string, string | number> {
  if (!part) return { 'content-length': size }
  return {
    'content-length': part.end - part.start + 1,
    'content-range': `bytes ${part.start}-${part.end}/${size}`,
  }
}

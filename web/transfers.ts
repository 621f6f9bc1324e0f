import type { z } from 'zod'
import type { Endpoint } from '../contract/endpoint.ts'
import { type CallRequest, prepare } from './api.ts'

/** Told the share that is done, from 0 to 1, or null while the whole is not known. */
type OnProgress = (share: number | null) => void

type Upload = Endpoint & { body: 'multipart'; response: z.ZodType }
type Download = Endpoint & { response: 'bytes' }
type UploadRequest<E extends Upload> = Omit<CallRequest<E>, 'body'> & { file: File; onProgress: OnProgress }
type DownloadRequest<E extends Download> = CallRequest<E> & { onProgress: OnProgress }

/** Sends one file in the field "document"; like `call`, but it can be watched and cancelled. */
export async function upload<const E extends Upload>(
  endpoint: E,
  { file, onProgress, signal, ...rest }: UploadRequest<E>,
): Promise<z.output<E['response']>> {
  const body = new FormData()
  body.append('document', file)
  const { address, headers, fail } = prepare(endpoint, { ...rest, body })
  const xhr = new XMLHttpRequest()
  xhr.open(endpoint.method, address)
  for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value)
  await send(xhr, { body, onProgress, signal })
  if (xhr.status < 200 || xhr.status > 299) throw fail(xhr.status, xhr.responseText, xhr.statusText)
  return endpoint.response.parse(JSON.parse(xhr.responseText)) as z.output<E['response']>
}

/** Fetches a file as a blob; like `call`, but it can be watched. */
export async function download<const E extends Download>(
  endpoint: E,
  { onProgress, signal, ...rest }: DownloadRequest<E>,
): Promise<Blob> {
  const { address, headers, fail } = prepare(endpoint, rest)
  const response = await fetch(address, { credentials: 'include', headers, ...(signal && { signal }) })
  if (!response.ok) throw fail(response.status, await response.text(), response.statusText)
  const total = Number(response.headers.get('content-length') ?? 0)
  return new Response(response.body?.pipeThrough(counted(total, onProgress)), {
    headers: response.headers,
  }).blob()
}

type Sending = { body: FormData; onProgress: OnProgress; signal: AbortSignal | undefined }

/** Sends by XMLHttpRequest, because `fetch` does not tell how much of a body has left. */
function send(xhr: XMLHttpRequest, { body, onProgress, signal }: Sending): Promise<void> {
  return new Promise((resolve, reject) => {
    xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      onProgress(lengthComputable ? loaded / total : null)
    }
    xhr.onload = () => resolve()
    xhr.onerror = () => reject(new TypeError('The connection was interrupted'))
    xhr.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'))
    signal?.addEventListener('abort', () => xhr.abort(), { once: true })
    if (signal?.aborted) xhr.abort()
    else xhr.send(body)
  })
}

function counted(total: number, onProgress: OnProgress) {
  let loaded = 0
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      loaded += chunk.byteLength
      onProgress(total > 0 ? Math.min(loaded / total, 1) : null)
      controller.enqueue(chunk)
    },
  })
}

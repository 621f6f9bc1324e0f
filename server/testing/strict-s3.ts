import { createHash, createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { S3_CREDENTIALS } from './s3-server.ts'

type Call = { method: string; url: URL; bucket: string; key: string; body: Buffer }
type Answer = { status: number; body?: string | Buffer; headers?: Record<string, string> }

/** What the server holds: objects and unfinished uploads by `bucket/key`, as a test may look at them. */
export type StrictS3 = {
  endpoint: string
  objects: Map<string, { content: Buffer; modified: Date }>
  uploads: Map<string, Map<number, Buffer>>
  /** While set, every request gets this status, or no answer at all. */
  failWith(status: number | 'silence' | undefined): void
  remove(): Promise<void>
}

/** A small S3 that is strict where the usual test server is lax: it checks every signature and byte, pages its lists and knows how to abort. */
export async function startStrictS3({ pageSize = 2 } = {}): Promise<StrictS3> {
  const objects: StrictS3['objects'] = new Map()
  const uploads: StrictS3['uploads'] = new Map()
  const buckets = new Set<string>()
  let failure: number | 'silence' | undefined

  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    if (failure === 'silence') return
    const url = new URL(request.url ?? '/', 'http://localhost')
    const [, bucket = '', ...rest] = decodeURIComponent(url.pathname).split('/')
    const call = { method: request.method ?? '', url, bucket, key: `${bucket}/${rest.join('/')}`, body }
    const isObject = rest.join('/') !== ''
    if (failure) return send(response, { status: failure })
    if (!isSigned(request, url, body)) return send(response, problem(403, 'SignatureDoesNotMatch'))
    send(response, isObject ? answerObject(call, request) : answerBucket(call))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  function answerBucket({ method, url, bucket }: Call): Answer {
    if (method === 'PUT') buckets.add(bucket)
    if (!buckets.has(bucket)) return problem(404, 'NoSuchBucket')
    if (method !== 'GET') return { status: 200 }
    const prefix = `${bucket}/${url.searchParams.get('prefix') ?? ''}`
    const all = [...objects.keys()].filter((key) => key.startsWith(prefix)).toSorted()
    const start = Number(url.searchParams.get('continuation-token') ?? 0)
    const page = all.slice(start, start + pageSize).map((key) => {
      const modified = objects.get(key)?.modified.toISOString()
      return `<Contents><Key>${key.slice(bucket.length + 1)}</Key><LastModified>${modified}</LastModified></Contents>`
    })
    const next = start + pageSize
    const more = next < all.length
    const token = more ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
    return xml(
      `<ListBucketResult><IsTruncated>${more}</IsTruncated>${token}${page.join('')}</ListBucketResult>`,
    )
  }

  function answerObject({ method, url, key, body }: Call, request: IncomingMessage): Answer {
    const uploadId = url.searchParams.get('uploadId')
    if (method === 'POST' && uploadId === null) {
      const id = randomUUID()
      uploads.set(id, new Map())
      return xml(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`)
    }
    if (uploadId !== null) return answerUpload(method, { uploadId, url, key, body })
    if (method === 'PUT') {
      objects.set(key, { content: body, modified: new Date() })
      return { status: 200, headers: { etag: '"whole"' } }
    }
    if (method === 'DELETE') {
      objects.delete(key)
      return { status: 204 }
    }
    const content = objects.get(key)?.content
    if (!content) return problem(404, 'NoSuchKey')
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '')
    if (!range) return { status: 200, body: content }
    return { status: 206, body: content.subarray(Number(range[1]), Number(range[2]) + 1) }
  }

  function answerUpload(
    method: string,
    call: { uploadId: string; url: URL; key: string; body: Buffer },
  ): Answer {
    const parts = uploads.get(call.uploadId)
    if (!parts) return problem(404, 'NoSuchUpload')
    if (method === 'PUT') {
      parts.set(Number(call.url.searchParams.get('partNumber')), call.body)
      return { status: 200, headers: { etag: '"part"' } }
    }
    uploads.delete(call.uploadId)
    if (method === 'DELETE') return { status: 204 }
    const pieces = [...parts].toSorted(([a], [b]) => a - b).map(([, piece]) => piece)
    objects.set(call.key, { content: Buffer.concat(pieces), modified: new Date() })
    return xml('<CompleteMultipartUploadResult><ETag>"all"</ETag></CompleteMultipartUploadResult>')
  }

  const address = server.address()
  return {
    endpoint: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    objects,
    uploads,
    failWith: (how) => {
      failure = how
    },
    async remove() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** True when the request is signed with the secret as Signature Version 4 says, its bytes included. */
function isSigned(request: IncomingMessage, url: URL, body: Buffer): boolean {
  const [, date = '', region = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=S3RVER\/(\d+)\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=(\w+)$/.exec(
      request.headers.authorization ?? '',
    ) ?? []
  const claimed = String(request.headers['x-amz-content-sha256'])
  if (claimed !== sha256(body)) return false
  const query = [...url.searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).toSorted()
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
  const canonical = [request.method, url.pathname, query.join('&'), headers.join(''), names, claimed].join(
    '\n',
  )
  const scope = `${date}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const secret = `AWS4${S3_CREDENTIALS.AWS_SECRET_ACCESS_KEY}`
  const key = [date, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, secret)
  return hmac(key, text).toString('hex') === signature
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
}

function xml(text: string): Answer {
  return { status: 200, body: text, headers: { 'content-type': 'application/xml' } }
}

function problem(status: number, code: string): Answer {
  return { ...xml(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`), status }
}

function send(response: ServerResponse, { status, body = '', headers = {} }: Answer): void {
  response.writeHead(status, { ...headers, 'content-length': body.length }).end(body)
}

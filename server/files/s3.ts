import { Readable } from 'node:stream'
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { Problem } from '../problem.ts'
import { StartError } from '../start-error.ts'
import type { FileStore } from './file-store.ts'
import { kept } from './kept.ts'

/** Without an endpoint it is Amazon's own S3. Keys and secrets are read by the SDK, as everywhere. */
export type S3Settings = { bucket: string; endpoint?: string | undefined; region?: string | undefined }

const PREFIX = 'documents/'
const PART_SIZE = 8 * 1024 ** 2
const MOST_PARTS = 10_000
const PARTS_AT_ONCE = 2

/** Files in a bucket of S3 or of anything that speaks its protocol, shared by any number of servers. */
export async function createS3Store(settings: S3Settings): Promise<FileStore> {
  const Bucket = settings.bucket
  // Whoever asks for a document waits for an answer; a part on its way up may rest for a while.
  const quick = createClient(settings, 1, {
    requestTimeout: 3500,
    throwOnRequestTimeout: true,
    socketTimeout: 0,
  })
  const steady = createClient(settings, 3, { socketTimeout: 30_000 })
  await ensureBucket(quick, settings)

  return {
    async put(key, bytes, { expected = 0 } = {}) {
      // Better to say no before the bytes come than after.
      await asked(quick.send(new HeadBucketCommand({ Bucket })))
      // The SDK gathers chunks until they fill a part, but they may be lent.
      const source = watched(kept(bytes))
      const upload = new Upload({
        client: steady,
        params: { Bucket, Key: PREFIX + key, Body: Readable.from(source.bytes, { objectMode: false }) },
        partSize: Math.max(PART_SIZE, Math.ceil((expected / MOST_PARTS) * 1.1)),
        queueSize: PARTS_AT_ONCE,
      })
      await asked(upload.done()).catch((error: unknown) => {
        throw source.failure() ?? error
      })
    },

    async *open(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`
      const { Body } = await asked(quick.send(new GetObjectCommand({ Bucket, Key: PREFIX + key, Range })))
      if (!(Body instanceof Readable)) throw new Error('The document store answered without bytes')
      yield* Body
    },

    async remove(key) {
      await asked(quick.send(new DeleteObjectCommand({ Bucket, Key: PREFIX + key })))
    },

    async ping() {
      await asked(quick.send(new HeadBucketCommand({ Bucket })))
    },

    async *list() {
      let ContinuationToken: string | undefined
      do {
        const command = new ListObjectsV2Command({ Bucket, Prefix: PREFIX, ContinuationToken })
        const page = await asked(quick.send(command))
        for (const { Key = '', LastModified = new Date() } of page.Contents ?? [])
          yield { key: Key.slice(PREFIX.length), writtenAt: LastModified }
        ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined
      } while (ContinuationToken)
    },
  }
}

/** `requestTimeout` ends when the answer begins: whoever reads slowly is not cut off. */
type Patience = { requestTimeout?: number; throwOnRequestTimeout?: true; socketTimeout: number }

function createClient(settings: S3Settings, maxAttempts: number, patience: Patience) {
  return new S3Client({
    ...(settings.endpoint && { endpoint: settings.endpoint, forcePathStyle: true }),
    ...(settings.region && { region: settings.region }),
    maxAttempts,
    // The newer checksums are Amazon's alone; the signature covers each part's bytes everywhere.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 2000, ...patience },
  })
}

async function ensureBucket(client: S3Client, { bucket, endpoint }: S3Settings): Promise<void> {
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket })).catch((error: unknown) => {
      if (!(error instanceof S3ServiceException) || error.name !== 'NotFound') throw error
      return createBucket(client, bucket)
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error)
    throw new StartError(
      `The bucket "${bucket}" of TECHLOG_S3_BUCKET cannot be used at ${endpoint ?? 'Amazon S3'}: ${reason}`,
    )
  }
}

async function createBucket(client: S3Client, bucket: string): Promise<void> {
  try {
    await client.send(new CreateBucketCommand({ Bucket: bucket }))
  } catch (error) {
    // Another server, starting at the same time, was quicker.
    const isThere = await client.send(new HeadBucketCommand({ Bucket: bucket })).then(
      () => true,
      () => false,
    )
    if (!isThere) throw error
  }
}

/** Passes bytes on and remembers why they ended early: then it is not the store that failed. */
function watched(bytes: AsyncIterable<Uint8Array>) {
  let failure: unknown
  async function* pass(): AsyncGenerator<Uint8Array> {
    try {
      yield* bytes
    } catch (error) {
      failure = error
      throw error
    }
  }
  return { bytes: pass(), failure: () => failure }
}

/** What the store did not answer, or answered as its own fault, is a 503; the rest is ours and flies on. */
async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
    if (status !== undefined && status < 500 && status !== 429) throw error
    const problem = new Problem(
      'unavailable',
      'The documents cannot be reached right now. Please try again in a moment.',
      {
        retryAfterSeconds: 5,
      },
    )
    problem.cause = error
    throw problem
  }
}

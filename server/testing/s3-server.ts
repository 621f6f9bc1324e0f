import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

/** What the server below takes for a key and its secret; it checks the signature of every request. */
export const S3_CREDENTIALS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }

export type S3Server = { endpoint: string; folder: string; remove(): Promise<void> }

/** A server that speaks the protocol of S3, on a fresh folder. */
export async function startS3({
  port = 0,
  folder = mkdtempSync(join(tmpdir(), 'techlog-s3-')),
} = {}): Promise<S3Server> {
  const server = new S3rver({ port, address: '127.0.0.1', silent: true, directory: folder })
  const bound = await server.run()
  return {
    endpoint: `http://127.0.0.1:${bound.port}`,
    folder,
    async remove() {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

import type { TestProject } from 'vitest/node'
import { type PostgresServer, startPostgres } from './postgres-server.ts'
import { startS3 } from './s3-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the tests of this run find PostgreSQL and S3. */
    databaseUrl: string
    s3Endpoint: string
  }
}

/** One PostgreSQL and one S3 for all tests of a run, each of which makes itself a schema and a bucket. */
export default async function setup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL
  const postgres: Pick<PostgresServer, 'url' | 'remove'> = given
    ? { url: given, remove: async () => {} }
    : await startPostgres({ isDurable: false })
  const s3 = await startS3()
  project.provide('databaseUrl', postgres.url)
  project.provide('s3Endpoint', s3.endpoint)
  return async () => {
    await postgres.remove()
    await s3.remove()
  }
}

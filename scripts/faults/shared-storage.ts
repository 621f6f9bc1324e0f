import { startPostgres } from '../../server/testing/postgres-server.ts'
import { S3_CREDENTIALS } from '../../server/testing/s3-server.ts'
import { startStrictS3 } from '../../server/testing/strict-s3.ts'

/** One PostgreSQL and one S3, and the settings of every server that is to share them. */
export async function startSharedStorage() {
  const postgres = await startPostgres({ isDurable: true })
  const s3 = await startStrictS3({ pageSize: 1000 })
  const env = {
    DATABASE_URL: postgres.url,
    TECHLOG_S3_BUCKET: 'documents',
    TECHLOG_S3_ENDPOINT: s3.endpoint,
    ...S3_CREDENTIALS,
  }
  return { postgres, s3, env }
}

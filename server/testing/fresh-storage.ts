import { randomUUID } from 'node:crypto'
import { inject, onTestFinished } from 'vitest'
import type { Config } from '../config.ts'
import { openPostgres } from '../db/postgres.ts'
import { S3_CREDENTIALS } from './s3-server.ts'

/** True in the run of the tests that puts several servers on PostgreSQL and S3; see vitest.config.ts. */
export const isScaled = process.env.TECHLOG_TEST_STORAGE === 'scaled'

/** A schema and a bucket of its own for one test. */
export async function freshStorage(): Promise<Pick<Config, 'databaseUrl' | 's3'>> {
  Object.assign(process.env, S3_CREDENTIALS)
  const bucket = `test-${randomUUID()}`
  return {
    databaseUrl: await freshSchema(),
    s3: { bucket, endpoint: inject('s3Endpoint'), region: 'us-east-1' },
  }
}

/** The address of an empty schema that goes when the test ends. */
export async function freshSchema(): Promise<string> {
  const base = inject('databaseUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = openPostgres(base, { isPatient: true })
  await admin.schema.createSchema(name).execute()
  onTestFinished(async () => {
    await admin.schema.dropSchema(name).cascade().execute()
    await admin.destroy()
  })
  const url = new URL(base)
  url.searchParams.set('options', `-c search_path=${name}`)
  return url.href
}

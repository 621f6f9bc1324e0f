import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

it('has defaults for everything', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    maxUploadBytes: 2048 * 1024 ** 2,
    registration: 'open',
    rateLimit: 'on',
    trustProxy: false,
    fetchAllow: [],
    fetch: 'on',
  })
})

it('reads lists and numbers', () => {
  const config = readConfig({
    PORT: '8080',
    TECHLOG_FETCH_ALLOW: 'intranet, 127.0.0.1:4599',
    TECHLOG_TRUST_PROXY: 'loopback,10.0.0.0/8',
  })
  expect(config.port).toBe(8080)
  expect(config.fetchAllow).toEqual(['intranet', '127.0.0.1:4599'])
  expect(config.trustProxy).toEqual(['loopback', '10.0.0.0/8'])
})

it.each([
  [{ PORT: 'http' }, 'PORT is "http", but must be a whole number from 0 to 65535'],
  [{ PORT: '70000' }, 'PORT is "70000", but must be a whole number from 0 to 65535'],
  [
    { TECHLOG_MAX_UPLOAD_MB: '-1' },
    'TECHLOG_MAX_UPLOAD_MB is "-1", but must be a whole number from 1 to 1000000',
  ],
  [{ TECHLOG_REGISTRATION: 'shut' }, 'TECHLOG_REGISTRATION is "shut", but must be open or closed'],
  [{ TECHLOG_FETCH: 'no' }, 'TECHLOG_FETCH is "no", but must be on or off'],
  [{ TECHLOG_RATE_LIMIT: 'no' }, 'TECHLOG_RATE_LIMIT is "no", but must be on or off'],
  [{ TECHLOG_TRUST_PROXY: 'everyone' }, 'TECHLOG_TRUST_PROXY is "everyone", but must be a number'],
  [{ DATABASE_URL: 'mysql://root:secret@host/db' }, 'DATABASE_URL must be an address such as postgres://'],
  [{ DATABASE_URL: 'localhost' }, 'DATABASE_URL must be an address such as postgres://'],
  [{ TECHLOG_S3_BUCKET: 'My Bucket' }, 'TECHLOG_S3_BUCKET is "My Bucket", but must be 3 to 63 lower-case'],
  [{ TECHLOG_S3_ENDPOINT: 'http://s3' }, 'TECHLOG_S3_ENDPOINT is set, but TECHLOG_S3_BUCKET'],
  [
    { TECHLOG_S3_BUCKET: 'documents', TECHLOG_S3_ENDPOINT: 's3.example.com' },
    'TECHLOG_S3_ENDPOINT is "s3.example.com", but must be an address such as https://s3.example.com',
  ],
  [
    { TECHLOG_AI_PROVIDER: 'magic' },
    'TECHLOG_AI_PROVIDER is "magic", but must be openai-compatible or anthropic',
  ],
  [{ TECHLOG_AI_PROVIDER: 'anthropic' }, 'TECHLOG_AI_MODEL is not set'],
  [{ TECHLOG_AI_PROVIDER: 'anthropic', TECHLOG_AI_MODEL: 'claude' }, 'TECHLOG_AI_KEY is not set'],
  [{ TECHLOG_AI_PROVIDER: 'openai-compatible', TECHLOG_AI_MODEL: 'm' }, 'TECHLOG_AI_URL must be'],
  [
    { TECHLOG_AI_PROVIDER: 'openai-compatible', TECHLOG_AI_MODEL: 'm', TECHLOG_AI_URL: 'ftp://host' },
    'TECHLOG_AI_URL must be an http or https address',
  ],
  [{ TECHLOG_AI_KEY: 'sk-1' }, 'TECHLOG_AI_KEY is set, but TECHLOG_AI_PROVIDER is not'],
])('stops at %j with one line', (env, message) => {
  expect(() => readConfig(env)).toThrow(message)
})

it('never repeats the password of the database', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://root:secret@host/db' })).not.toThrow('secret')
})

it('takes PostgreSQL and a bucket', () => {
  const config = readConfig({
    DATABASE_URL: 'postgresql://techlog@db/techlog',
    TECHLOG_S3_BUCKET: 'documents',
    TECHLOG_S3_ENDPOINT: 'http://127.0.0.1:9000',
  })
  expect(config.databaseUrl).toBe('postgresql://techlog@db/techlog')
  expect(config.s3).toEqual({ bucket: 'documents', endpoint: 'http://127.0.0.1:9000', region: 'us-east-1' })
})

it('takes a model, and never repeats its key', () => {
  const env = {
    TECHLOG_AI_PROVIDER: 'openai-compatible',
    TECHLOG_AI_MODEL: 'llama3.2',
    TECHLOG_AI_KEY: 'sk-1',
  }
  expect(readConfig({ ...env, TECHLOG_AI_URL: 'http://127.0.0.1:11434/v1/' }).model).toEqual({
    provider: 'openai-compatible',
    url: 'http://127.0.0.1:11434/v1',
    name: 'llama3.2',
    key: 'sk-1',
  })
  expect(readConfig({ ...env, TECHLOG_AI_PROVIDER: 'anthropic' }).model?.url).toBe(
    'https://api.anthropic.com/v1',
  )
  expect(() => readConfig({ ...env, TECHLOG_AI_URL: 'http://sk-1@host' })).not.toThrow('sk-1')
})

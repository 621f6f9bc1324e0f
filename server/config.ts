import { resolve } from 'node:path'
import { StartError } from './start-error.ts'

export type Config = {
  host: string
  port: number
  /** Holds `techlog.db` and `documents/`. */
  dataFolder: string
  /** PostgreSQL instead of SQLite. */
  databaseUrl: string | undefined
  /** Documents in a bucket instead of the folder. */
  s3: { bucket: string; endpoint: string | undefined; region: string | undefined } | undefined
  /** The model that writes entries; absent: the built-in engine alone. */
  model: ModelConfig | undefined
  /** Hosts, with or without a port, that a user's URL may name though they are internal. */
  fetchAllow: string[]
  /** Whether a user's URL is fetched at all. */
  fetch: 'on' | 'off'
  maxUploadBytes: number
  /** Whose `X-Forwarded-*` headers are believed: the nearest so many proxies, or those at these addresses. */
  trustProxy: false | string[] | ((address: string, hop: number) => boolean)
  registration: 'open' | 'closed'
  rateLimit: 'on' | 'off'
}

export type ModelConfig = {
  provider: 'openai-compatible' | 'anthropic'
  /** Where it is asked, up to and without `/chat/completions` or `/messages`. */
  url: string
  name: string
  key: string | undefined
}

type Environment = Record<string, string | undefined>

/** Reads the settings from environment variables; the first wrong one is a `StartError`. */
export function readConfig(env: Environment): Config {
  return {
    host: env.HOST || '127.0.0.1',
    port: integer(env, 'PORT', { fallback: 3000, min: 0, max: 65_535 }),
    dataFolder: resolve(env.TECHLOG_DATA || 'data'),
    databaseUrl: databaseUrl(env.DATABASE_URL),
    s3: bucket(env),
    model: model(env),
    fetchAllow: list(env.TECHLOG_FETCH_ALLOW),
    fetch: choice(env, 'TECHLOG_FETCH', ['on', 'off']),
    maxUploadBytes:
      integer(env, 'TECHLOG_MAX_UPLOAD_MB', { fallback: 2048, min: 1, max: 1_000_000 }) * 1024 ** 2,
    trustProxy: trustedProxy(env.TECHLOG_TRUST_PROXY),
    registration: choice(env, 'TECHLOG_REGISTRATION', ['open', 'closed']),
    rateLimit: choice(env, 'TECHLOG_RATE_LIMIT', ['on', 'off']),
  }
}

function integer(
  env: Environment,
  name: string,
  bounds: { fallback: number; min: number; max: number },
): number {
  const text = env[name]
  if (!text) return bounds.fallback
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= bounds.min && value <= bounds.max) return value
  throw new StartError(`${name} is "${text}", but must be a whole number from ${bounds.min} to ${bounds.max}`)
}

/** The first choice is the default. */
function choice<const C extends string>(env: Environment, name: string, choices: readonly [C, ...C[]]): C {
  const text = env[name]
  if (!text) return choices[0]
  const chosen = choices.find((candidate) => candidate === text)
  if (chosen) return chosen
  throw new StartError(`${name} is "${text}", but must be ${choices.join(' or ')}`)
}

/** The address is never repeated: there may be a password in it. */
function databaseUrl(text: string | undefined): string | undefined {
  if (!text) return undefined
  if (/^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '')) return text
  throw new StartError('DATABASE_URL must be an address such as postgres://user:password@host:5432/database')
}

function bucket(env: Environment): Config['s3'] {
  const name = env.TECHLOG_S3_BUCKET
  const endpoint = env.TECHLOG_S3_ENDPOINT || undefined
  if (!name && !endpoint) return undefined
  if (!name)
    throw new StartError('TECHLOG_S3_ENDPOINT is set, but TECHLOG_S3_BUCKET, which it belongs to, is not')
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name))
    throw new StartError(
      `TECHLOG_S3_BUCKET is "${name}", but must be 3 to 63 lower-case letters, digits, dots and hyphens`,
    )
  if (endpoint && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ''))
    throw new StartError(
      `TECHLOG_S3_ENDPOINT is "${endpoint}", but must be an address such as https://s3.example.com`,
    )
  // Most servers that are not Amazon's do not mind which region it is, but the signature needs one.
  const region = env.AWS_REGION || env.AWS_DEFAULT_REGION || (endpoint && 'us-east-1')
  return { bucket: name, endpoint, region }
}

function list(text = ''): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}

function trustedProxy(text: string | undefined): Config['trustProxy'] {
  if (!text || text === 'off' || text === '0') return false
  if (/^\d{1,2}$/.test(text)) return (_address, hop) => hop < Number(text)
  if (list(text).every((part) => /^(loopback|linklocal|uniquelocal|[\da-fA-F.:]+(\/\d{1,3})?)$/.test(part)))
    return list(text)
  throw new StartError(
    `TECHLOG_TRUST_PROXY is "${text}", but must be a number of proxies or their addresses, such as 1 or 10.0.0.0/8`,
  )
}

function model(env: Environment): ModelConfig | undefined {
  if (!env.TECHLOG_AI_PROVIDER) {
    const name = ['TECHLOG_AI_URL', 'TECHLOG_AI_MODEL', 'TECHLOG_AI_KEY'].find((other) => env[other])
    if (name) throw new StartError(`${name} is set, but TECHLOG_AI_PROVIDER is not`)
    return undefined
  }
  const provider = choice(env, 'TECHLOG_AI_PROVIDER', ['openai-compatible', 'anthropic'])
  if (!env.TECHLOG_AI_MODEL)
    throw new StartError('TECHLOG_AI_MODEL is not set, but must name the model, such as llama3.2')
  const text = env.TECHLOG_AI_URL || (provider === 'anthropic' ? 'https://api.anthropic.com/v1' : '')
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new StartError('TECHLOG_AI_URL must be an http or https address, such as http://127.0.0.1:11434/v1')
  if (provider === 'anthropic' && !env.TECHLOG_AI_KEY)
    throw new StartError('TECHLOG_AI_KEY is not set, but anthropic needs one')
  return {
    provider,
    url: text.replace(/\/+$/, ''),
    name: env.TECHLOG_AI_MODEL,
    key: env.TECHLOG_AI_KEY || undefined,
  }
}

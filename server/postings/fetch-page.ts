import { promises as dns } from 'node:dns'
import { isIP } from 'node:net'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildConnector, Client } from 'undici'
import { Problem } from '../problem.ts'
import { isPublicAddress } from './addresses.ts'
import { decodePage } from './decode-page.ts'
import { checkRedirect, checkUrl, type PageUrl } from './page-url.ts'
import { readBody } from './read-body.ts'

const TOTAL_MS = 10_000
const CONNECT_MS = 5_000
const LOOK_UP_MS = 2_000
const REDIRECT_LIMIT = 5
const ADDRESS_TRIES = 3
const HEADER_LIMIT = 32 * 1024
/** Failures take at least this long, so that their time does not tell a refusal from an unreachable host. */
const FAILURE_MS = 300

const HEADERS = {
  'user-agent': 'TechLog/0.1 (reads a job posting at the request of its user)',
  accept: 'text/html,application/xhtml+xml,text/plain;q=0.8,application/ld+json;q=0.7,application/json;q=0.5',
  'accept-language': 'en,*;q=0.5',
  'accept-encoding': 'gzip, deflate, br',
}

const TYPES = new Set([
  '',
  'text/html',
  'application/xhtml+xml',
  'text/plain',
  'application/json',
  'application/ld+json',
])

export type FetchedPage = { url: string; status: number; type: string; text: string }

/** Finds the addresses of a name; tests answer with their own. */
export type Resolve = (
  hostname: string,
  options: { isNamed: boolean; signal: AbortSignal },
) => Promise<string[]>

type Settings = {
  allowed: readonly string[]
  resolve?: Resolve
  /** Hears why a page was not fetched, which the user does not. */
  report?: (reason: string) => void
}

export type FetchPage = (input: string, signal?: AbortSignal) => Promise<FetchedPage>

/**
 * The one place that fetches an address a user gave. Every hop is checked and connected to the very address that was
 * checked; whatever goes wrong, the answer is the same sentence.
 */
export function createFetchPage({ allowed, resolve = resolvePublic, report }: Settings): FetchPage {
  return async (input, signal) => {
    const started = performance.now()
    const limit = AbortSignal.timeout(TOTAL_MS)
    const both = signal ? AbortSignal.any([signal, limit]) : limit
    try {
      return await follow(input, { allowed, resolve, signal: both })
    } catch (error) {
      report?.(error instanceof Error ? error.message : 'unknown')
      const rest = FAILURE_MS + Math.random() * FAILURE_MS - (performance.now() - started)
      await sleep(Math.max(rest, 0))
      throw new Problem(
        'unprocessable',
        'This page could not be fetched. Paste the text of the posting instead.',
      )
    }
  }
}

/** Where whoever runs the server wants no page fetched. */
export const fetchNothing: FetchPage = async () => {
  throw new Problem('forbidden', 'This server reads no pages. Paste the text of the posting instead.')
}

type Journey = { allowed: readonly string[]; resolve: Resolve; signal: AbortSignal }

async function follow(input: string, journey: Journey): Promise<FetchedPage> {
  let target = checkUrl(input, journey.allowed)
  for (let hop = 0; hop <= REDIRECT_LIMIT && target; hop++) {
    const answer = await visit(target, journey)
    if (!('location' in answer)) return answer
    target = checkRedirect(answer.location, target.url, journey.allowed)
  }
  throw new Error('Refused')
}

async function visit(
  target: PageUrl,
  { resolve, signal }: Journey,
): Promise<FetchedPage | { location: string }> {
  const { url, isNamed } = target
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [host] : await resolve(host, { isNamed, signal })
  if (!addresses.length || !(isNamed || addresses.every(isPublicAddress))) throw new Error('Refused')
  const client = new Client(url.origin, {
    connect: pinned(addresses.slice(0, ADDRESS_TRIES)),
    maxHeaderSize: HEADER_LIMIT,
    headersTimeout: TOTAL_MS,
    bodyTimeout: TOTAL_MS,
    pipelining: 1,
  })
  try {
    const { statusCode, headers, body } = await client.request({
      path: `${url.pathname}${url.search}`,
      method: 'GET',
      headers: HEADERS,
      signal,
    })
    // A body that nobody reads must not raise an error that nobody hears.
    body.on('error', () => {})
    if (statusCode < 300 || statusCode >= 400)
      return await readPage(body, { url, signal, status: statusCode, headers })
    // Two targets at once are none.
    if (typeof headers.location !== 'string') throw new Error('Refused')
    return { location: headers.location }
  } finally {
    client.destroy().catch(() => {})
  }
}

type Answer = {
  url: URL
  signal: AbortSignal
  status: number
  headers: Record<string, string | string[] | undefined>
}

async function readPage(body: Readable, { url, signal, status, headers }: Answer): Promise<FetchedPage> {
  const contentType = String(headers['content-type'] ?? '')
  const type = (contentType.split(';')[0] ?? '').trim().toLowerCase()
  if (!TYPES.has(type) || status >= 500) throw new Error('Not a page')
  const bytes = await readBody(body, String(headers['content-encoding'] ?? ''), signal)
  return { url: url.href, status, type, text: decodePage(bytes, contentType) }
}

/** Connects to checked addresses only, one after another; name and certificate stay those of the host. */
function pinned(addresses: readonly string[]): buildConnector.connector {
  const connect = buildConnector({ timeout: CONNECT_MS, autoSelectFamily: false, maxCachedSessions: 0 })
  return (options, callback) => {
    const servername = isIP(options.hostname.replace(/^\[|\]$/g, '')) ? undefined : options.hostname
    const attempt = (index: number) => {
      const hostname = addresses[index] ?? ''
      connect({ ...options, hostname, ...(servername && { servername }) }, (...result) => {
        if (result[0] && index + 1 < addresses.length) attempt(index + 1)
        else callback(...result)
      })
    }
    attempt(0)
  }
}

/**
 * One look-up of each family, without the thread pool of the process: a name server that does not answer must not
 * hold up files and passwords. Hosts on the allow list may live in the hosts file only.
 */
const resolvePublic: Resolve = async (hostname, { isNamed, signal }) => {
  if (isNamed) return (await dns.lookup(hostname, { all: true })).map(({ address }) => address)
  const resolver = new dns.Resolver({ timeout: LOOK_UP_MS, tries: 2 })
  const cancel = () => resolver.cancel()
  signal.addEventListener('abort', cancel, { once: true })
  try {
    const families = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
    return families.flatMap((family) => (family.status === 'fulfilled' ? family.value : []))
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

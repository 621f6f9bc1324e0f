import { isIP } from 'node:net'
import { isPublicAddress } from './addresses.ts'

const URL_LIMIT = 4_096
const PORTS = new Set(['', '80', '443'])

/** Names that only ever mean something inside a network. */
const INTERNAL =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|svc|home\.arpa|arpa|onion|invalid|test)$/

/** A URL that may be fetched; `isNamed`: the allow list lets it through, wherever it points. */
export type PageUrl = { url: URL; isNamed: boolean }

/** Parses what a user typed and refuses what is no public web address; undefined says so without saying why. */
export function checkUrl(input: string, allowed: readonly string[]): PageUrl | undefined {
  const text = input.trim()
  // Browsers forgive these characters in an address; no posting's address has them, and parsers differ about them.
  if (text.length > URL_LIMIT || /[\s\\\p{Cc}]/u.test(text) || !/^https?:\/\//i.test(text)) return undefined
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  if ((url.protocol !== 'http:' && url.protocol !== 'https:') || url.username || url.password)
    return undefined
  if (isAllowed(url, allowed)) return { url, isNamed: true }
  return PORTS.has(url.port) && isPublicHost(url.hostname) ? { url, isNamed: false } : undefined
}

/** Checks where a page sends us on to, as strictly as what a user typed; never from https to http. */
export function checkRedirect(location: string, from: URL, allowed: readonly string[]): PageUrl | undefined {
  if (!URL.canParse(location, from.href)) return undefined
  const next = checkUrl(new URL(location, from).href, allowed)
  return from.protocol === 'https:' && next?.url.protocol === 'http:' ? undefined : next
}

/** An entry `host` opens its web ports, `host:port` that port. */
function isAllowed({ hostname, port, protocol }: URL, allowed: readonly string[]): boolean {
  const effective = port || (protocol === 'https:' ? '443' : '80')
  return allowed.some((entry) => {
    const name = entry.toLowerCase()
    return name === `${hostname}:${effective}` || (name === hostname && PORTS.has(port))
  })
}

function isPublicHost(hostname: string): boolean {
  const literal = hostname.replace(/^\[|\]$/g, '')
  if (isIP(literal)) return isPublicAddress(literal)
  return (
    hostname.length <= 253 && hostname.includes('.') && !hostname.endsWith('.') && !INTERNAL.test(hostname)
  )
}

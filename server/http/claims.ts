import { Problem } from '../problem.ts'

const CLAIMS = new Set(['userId', 'ownerId', 'role', 'isAdmin', 'passwordHash', 'storageKey'])

/** Refuses a body that claims a power that no client has; everything else unknown is simply not read. */
export function refuseClaims(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body
  const claim = Object.keys(body).find((key) => CLAIMS.has(key))
  if (claim) throw new Problem('bad-request', `The field "${claim}" cannot be set`)
  return body
}

import { Problem } from '../problem.ts'

const CLAIMS = new Set(['userId', 'ownerId', 'role', 'isAdmin', 'passwordHash', 'storageKey'])
/** Nothing in the contract is deeper than four. */
const DEPTH_LIMIT = 32

/** Refuses a body that claims, at any depth, a power that no client has; everything else unknown is simply not read. */
export function refuseClaims(body: unknown): unknown {
  // Level by level and not by recursion: a hostile body is deeper than the stack.
  let level = [body].filter(isObject)
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > DEPTH_LIMIT) throw new Problem('bad-request', 'The body is nested too deeply')
    level = level.flatMap(inside)
  }
  return body
}

function inside(value: object): object[] {
  if (Array.isArray(value)) return value.filter(isObject)
  const claim = Object.keys(value).find((key) => CLAIMS.has(key))
  if (claim) throw new Problem('bad-request', `The field "${claim}" cannot be set`)
  return Object.values(value).filter(isObject)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

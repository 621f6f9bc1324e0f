/** True when an insert or update broke a unique constraint, whichever engine says so. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isSqlite = 'errcode' in error && (error.errcode === 2067 || error.errcode === 1555)
  return isSqlite || sqlState(error) === '23505'
}

/** True when PostgreSQL gave up a transaction for the sake of another one, and the same work may succeed now. */
export function isWorthRepeating(error: unknown): boolean {
  return ['40001', '40P01'].includes(sqlState(error))
}

/** PostgreSQL's five characters for what went wrong; empty where it was not PostgreSQL that spoke. */
export function sqlState(error: unknown): string {
  return error instanceof Error && 'code' in error && 'severity' in error ? String(error.code) : ''
}

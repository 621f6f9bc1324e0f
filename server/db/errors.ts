/** True when an insert or update broke a unique constraint, whichever engine says so. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isSqlite = 'errcode' in error && (error.errcode === 2067 || error.errcode === 1555)
  const isPostgres = 'code' in error && error.code === '23505'
  return isSqlite || isPostgres
}

import { COMMON_PASSWORDS } from './common-passwords.ts'

/** Why a password would be guessed at once, as a sentence; undefined where we know of no reason. */
export function weaknessOf(password: string, username: string): string | undefined {
  if (password === '') return undefined
  const folded = password.toLowerCase()
  if (folded === username.trim().toLowerCase()) return 'This password is weak: it is your username.'
  if (COMMON_PASSWORDS.has(folded)) return 'This password is weak: it is one of the most common ones.'
  return undefined
}

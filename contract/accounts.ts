import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Done } from './problem.ts'
import { cleanText, hasControlCharacters, Id } from './text.ts'

const EMAIL_MESSAGE = 'Please enter a valid email address'
const USERNAME_SHORT = 'Username must be at least 3 characters'
const USERNAME_LONG = 'Username must be less than 20 characters'
const USERNAME_INVISIBLE = 'Username cannot contain invisible characters'
const DISPLAY_NAME_SHORT = 'Display name must be at least 2 characters'
const PASSWORD_SHORT = 'Password must be at least 6 characters'
const PASSWORD_LONG = 'Password must be less than 100 characters'

export const Username = z
  .string(USERNAME_SHORT)
  .trim()
  .min(3, USERNAME_SHORT)
  .max(20, USERNAME_LONG)
  // The Braille blank is no ignorable character, and yet nobody sees it.
  .refine((name) => !hasControlCharacters(name) && !/[\p{Cf}\p{DI}\u2800]/u.test(name), {
    error: USERNAME_INVISIBLE,
  })
  .refine((name) => !mixesAlphabets(name), { error: 'Username cannot mix letters of different alphabets' })

export const Email = z
  .string(EMAIL_MESSAGE)
  .trim()
  .max(254, EMAIL_MESSAGE)
  .regex(z.regexes.email, EMAIL_MESSAGE)

export const DisplayName = z
  .string(DISPLAY_NAME_SHORT)
  .overwrite((name) => cleanText(name).trim())
  .min(2, DISPLAY_NAME_SHORT)
  .max(50, 'Display name must be less than 50 characters')

/** Taken exactly as typed: no trimming, no normalisation, no rules of composition. */
export const Password = z.string(PASSWORD_SHORT).min(6, PASSWORD_SHORT).max(100, PASSWORD_LONG)

export const SignIn = z.object({
  username: z
    .string('Username is required')
    .trim()
    .min(1, 'Username is required')
    .max(100, USERNAME_LONG)
    .refine((name) => !hasControlCharacters(name), { error: USERNAME_INVISIBLE }),
  password: z.string('Password is required').min(1, 'Password is required').max(100, PASSWORD_LONG),
})
export type SignIn = z.infer<typeof SignIn>

export const SignUp = z.object({
  username: Username,
  email: Email,
  displayName: DisplayName,
  password: Password,
})
export type SignUp = z.infer<typeof SignUp>

export const User = z.object({
  id: Id,
  username: z.string(),
  displayName: z.string(),
  email: z.string(),
})
export type User = z.infer<typeof User>

export const AuthAnswer = z.object({ success: z.literal(true), message: z.string(), user: User })
export type AuthAnswer = z.infer<typeof AuthAnswer>

export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  summary: 'Sign in and start a session',
  access: 'public',
  body: SignIn,
  response: AuthAnswer,
  reportsSuccess: true,
})

export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  summary: 'Create an account and start a session',
  access: 'public',
  body: SignUp,
  response: AuthAnswer,
  reportsSuccess: true,
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  summary: 'End the session of the cookie, if there is one',
  access: 'public',
  response: Done,
})

export const getAccount = endpoint({
  method: 'GET',
  path: '/api/account',
  summary: 'The signed-in user',
  access: 'session',
  response: User,
})

/** Letters that look alike across alphabets would let one name pose as another. */
function mixesAlphabets(name: string): boolean {
  const alphabets = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u]
  return alphabets.filter((alphabet) => alphabet.test(name)).length > 1
}

import { z } from 'zod'
import { SignUp } from '../../contract/accounts.ts'

/** What the form holds: the account to create, and its password once more, which is never sent. */
export const SignUpForm = SignUp.extend({ confirmPassword: z.string() }).refine(
  ({ password, confirmPassword }) => password === confirmPassword,
  { path: ['confirmPassword'], error: "Passwords don't match" },
)
export type SignUpForm = z.infer<typeof SignUpForm>

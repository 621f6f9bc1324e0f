import { zodResolver } from '@hookform/resolvers/zod'
import { login, register, SignIn } from '../../contract/accounts.ts'
import { call } from '../api.ts'
import { SignUpForm } from './sign-up-form-schema.ts'

/** What checks and what sends each form, by the contract. */
export const signIn = {
  check: zodResolver(SignIn),
  send: (body: SignIn) => call(login, { body }),
}

export const signUp = {
  check: zodResolver(SignUpForm),
  send: ({ confirmPassword: _, ...body }: SignUpForm) => call(register, { body }),
}

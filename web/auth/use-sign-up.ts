import { zodResolver } from '@hookform/resolvers/zod'
import { register } from '../../contract/accounts.ts'
import { call } from '../api.ts'
import { SignUpForm } from './sign-up-form-schema.ts'
import { useAuthForm } from './use-auth-form.ts'

const TAKEN = 409
const resolver = zodResolver(SignUpForm)

export function useSignUp() {
  return useAuthForm<SignUpForm>({
    resolver,
    blank: { username: '', email: '', displayName: '', password: '', confirmPassword: '' },
    submit: ({ confirmPassword: _, ...body }) => call(register, { body }),
    messages: { refused: 'Registration failed', failed: 'An error occurred during registration' },
    returnTo: (status) => ({ field: 'username', isAtFault: status === TAKEN }),
  })
}

import { zodResolver } from '@hookform/resolvers/zod'
import { login, SignIn } from '../../contract/accounts.ts'
import { call } from '../api.ts'
import { useAuthForm } from './use-auth-form.ts'

const resolver = zodResolver(SignIn)

export function useSignIn() {
  return useAuthForm<SignIn>({
    resolver,
    blank: { username: '', password: '' },
    submit: (body) => call(login, { body }),
    messages: { refused: 'Login failed', failed: 'An error occurred during login' },
    // Which of the two was wrong is a secret; the password is the one to type again.
    returnTo: () => ({ field: 'password', isAtFault: false }),
  })
}

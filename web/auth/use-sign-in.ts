import type { SignIn } from '../../contract/accounts.ts'
import { loadRules } from './load-rules.ts'
import { useAuthForm } from './use-auth-form.ts'

export function useSignIn() {
  return useAuthForm<SignIn>({
    load: async () => (await loadRules()).signIn,
    blank: { username: '', password: '' },
    messages: { refused: 'Login failed', failed: 'An error occurred during login' },
    // Which of the two was wrong is a secret; the password is the one to type again.
    returnTo: () => ({ field: 'password', isAtFault: false }),
  })
}

import { loadRules } from './load-rules.ts'
import type { SignUpForm } from './sign-up-form-schema.ts'
import { useAuthForm } from './use-auth-form.ts'

const TAKEN = 409

export function useSignUp() {
  return useAuthForm<SignUpForm>({
    load: async () => (await loadRules()).signUp,
    blank: { username: '', email: '', displayName: '', password: '', confirmPassword: '' },
    messages: { refused: 'Registration failed', failed: 'An error occurred during registration' },
    returnTo: (status) => ({ field: 'username', isAtFault: status === TAKEN }),
  })
}

import { expect, it } from 'vitest'
import { SignUpForm } from './sign-up-form-schema.ts'

const valid = {
  username: 'ada',
  email: 'ada@example.org',
  displayName: 'Ada Lovelace',
  password: 'correct horse',
  confirmPassword: 'correct horse',
}

it('takes a form whose passwords match', () => {
  expect(SignUpForm.safeParse(valid).success).toBe(true)
})

it('puts the mismatch on the confirm field', () => {
  const { error } = SignUpForm.safeParse({ ...valid, confirmPassword: 'correct house' })
  expect(error?.issues).toMatchObject([{ path: ['confirmPassword'], message: "Passwords don't match" }])
})

it('speaks first of the password, and of the mismatch only after it', () => {
  const { error } = SignUpForm.safeParse({ ...valid, password: 'short', confirmPassword: '' })
  expect(error?.issues[0]?.message).toBe('Password must be at least 6 characters')
})

import { PasswordChange } from '../../contract/account-settings.ts'

/** The form of a password change: what is sent, and the new password once more. */
export const PasswordForm = PasswordChange.extend({
  confirmPassword: PasswordChange.shape.newPassword,
}).refine((form) => form.newPassword === form.confirmPassword, {
  path: ['confirmPassword'],
  message: "Passwords don't match",
})

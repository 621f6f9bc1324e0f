import { Button } from '../ui/button.tsx'
import { Field, PasswordField } from './field.tsx'
import type { useSignIn } from './use-sign-in.ts'
import type { Visibility } from './use-visibility.ts'

type SignInFormProps = ReturnType<typeof useSignIn> & { visibility: Visibility }

export function SignInForm({ form, faultyField, isBusy, onSubmit, visibility }: SignInFormProps) {
  return (
    <form noValidate onSubmit={onSubmit} className="space-y-4">
      <Field
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        isAtFault={faultyField === 'username'}
        {...form.register('username')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        isAtFault={faultyField === 'password'}
        isShown={visibility.isPasswordShown}
        onToggle={visibility.togglePassword}
        {...form.register('password')}
      />
      <Button type="submit" disabled={isBusy} className="w-full">
        {isBusy ? 'Signing in...' : 'Sign In'}
      </Button>
    </form>
  )
}

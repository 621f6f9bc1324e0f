import { useWatch } from 'react-hook-form'
import { weaknessOf } from '../lib/weak-password.ts'
import { Button } from '../ui/button.tsx'
import { Field, PasswordField } from './field.tsx'
import type { useSignUp } from './use-sign-up.ts'
import type { Visibility } from './use-visibility.ts'

type SignUpFormProps = ReturnType<typeof useSignUp> & { visibility: Visibility }

export function SignUpForm({ form, faultyField, isBusy, onSubmit, visibility }: SignUpFormProps) {
  const [username, password] = useWatch({ control: form.control, name: ['username', 'password'] })
  const weakness = weaknessOf(password, username)
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
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        isAtFault={faultyField === 'email'}
        {...form.register('email')}
      />
      <Field
        label="Display Name"
        autoComplete="name"
        isAtFault={faultyField === 'displayName'}
        {...form.register('displayName')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        isAtFault={faultyField === 'password'}
        isShown={visibility.isPasswordShown}
        onToggle={visibility.togglePassword}
        hint={
          <p role="status" className="text-warn text-xs empty:hidden">
            {weakness}
          </p>
        }
        {...form.register('password')}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        isAtFault={faultyField === 'confirmPassword'}
        isShown={visibility.isConfirmShown}
        onToggle={visibility.toggleConfirm}
        {...form.register('confirmPassword')}
      />
      <Button type="submit" disabled={isBusy} className="w-full">
        {isBusy ? 'Creating account...' : 'Create Account'}
      </Button>
    </form>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { changePassword, listSessions } from '../../contract/account-settings.ts'
import { call } from '../api.ts'
import { endpointQuery } from '../lib/endpoint-query.ts'
import { useUser } from '../lib/session.ts'
import { weaknessOf } from '../lib/weak-password.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { toast } from '../ui/toast.ts'
import { PasswordForm } from './password-schema.ts'
import { Section } from './section.tsx'
import { useSectionForm } from './use-section-form.ts'

const BLANK = { currentPassword: '', newPassword: '', confirmPassword: '' }

export function PasswordSection() {
  const user = useUser()
  const queryClient = useQueryClient()
  const [isCurrentShown, setCurrentShown] = useState(false)
  const [isNewShown, setNewShown] = useState(false)
  const { form, field, onSubmit, alertId, message, isBusy } = useSectionForm({
    schema: PasswordForm,
    start: BLANK,
    failed: 'Your password could not be changed. Please try again.',
    faultOf: (status) => (status === 403 ? 'currentPassword' : undefined),
    async send({ currentPassword, newPassword }) {
      await call(changePassword, { body: { currentPassword, newPassword } })
      form.reset(BLANK)
      toast({ title: 'Password Changed', description: 'All your other sessions have been signed out.' })
      await queryClient.invalidateQueries(endpointQuery(listSessions, {}))
    },
  })
  const newPassword = useWatch({ control: form.control, name: 'newPassword' })
  return (
    <Section title="Password" hint="Changing it signs you out everywhere else.">
      <form noValidate onSubmit={onSubmit} className="space-y-3">
        {message && <Alert id={alertId}>{message}</Alert>}
        {/* Tells a password manager whose password this is. */}
        <input type="text" autoComplete="username" value={user.username} readOnly hidden />
        <PasswordField
          label="Current Password"
          autoComplete="current-password"
          isShown={isCurrentShown}
          onToggle={() => setCurrentShown(!isCurrentShown)}
          {...field('currentPassword')}
        />
        <div className="grid gap-3 sm:grid-cols-2">
          <PasswordField
            label="New Password"
            autoComplete="new-password"
            isShown={isNewShown}
            onToggle={() => setNewShown(!isNewShown)}
            hint={
              <p role="status" className="text-warn text-xs empty:hidden">
                {weaknessOf(newPassword, user.username)}
              </p>
            }
            {...field('newPassword')}
          />
          <PasswordField
            label="Confirm New Password"
            autoComplete="new-password"
            isShown={isNewShown}
            onToggle={() => setNewShown(!isNewShown)}
            {...field('confirmPassword')}
          />
        </div>
        <Button type="submit" variant="secondary" disabled={isBusy}>
          {isBusy ? 'Changing password...' : 'Change password'}
        </Button>
      </form>
    </Section>
  )
}

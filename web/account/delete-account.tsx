import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { AccountDeletion, deleteAccount } from '../../contract/account-settings.ts'
import { call } from '../api.ts'
import { endSession, useUser } from '../lib/session.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { Section } from './section.tsx'
import { useSectionForm } from './use-section-form.ts'

const DeletionForm = AccountDeletion.extend({ username: z.string() })
const BLANK = { username: '', password: '' }

export function DeleteAccount() {
  const user = useUser()
  const [isShown, setShown] = useState(false)
  const { form, field, onSubmit, alertId, message, isBusy } = useSectionForm({
    schema: DeletionForm,
    start: BLANK,
    failed: 'Your account could not be deleted. Please try again.',
    faultOf: (status) => (status === 403 ? 'password' : undefined),
    async send({ password }) {
      await call(deleteAccount, { body: { password } })
      endSession('Your account and everything in it have been deleted.')
    },
  })
  const [username, password] = useWatch({ control: form.control, name: ['username', 'password'] })
  const isMeant = username.trim() === user.username && password !== ''
  return (
    <Section
      title="Delete my account"
      hint="Removes your entries, applications and documents from this server. This action cannot be undone: download your data first."
    >
      <form noValidate onSubmit={onSubmit} className="space-y-3">
        {message && <Alert id={alertId}>{message}</Alert>}
        <div className="grid items-end gap-3 sm:grid-cols-2">
          <Field
            label={`Type your username, ${user.username}`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...field('username')}
          />
          <PasswordField
            label="Password"
            autoComplete="current-password"
            isShown={isShown}
            onToggle={() => setShown(!isShown)}
            {...field('password')}
          />
        </div>
        <Button type="submit" variant="danger" disabled={isBusy || !isMeant}>
          {isBusy ? 'Deleting account...' : 'Delete my account'}
        </Button>
      </form>
    </Section>
  )
}

import { z } from 'zod'
import { updateAccount } from '../../contract/account-settings.ts'
import { DisplayName, Email } from '../../contract/accounts.ts'
import { call } from '../api.ts'
import { updateUser, useUser } from '../lib/session.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { toast } from '../ui/toast.ts'
import { Section } from './section.tsx'
import { useSectionForm } from './use-section-form.ts'

const ProfileForm = z.object({ displayName: DisplayName, email: Email })

export function Profile() {
  const user = useUser()
  const { form, field, onSubmit, alertId, message, isBusy } = useSectionForm({
    schema: ProfileForm,
    start: { displayName: user.displayName, email: user.email },
    failed: 'Your profile could not be saved. Please try again.',
    async send(body) {
      const saved = await call(updateAccount, { body })
      updateUser(saved)
      form.reset({ displayName: saved.displayName, email: saved.email })
      toast({ title: 'Profile Updated', description: 'Your changes have been saved successfully.' })
    },
  })
  return (
    <Section title="Profile" hint={`Your username is @${user.username}. It cannot be changed.`}>
      <form noValidate onSubmit={onSubmit} className="space-y-3">
        {message && <Alert id={alertId}>{message}</Alert>}
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label="Display Name" autoComplete="name" {...field('displayName')} />
          <Field label="Email" type="email" autoComplete="email" {...field('email')} />
        </div>
        <Button type="submit" variant="secondary" disabled={isBusy || !form.formState.isDirty}>
          {isBusy ? 'Saving...' : 'Save profile'}
        </Button>
      </form>
    </Section>
  )
}

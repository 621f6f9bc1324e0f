import { type SubmitEvent, useRef, useState } from 'react'
import type { JobApplication } from '../../contract/applications.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader, DialogTitle } from '../ui/dialog.tsx'
import { findDuplicate } from './arrange.ts'
import { ExtractButton } from './extract-button.tsx'
import { FormField } from './form-field.tsx'
import { ConflictNotice, DuplicateNotice, FaultNotice } from './form-notices.tsx'
import type { ApplicationDraft, FormDraft, FormFields } from './use-application-draft.ts'
import { useExtraction } from './use-extraction.ts'
import { useSaveApplication } from './use-save-application.ts'

type ApplicationFormProps = { draft: ApplicationDraft; value: FormDraft; applications: JobApplication[] }

/** The dialog in which an application is added or changed. */
export function ApplicationForm({ draft, value, applications }: ApplicationFormProps) {
  const { fields, edited } = value
  const form = useRef<HTMLFormElement>(null)
  const saving = useSaveApplication(draft, (field) =>
    form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus(),
  )
  const extraction = useExtraction(draft.fill)
  const [isAsking, setIsAsking] = useState(false)
  const duplicate = findDuplicate(applications, { id: edited?.id, ...fields })

  /** Closing by accident must not cost what was typed; Cancel says what it does. */
  function close() {
    const names = Object.keys(fields) as (keyof FormFields)[]
    const isChanged = names.some((name) => fields[name] !== value.original[name])
    if (isChanged) setIsAsking(true)
    else draft.close()
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    saving.save(value)
  }

  const field = (name: keyof FormFields) => ({
    name,
    value: fields[name],
    onValue: (text: string) => draft.change({ [name]: text }),
    isAtFault: saving.fault?.field === name,
    onUndo: value.replaced[name] === undefined ? undefined : () => draft.undo(name),
    autoComplete: 'off',
  })

  return (
    <Dialog open onOpenChange={close}>
      <DialogContent
        width="normal"
        aria-describedby={undefined}
        onInteractOutside={(event) => event.preventDefault()}
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          form.current?.querySelector('input')?.focus()
        }}
      >
        <DialogHeader>
          <DialogTitle>{edited ? 'Edit Application' : 'New Job Application'}</DialogTitle>
        </DialogHeader>
        <form ref={form} noValidate onSubmit={submit} className="flex min-h-0 flex-1 flex-col">
          <DialogBody className="space-y-4">
            {saving.fault && <FaultNotice message={saving.fault.message} />}
            {saving.conflict && <ConflictNotice isBusy={saving.isBusy} onSettle={saving.settle} />}
            <div className="grid gap-4 sm:grid-cols-2">
              <FormField label="Position Name" isRequired {...field('positionName')} />
              <FormField label="Company Name" isRequired {...field('companyName')} />
            </div>
            {duplicate && <DuplicateNotice duplicate={duplicate} />}
            <FormField label="Date Applied" type="date" {...field('dateApplied')} />
            <FormField label="Notes" rows={3} {...field('notes')} />
            <FormField
              label="Job Posting URL"
              type="url"
              placeholder="https://"
              {...field('jobDescriptionUrl')}
              action={
                <ExtractButton
                  label="Extract Info"
                  source="url"
                  extraction={extraction}
                  isDisabled={fields.jobDescriptionUrl === ''}
                  onClick={() => extraction.fromUrl(fields.jobDescriptionUrl)}
                />
              }
            />
            <FormField
              label="Job Description Text"
              rows={6}
              {...field('jobDescriptionText')}
              action={
                <ExtractButton
                  label="Extract from Text"
                  source="text"
                  extraction={extraction}
                  onClick={() => extraction.fromText(fields.jobDescriptionText)}
                />
              }
            />
          </DialogBody>
          <DialogFooter>
            <Button variant="secondary" onClick={draft.close}>
              Cancel
            </Button>
            <Button type="submit" disabled={saving.isBusy}>
              {saving.isBusy ? 'Saving...' : edited ? 'Update' : 'Save'}
            </Button>
          </DialogFooter>
        </form>
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setIsAsking}
          title="Discard your changes?"
          description="What you have typed in this form has not been saved."
          action="Discard"
          onConfirm={draft.close}
        />
      </DialogContent>
    </Dialog>
  )
}

import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import type { JobApplication } from '../../contract/applications.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { ApplicationForm } from './application-form.tsx'
import { ApplicationList } from './application-list.tsx'
import { DetailDialog } from './detail-dialog.tsx'
import { LoadFailure, LoadingApplications, NoApplications } from './list-states.tsx'
import { useApplications } from './queries.ts'
import { useApplicationDraft } from './use-application-draft.ts'
import { useDeleteApplication } from './use-delete.ts'
import { useDownloads } from './use-downloads.ts'
import { useUploads } from './use-uploads.ts'

const QUESTION =
  'Are you sure you want to delete this job application? This action cannot be undone and will also remove all associated documents.'

export function JobvaultTab() {
  const applications = useApplications()
  const draft = useApplicationDraft()
  const uploads = useUploads()
  const downloads = useDownloads()
  const [openId, setOpenId] = useState<string>()
  const [doomed, setDoomed] = useState<JobApplication>()
  const newButton = useRef<HTMLButtonElement>(null)
  const deletion = useDeleteApplication(() => {
    setDoomed(undefined)
    // The card that had the focus is gone.
    setTimeout(() => newButton.current?.focus({ preventScroll: true }))
  })
  const opened = applications.data?.find(({ id }) => id === openId)
  const actions = {
    downloads,
    onOpen: ({ id }: JobApplication) => setOpenId(id),
    onEdit: draft.startEditing,
    onDelete: setDoomed,
  }

  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div>
          <h2 className="font-semibold text-xl">JobVault</h2>
          <p className="text-muted">Manage your job applications and related documents</p>
        </div>
        <Button ref={newButton} onClick={draft.startNew}>
          <Plus aria-hidden />
          New Application
        </Button>
      </div>
      {applications.data ? (
        applications.data.length === 0 ? (
          <NoApplications onAdd={draft.startNew} />
        ) : (
          <ApplicationList applications={applications.data} actions={actions} />
        )
      ) : applications.isError ? (
        <LoadFailure
          what="Your applications"
          isRetrying={applications.isFetching}
          onRetry={applications.refetch}
        />
      ) : (
        <LoadingApplications />
      )}
      {opened && (
        <DetailDialog
          application={opened}
          uploads={uploads}
          downloads={downloads}
          onClose={() => setOpenId(undefined)}
        />
      )}
      {draft.value && (
        <ApplicationForm draft={draft} value={draft.value} applications={applications.data ?? []} />
      )}
      <ConfirmDialog
        open={doomed !== undefined}
        onOpenChange={(isOpen) => !isOpen && setDoomed(undefined)}
        title="Delete Application"
        description={QUESTION}
        action="Delete"
        isBusy={deletion.isBusy}
        onConfirm={() => doomed && deletion.run(doomed.id)}
      />
    </div>
  )
}

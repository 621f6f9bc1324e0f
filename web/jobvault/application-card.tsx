import { CalendarDays, FolderDown, Paperclip, Pencil, Trash2 } from 'lucide-react'
import { memo } from 'react'
import type { JobApplication } from '../../contract/applications.ts'
import { formatDay } from '../lib/format.ts'
import { PlainIconButton } from '../ui/plain-icon-button.tsx'
import { CancelDownload } from './cancel-download.tsx'
import type { Downloads } from './use-downloads.ts'

export type CardActions = {
  downloads: Downloads
  onOpen: (application: JobApplication) => void
  onEdit: (application: JobApplication) => void
  onDelete: (application: JobApplication) => void
}

type ApplicationCardProps = { application: JobApplication; actions: CardActions }

/**
 * A card is one large button that opens the details, with the smaller actions on top of it. It is drawn once, however
 * often the list around it is while it scrolls.
 */
export const ApplicationCard = memo(function ApplicationCard(props: ApplicationCardProps) {
  const { application, actions } = props
  const { positionName, companyName, dateApplied, documentCount } = application
  const download = actions.downloads.running[application.id]
  return (
    <article className="relative flex h-full flex-col rounded-card border bg-surface p-4 pb-2 transition-colors focus-within:border-edge hover:border-edge">
      <h3 className="font-semibold text-lg">
        <button
          type="button"
          className="block w-full truncate text-left after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent"
          title={positionName}
          onClick={() => actions.onOpen(application)}
        >
          {positionName}
        </button>
      </h3>
      <p className="truncate text-muted">{companyName}</p>
      <div className="mt-auto flex items-center gap-3 text-muted text-sm tabular-nums">
        <span className="flex items-center gap-1.5">
          <CalendarDays aria-hidden className="size-4" />
          {dateApplied ? formatDay(dateApplied) : 'No date'}
        </span>
        {documentCount > 0 && (
          <span className="flex items-center gap-1" title={documentsLabel(documentCount)}>
            <Paperclip aria-hidden className="size-4" />
            <span aria-hidden>{documentCount}</span>
            <span className="sr-only">{documentsLabel(documentCount)}</span>
          </span>
        )}
        <div className="relative -mr-2 ml-auto flex">
          {download ? (
            <CancelDownload download={download} what="the folder" />
          ) : (
            <PlainIconButton
              label={`Download folder of ${positionName}`}
              onClick={() => actions.downloads.folder(application)}
            >
              <FolderDown aria-hidden />
            </PlainIconButton>
          )}
          <PlainIconButton label={`Edit ${positionName}`} onClick={() => actions.onEdit(application)}>
            <Pencil aria-hidden />
          </PlainIconButton>
          <PlainIconButton label={`Delete ${positionName}`} onClick={() => actions.onDelete(application)}>
            <Trash2 aria-hidden />
          </PlainIconButton>
        </div>
      </div>
    </article>
  )
})

function documentsLabel(count: number): string {
  return count === 1 ? '1 document' : `${count} documents`
}

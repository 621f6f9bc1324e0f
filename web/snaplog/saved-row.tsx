import { Eye, FileDown, Trash2 } from 'lucide-react'
import type { SavedLog } from '../../contract/snaps.ts'
import { formatDay } from '../lib/format.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { projectName } from './labels.ts'
import { PriorityBadge } from './priority-badge.tsx'

/** What can be done with an entry of the list; the lists say when something is under way. */
export type EntryActions = {
  isBusy: boolean
  onView: (id: string) => void
  onDownload: (log: SavedLog) => void
  onDelete: (id: string) => void
}

export function SavedRow({ log, actions }: { log: SavedLog; actions: EntryActions }) {
  const { date, priority, project, problemSummary } = log.extractedData
  const name = projectName(project)
  return (
    <div className="flex h-full items-center gap-2 pr-2 pl-4">
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{name}</p>
        <p className="truncate text-muted text-sm">{problemSummary}</p>
        <p className="mt-0.5 flex items-center gap-2 text-muted text-xs tabular-nums">
          {date ? formatDay(date) : 'No date'}
          <PriorityBadge priority={priority} />
        </p>
      </div>
      <div className="flex shrink-0">
        <IconButton label={`View ${name}`} onClick={() => actions.onView(log.id)}>
          <Eye aria-hidden />
        </IconButton>
        <IconButton
          label={`Download ${name} as Word`}
          disabled={actions.isBusy}
          onClick={() => actions.onDownload(log)}
        >
          <FileDown aria-hidden />
        </IconButton>
        <IconButton
          label={`Delete ${name}`}
          disabled={actions.isBusy}
          onClick={() => actions.onDelete(log.id)}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </div>
    </div>
  )
}

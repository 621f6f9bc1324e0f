import { Eye, FileDown, Trash2 } from 'lucide-react'
import { type ComponentProps, memo } from 'react'
import type { SavedLog } from '../../contract/snaps.ts'
import { formatDay } from '../lib/format.ts'
import { Button } from '../ui/button.tsx'
import { projectName } from './labels.ts'
import { OpenEditHint } from './open-edits.tsx'
import { PriorityBadge } from './priority-badge.tsx'

/** More of a text than fits in a row would only cost time to lay out. */
const VISIBLE = 300

/** What can be done with an entry of the list; the lists say when something is under way. */
export type EntryActions = {
  isBusy: boolean
  onView: (id: string) => void
  onDownload: (log: SavedLog) => void
  onDelete: (id: string) => void
}

type SavedRowProps = { log: SavedLog; hasOpenEdit: boolean; actions: EntryActions }

/** Not drawn again while the list is only scrolled. */
export const SavedRow = memo(function SavedRow({ log, hasOpenEdit, actions }: SavedRowProps) {
  const { date, priority, project, problemSummary } = log.extractedData
  const name = projectName(project)
  return (
    <div className="flex h-full items-center gap-2 pr-2 pl-4">
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{name.slice(0, VISIBLE)}</p>
        <p className="truncate text-muted text-sm">{problemSummary.slice(0, VISIBLE)}</p>
        <p className="mt-0.5 flex items-center gap-2 text-muted text-xs tabular-nums">
          {date ? formatDay(date) : 'No date'}
          <PriorityBadge priority={priority} />
          {hasOpenEdit && <OpenEditHint />}
        </p>
      </div>
      <div className="flex shrink-0">
        <RowButton label={`View ${name}`} onClick={() => actions.onView(log.id)}>
          <Eye aria-hidden />
        </RowButton>
        <RowButton
          label={`Download ${name} as Word`}
          disabled={actions.isBusy}
          onClick={() => actions.onDownload(log)}
        >
          <FileDown aria-hidden />
        </RowButton>
        <RowButton
          label={`Delete ${name}`}
          disabled={actions.isBusy}
          onClick={() => actions.onDelete(log.id)}
        >
          <Trash2 aria-hidden />
        </RowButton>
      </div>
    </div>
  )
})

/** An icon button with the browser's own tooltip: three of ours for each row would make fast scrolling stutter. */
function RowButton({ label, ...props }: ComponentProps<typeof Button> & { label: string }) {
  return <Button variant="ghost" size="icon" aria-label={label} title={label} {...props} />
}

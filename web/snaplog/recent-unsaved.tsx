import { FolderOpen, Trash2 } from 'lucide-react'
import type { TaskLog } from '../../contract/snaps.ts'
import { formatDay, today } from '../lib/format.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { projectName } from './labels.ts'
import { OpenEditHint } from './open-edits.tsx'
import type { useUnsavedLogs } from './queries.ts'

type RecentUnsavedProps = {
  unsaved: ReturnType<typeof useUnsavedLogs>
  currentId: string | null
  openEdits: Set<string>
  isBusy: boolean
  onLoad: (id: string) => void
  onDiscard: (id: string) => void
}

/** Processed snaps that were never saved: nothing that was pasted is lost. Absent while there are none. */
export function RecentUnsaved({
  unsaved,
  currentId,
  openEdits,
  isBusy,
  onLoad,
  onDiscard,
}: RecentUnsavedProps) {
  const logs = unsaved.data?.pages.flat() ?? []
  if (logs.length === 0) return null
  return (
    <section aria-labelledby="unsaved-title" className="border-t">
      <h3 id="unsaved-title" className="px-4 pt-3 pb-1 font-medium text-sm">
        Recent, not saved
      </h3>
      <div className="max-h-64 overflow-y-auto overscroll-contain pb-2">
        <ul>
          {logs.map((log) => (
            <li
              key={log.id}
              aria-current={log.id === currentId || undefined}
              className="aria-[current]:bg-hover"
            >
              <UnsavedRow
                log={log}
                hasOpenEdit={openEdits.has(log.id)}
                isBusy={isBusy}
                onLoad={onLoad}
                onDiscard={onDiscard}
              />
            </li>
          ))}
        </ul>
        {unsaved.hasNextPage && (
          <Button
            variant="link"
            size="small"
            className="mx-2"
            disabled={unsaved.isFetchingNextPage}
            onClick={() => unsaved.fetchNextPage()}
          >
            Show older
          </Button>
        )}
      </div>
    </section>
  )
}

type UnsavedRowProps = Pick<RecentUnsavedProps, 'isBusy' | 'onLoad' | 'onDiscard'> & {
  log: TaskLog
  hasOpenEdit: boolean
}

function UnsavedRow({ log, hasOpenEdit, isBusy, onLoad, onDiscard }: UnsavedRowProps) {
  const name = projectName(log.extractedData.project)
  return (
    <div className="flex items-center gap-2 py-1 pr-2 pl-4">
      <p className="min-w-0 flex-1 truncate">{name}</p>
      {hasOpenEdit && <OpenEditHint />}
      <span className="shrink-0 text-muted text-xs tabular-nums">
        {formatDay(today(new Date(log.createdAt)))}
      </span>
      <div className="flex shrink-0">
        <IconButton label={`Load ${name}`} onClick={() => onLoad(log.id)}>
          <FolderOpen aria-hidden />
        </IconButton>
        <IconButton label={`Discard ${name}`} disabled={isBusy} onClick={() => onDiscard(log.id)}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
    </div>
  )
}

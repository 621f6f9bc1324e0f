import { Download, Save } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import type { SavedLog, TaskLog } from '../../contract/snaps.ts'
import { Button } from '../ui/button.tsx'
import { Card, CardHeader, CardTitle } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { type Filter, filterLogs, isFiltering, NO_FILTER, technologiesOf } from './filter.ts'
import { FilterBar } from './filter-bar.tsx'
import { ListFailure, ListSkeleton } from './list-states.tsx'
import { useOpenEdits } from './open-edits.tsx'
import { useSavedLogs, useUnsavedLogs } from './queries.ts'
import { RecentUnsaved } from './recent-unsaved.tsx'
import { SavedList } from './saved-list.tsx'
import { useDeleteEntry, useSaveEntry } from './use-entry-actions.ts'
import { useWordDownload } from './use-word-download.ts'
import { WordProgress } from './word-progress.tsx'

type SavedEntriesProps = {
  current: TaskLog | undefined
  currentId: string | null
  filter: Filter
  onFilter: (filter: Filter) => void
  onView: (id: string) => void
  onDeleted: (id: string) => void
}

/** The saved entries with what can be done with them, and the processed snaps that were never saved. */
export function SavedEntries(props: SavedEntriesProps) {
  const { current, currentId, filter, onFilter, onView, onDeleted } = props
  const saved = useSavedLogs()
  const unsaved = useUnsavedLogs()
  const failed = [saved, unsaved].filter((list) => list.isError && !list.data)
  const saving = useSaveEntry()
  const deleting = useDeleteEntry(onDeleted)
  const word = useWordDownload()
  const openEdits = useOpenEdits()
  const count = saved.data?.length ?? 0
  const actions = {
    isBusy: deleting.isBusy || word.isBusy,
    onView,
    onDownload: word.downloadOne,
    onDelete: deleting.run,
  }

  return (
    <Card aria-labelledby="saved-entries-title">
      <CardHeader className="pb-2">
        <CardTitle id="saved-entries-title" tabIndex={-1} className="mr-auto">
          Saved Entries
        </CardTitle>
        <div className="-mr-1 flex flex-wrap gap-2">
          {count > 0 && (
            <Button
              variant="secondary"
              size="small"
              disabled={word.isBusy}
              onClick={() => word.downloadAll(saved.data ?? [])}
            >
              <Download aria-hidden />
              {`Download All (${count})`}
            </Button>
          )}
          {current && !current.isSaved && (
            <Button size="small" disabled={saving.isBusy} onClick={() => saving.run(current.id)}>
              <Save aria-hidden />
              Save Current Entry
            </Button>
          )}
        </div>
      </CardHeader>
      <WordProgress progress={word.progress} />
      {saved.data ? (
        <FilteredList
          logs={saved.data}
          currentId={currentId}
          openEdits={openEdits}
          filter={filter}
          onFilter={onFilter}
          actions={actions}
        />
      ) : (
        !saved.isError && <ListSkeleton />
      )}
      {failed.length > 0 && (
        <ListFailure
          what={saved.data ? 'Your recent snaps' : 'Your saved entries'}
          isRetrying={failed.some((list) => list.isFetching)}
          onRetry={() => failed.map((list) => list.refetch())}
        />
      )}
      <RecentUnsaved
        unsaved={unsaved}
        currentId={currentId}
        openEdits={openEdits}
        isBusy={deleting.isBusy}
        onLoad={onView}
        onDiscard={deleting.run}
      />
    </Card>
  )
}

type FilteredListProps = Pick<SavedEntriesProps, 'currentId' | 'filter' | 'onFilter'> & {
  logs: SavedLog[]
  openEdits: Set<string>
  actions: Parameters<typeof SavedList>[0]['actions']
}

function FilteredList({ logs, currentId, openEdits, filter, onFilter, actions }: FilteredListProps) {
  const settled = useDeferredValue(filter)
  const shown = useMemo(() => filterLogs(logs, settled), [logs, settled])
  const technologies = useMemo(() => technologiesOf(logs), [logs])
  if (logs.length === 0)
    return <EmptyState title="No saved entries" hint="Save your task entries to access them later" />
  return (
    <>
      <FilterBar filter={filter} technologies={technologies} onChange={onFilter} />
      <p role="status" className="px-4 py-2 text-muted text-xs tabular-nums">
        {isFiltering(settled) && `${shown.length} of ${logs.length} entries`}
      </p>
      {shown.length > 0 ? (
        <SavedList logs={shown} currentId={currentId} openEdits={openEdits} actions={actions} />
      ) : (
        <EmptyState
          title="No entries match"
          action={
            <Button variant="secondary" onClick={() => onFilter(NO_FILTER)}>
              Clear search and filters
            </Button>
          }
        />
      )}
    </>
  )
}

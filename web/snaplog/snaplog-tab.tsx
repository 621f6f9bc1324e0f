import { useRef, useState } from 'react'
import type { TaskLog } from '../../contract/snaps.ts'
import { useMediaQuery } from '../lib/use-media-query.ts'
import { type Filter, NO_FILTER } from './filter.ts'
import { useLogCache } from './log-cache.ts'
import { Result } from './result.tsx'
import { EmptyResult, ResultFailure, ResultSkeleton } from './result-states.tsx'
import { SavedEntries } from './saved-entries.tsx'
import { SnapInput } from './snap-input.tsx'
import { SourceText } from './source-text.tsx'
import { SourcesProvider } from './sources.tsx'
import { useCurrentLog } from './use-current-log.ts'
import { useFocusResult } from './use-focus-result.ts'

const NO_SOURCES = {} as TaskLog['analysis']['sources']

/** Two columns from 1024 px; below, one column that begins with the result once there is one. */
export function SnaplogTab() {
  const current = useCurrentLog()
  const { log, id } = current
  const cache = useLogCache()
  const [filter, setFilter] = useState<Filter>(NO_FILTER)
  const isWide = useMediaQuery('(width >= 64rem)')
  const result = useRef<HTMLDivElement>(null)
  const goToResult = useFocusResult(result, log?.id)

  function onProcessed(processed: TaskLog) {
    cache.add(processed)
    current.show(processed.id)
    if (!isWide) goToResult(processed.id)
  }

  function onView(next: string) {
    current.open(next)
    goToResult(next)
  }

  function onDeleted(deleted: string) {
    if (deleted === id) current.close()
  }

  const input = (
    <div key="input" className="space-y-4">
      <SnapInput isCompact={id !== null} onProcessed={onProcessed} />
      {log && <SourceText />}
    </div>
  )
  const saved = (
    <div key="saved" className={id === null ? 'space-y-4' : undefined}>
      <SavedEntries
        current={log}
        currentId={id}
        filter={filter}
        onFilter={setFilter}
        onView={onView}
        onDeleted={onDeleted}
      />
      {id === null && <EmptyResult />}
    </div>
  )
  const opened = id !== null && (
    <div
      key="result"
      ref={result}
      className="scroll-mt-[calc(10vh+1rem)] space-y-4 lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      {log ? (
        <Result key={log.id} log={log} />
      ) : current.query.isError ? (
        <ResultFailure
          isRetrying={current.query.isFetching}
          onRetry={current.query.refetch}
          onClose={current.close}
        />
      ) : (
        <ResultSkeleton />
      )}
    </div>
  )

  return (
    <SourcesProvider description={log?.description ?? ''} ranges={log?.analysis.sources ?? NO_SOURCES}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[repeat(2,minmax(0,1fr))] lg:grid-rows-[auto_1fr]">
        {isWide ? [input, saved, opened] : [opened, input, saved]}
      </div>
    </SourcesProvider>
  )
}

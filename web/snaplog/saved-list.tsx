import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import type { SavedLog } from '../../contract/snaps.ts'
import { type EntryActions, SavedRow } from './saved-row.tsx'

const ROW_HEIGHT = 84

type SavedListProps = {
  logs: SavedLog[]
  currentId: string | null
  openEdits: Set<string>
  actions: EntryActions
}

/** The saved entries, of which only those on screen are in the page. */
export function SavedList({ logs, currentId, openEdits, actions }: SavedListProps) {
  const box = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: logs.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => logs[index]?.id ?? index,
    overscan: 4,
  })
  return (
    <div ref={box} className="max-h-96 overflow-y-auto overscroll-contain border-t">
      <ul aria-label="Saved entries" className="relative" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const log = logs[index]
          if (!log) return null
          return (
            <li
              key={key}
              aria-posinset={index + 1}
              aria-setsize={logs.length}
              aria-current={log.id === currentId || undefined}
              className="absolute inset-x-0 top-0 border-b contain-strict aria-[current]:bg-hover"
              style={{ height: ROW_HEIGHT, transform: `translateY(${start}px)` }}
            >
              <SavedRow log={log} hasOpenEdit={openEdits.has(log.id)} actions={actions} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}

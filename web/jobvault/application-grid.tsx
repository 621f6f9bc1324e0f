import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import type { JobApplication } from '../../contract/applications.ts'
import { ApplicationCard, type CardActions } from './application-card.tsx'
import { useColumns } from './use-columns.ts'

const ROW_HEIGHT = 116
const GAP = 12

type ApplicationGridProps = { applications: JobApplication[]; actions: CardActions }

/** The cards in as many columns as fit; only those near the window are in the page. */
export function ApplicationGrid({ applications, actions }: ApplicationGridProps) {
  const list = useRef<HTMLUListElement>(null)
  const { columns, top } = useColumns(list)
  const rows = useWindowVirtualizer({
    count: Math.ceil(applications.length / columns),
    estimateSize: () => ROW_HEIGHT + GAP,
    overscan: 4,
    scrollMargin: top,
  })
  return (
    <ul ref={list} aria-label="Job applications" className="relative" style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().flatMap((row) =>
        applications.slice(row.index * columns, (row.index + 1) * columns).map((application, column) => (
          <li
            key={application.id}
            aria-posinset={row.index * columns + column + 1}
            aria-setsize={applications.length}
            className="absolute top-0 left-0 px-1.5"
            style={{
              height: ROW_HEIGHT,
              width: `calc(${100 / columns}% + ${GAP / columns}px)`,
              transform: `translate(calc(${column * 100}% - 6px), ${row.start - top}px)`,
            }}
          >
            <ApplicationCard application={application} actions={actions} />
          </li>
        )),
      )}
    </ul>
  )
}

import { useDeferredValue, useMemo, useState } from 'react'
import type { JobApplication } from '../../contract/applications.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import type { CardActions } from './application-card.tsx'
import { ApplicationGrid } from './application-grid.tsx'
import { AS_LISTED, arrange } from './arrange.ts'
import { ArrangementBar } from './arrangement-bar.tsx'

type ApplicationListProps = { applications: JobApplication[]; actions: CardActions }

export function ApplicationList({ applications, actions }: ApplicationListProps) {
  const [arrangement, setArrangement] = useState(AS_LISTED)
  const settled = useDeferredValue(arrangement)
  const shown = useMemo(() => arrange(applications, settled), [applications, settled])
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 grow">
          <ArrangementBar arrangement={arrangement} onChange={setArrangement} />
        </div>
        <p role="status" className="text-muted text-sm tabular-nums">
          {countLabel(shown.length, applications.length)}
        </p>
      </div>
      {shown.length > 0 ? (
        <ApplicationGrid applications={shown} actions={actions} />
      ) : (
        <Card>
          <EmptyState
            title="No applications match"
            action={
              <Button variant="secondary" onClick={() => setArrangement({ ...arrangement, text: '' })}>
                Clear search
              </Button>
            }
          />
        </Card>
      )}
    </>
  )
}

function countLabel(shown: number, all: number): string {
  if (shown < all) return `${shown} of ${all} applications`
  return all === 1 ? '1 application' : `${all} applications`
}

import { BriefcaseBusiness, Plus } from 'lucide-react'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const CARDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

export function LoadingApplications() {
  return (
    <div>
      <p role="status" className="pb-3 text-muted text-sm">
        Loading applications...
      </p>
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {CARDS.map((card) => (
          <div key={card} className="h-29 space-y-2 rounded-card border bg-surface p-4">
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="mt-5 h-4 w-1/3" />
          </div>
        ))}
      </div>
    </div>
  )
}

export function NoApplications({ onAdd }: { onAdd: () => void }) {
  return (
    <Card>
      <EmptyState
        icon={<BriefcaseBusiness aria-hidden />}
        title="No applications yet"
        hint="Keep each application here with its posting, your notes and the documents you sent."
        action={
          <Button onClick={onAdd}>
            <Plus aria-hidden />
            Add First Application
          </Button>
        }
      />
    </Card>
  )
}

type LoadFailureProps = { what: string; isRetrying: boolean; onRetry: () => void }

export function LoadFailure({ what, isRetrying, onRetry }: LoadFailureProps) {
  return (
    <Alert className="flex flex-wrap items-center justify-between gap-2">
      <span>{what} could not be loaded. They are safe on the server.</span>
      <Button variant="secondary" size="small" className="text-text" disabled={isRetrying} onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  )
}

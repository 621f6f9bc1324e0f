import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const ROWS = ['first', 'second', 'third']

/** Rows without words, while a list is on its way. */
export function ListSkeleton() {
  return (
    <div role="status" aria-label="Loading..." className="divide-y border-t">
      {ROWS.map((row) => (
        <div key={row} className="space-y-2 px-4 py-3.5">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-3.5 w-4/5" />
          <Skeleton className="h-3.5 w-1/4" />
        </div>
      ))}
    </div>
  )
}

type ListFailureProps = { what: string; isRetrying: boolean; onRetry: () => void }

export function ListFailure({ what, isRetrying, onRetry }: ListFailureProps) {
  return (
    <div className="px-4 pt-2 pb-4">
      <Alert className="flex flex-wrap items-center justify-between gap-2">
        <span>{what} could not be loaded. They are safe on the server.</span>
        <Button
          variant="secondary"
          size="small"
          className="text-text"
          disabled={isRetrying}
          onClick={onRetry}
        >
          Try again
        </Button>
      </Alert>
    </div>
  )
}

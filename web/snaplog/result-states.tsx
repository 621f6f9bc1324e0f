import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Card, CardContent, CardHeader, CardTitle } from '../ui/card.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const EMPTY = [
  {
    title: 'Extracted Information',
    hint: 'Process a task description to see extracted information here.',
  },
  {
    title: 'Resume Bullet',
    hint: 'Process a task description to generate a professional resume bullet point.',
  },
  {
    title: 'STAR Story',
    hint: 'Process a task description to generate a structured STAR interview story.',
  },
]

/** What will stand here once there is a result. */
export function EmptyResult() {
  return (
    <Card className="divide-y">
      {EMPTY.map(({ title, hint }) => (
        <div key={title} className="px-4 py-3">
          <h2 className="font-medium text-sm">{title}</h2>
          <p className="text-muted text-sm">{hint}</p>
        </div>
      ))}
    </Card>
  )
}

export function ResultSkeleton() {
  return (
    <Card role="status" aria-label="Loading...">
      <CardHeader>
        <CardTitle>Extracted Information</CardTitle>
      </CardHeader>
      <CardContent className="space-y-3">
        <Skeleton className="h-5 w-1/3" />
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </CardContent>
    </Card>
  )
}

type ResultFailureProps = { isRetrying: boolean; onRetry: () => void; onClose: () => void }

export function ResultFailure({ isRetrying, onRetry, onClose }: ResultFailureProps) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Extracted Information</CardTitle>
      </CardHeader>
      <CardContent>
        <Alert className="space-y-2">
          <p>This entry could not be loaded. It is safe on the server.</p>
          <div className="flex gap-2">
            <Button
              variant="secondary"
              size="small"
              className="text-text"
              disabled={isRetrying}
              onClick={onRetry}
            >
              Try again
            </Button>
            <Button variant="ghost" size="small" onClick={onClose}>
              Close
            </Button>
          </div>
        </Alert>
      </CardContent>
    </Card>
  )
}

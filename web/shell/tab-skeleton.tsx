import { Skeleton } from '../ui/skeleton.tsx'

/** Two panels, while the code of a tab is on its way. */
export function TabSkeleton() {
  return (
    <div role="status" aria-label="Loading..." className="grid gap-4 pt-4 lg:grid-cols-2">
      <Skeleton className="h-80" />
      <Skeleton className="h-80 max-lg:hidden" />
    </div>
  )
}

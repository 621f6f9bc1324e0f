import type { ReactNode } from 'react'

type EmptyStateProps = { icon?: ReactNode; title: string; hint?: string; action?: ReactNode }

/** Says what belongs here and offers the first step. */
export function EmptyState({ icon, title, hint, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-1 px-4 py-10 text-center">
      {icon && <div className="mb-2 text-muted [&_svg]:size-6">{icon}</div>}
      <p className="font-medium">{title}</p>
      {hint && <p className="text-muted text-sm">{hint}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  )
}

import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

type SectionProps = { title: string; hint?: ReactNode; className?: string; children: ReactNode }

/** One part of the settings, with a heading of its own. */
export function Section({ title, hint, className, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={clsx('space-y-3 py-5', className)}>
      <div className="space-y-1">
        <h3 id={id} className="font-semibold">
          {title}
        </h3>
        {hint && <p className="text-muted text-sm">{hint}</p>}
      </div>
      {children}
    </section>
  )
}

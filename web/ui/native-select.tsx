import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { fieldClasses } from './field-classes.ts'

/** The browser's own list of choices: long lists cost nothing, and phones show it their way. */
export function NativeSelect({ className, ...props }: ComponentProps<'select'>) {
  return (
    <div className={clsx('relative', className)}>
      <select className={clsx(fieldClasses, 'h-control appearance-none truncate pr-8')} {...props} />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-muted"
      />
    </div>
  )
}

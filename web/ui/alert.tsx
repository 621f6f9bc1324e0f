import { cva, type VariantProps } from 'class-variance-authority'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

const alert = cva('rounded-control border px-3 py-2 text-sm', {
  variants: {
    variant: {
      danger: 'border-danger/40 bg-danger-soft text-danger',
      warn: 'border-warn/40 bg-warn-soft text-warn',
      plain: 'bg-surface text-muted',
    },
  },
  defaultVariants: { variant: 'danger' },
})

/** A message that is read aloud as soon as it appears. */
export function Alert({ className, variant, ...props }: ComponentProps<'div'> & VariantProps<typeof alert>) {
  return <div role="alert" className={clsx(alert({ variant }), className)} {...props} />
}

import { cva, type VariantProps } from 'class-variance-authority'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

const badge = cva('inline-flex h-5 items-center rounded-full px-2 font-medium text-xs whitespace-nowrap', {
  variants: {
    variant: {
      plain: 'bg-hover text-text',
      danger: 'bg-danger-soft text-danger',
      warn: 'bg-warn-soft text-warn',
      good: 'bg-good-soft text-good',
    },
  },
  defaultVariants: { variant: 'plain' },
})

export function Badge({ className, variant, ...props }: ComponentProps<'span'> & VariantProps<typeof badge>) {
  return <span className={clsx(badge({ variant }), className)} {...props} />
}

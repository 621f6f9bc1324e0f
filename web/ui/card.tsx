import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** A panel: head, title and body on a surface of their own. */
export function Card({ className, ...props }: ComponentProps<'section'>) {
  return <section className={clsx('rounded-card border bg-surface', className)} {...props} />
}

export function CardHeader({ className, ...props }: ComponentProps<'header'>) {
  return (
    <header
      className={clsx('flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 px-4 pt-3', className)}
      {...props}
    />
  )
}

export function CardTitle({ className, ...props }: ComponentProps<'h2'>) {
  return <h2 className={clsx('font-semibold text-lg', className)} {...props} />
}

export function CardContent({ className, ...props }: ComponentProps<'div'>) {
  return <div className={clsx('p-4', className)} {...props} />
}

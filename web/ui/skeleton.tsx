import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** A grey shape where content will be; give it the content's size. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return <div aria-hidden className={clsx('animate-pulse rounded-control bg-hover', className)} {...props} />
}

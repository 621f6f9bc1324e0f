import type { ComponentProps } from 'react'
import { classNames } from '../lib/class-names.ts'

/** A grey shape where content will be; give it the content's size. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div aria-hidden className={classNames('animate-pulse rounded-control bg-hover', className)} {...props} />
  )
}

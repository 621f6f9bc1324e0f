import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

export function Label({
  className,
  children,
  htmlFor,
  ...props
}: ComponentProps<'label'> & { htmlFor: string }) {
  return (
    <label htmlFor={htmlFor} className={clsx('block font-medium text-sm', className)} {...props}>
      {children}
    </label>
  )
}

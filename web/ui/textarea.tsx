import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { fieldClasses } from './field-classes.ts'

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea className={clsx(fieldClasses, 'min-h-16 py-2 leading-normal', className)} {...props} />
}

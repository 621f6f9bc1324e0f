import type { ComponentProps } from 'react'
import { classNames } from '../lib/class-names.ts'
import { fieldClasses } from './field-classes.ts'

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea className={classNames(fieldClasses, 'min-h-16 py-2 leading-normal', className)} {...props} />
  )
}

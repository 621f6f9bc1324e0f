import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { fieldClasses } from './field-classes.ts'

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return <input type={type} className={clsx(fieldClasses, 'h-control', className)} {...props} />
}

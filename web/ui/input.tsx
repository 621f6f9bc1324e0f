import type { ComponentProps } from 'react'
import { classNames } from '../lib/class-names.ts'
import { fieldClasses } from './field-classes.ts'

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return <input type={type} className={classNames(fieldClasses, 'h-control', className)} {...props} />
}

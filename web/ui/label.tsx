import { Label as LabelPrimitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { classNames } from '../lib/class-names.ts'

export function Label({ className, ...props }: ComponentProps<typeof LabelPrimitive.Root>) {
  return (
    <LabelPrimitive.Root
      className={classNames('block font-medium text-sm has-disabled:opacity-50', className)}
      {...props}
    />
  )
}

import { type ComponentProps, type ReactNode, useId } from 'react'
import { Input } from './input.tsx'
import { Label } from './label.tsx'

type FieldProps = ComponentProps<typeof Input> & {
  label: string
  /** The message with the id `alertId` is about this field. */
  isAtFault?: boolean
  alertId?: string
  /** Something inside the field's right edge. */
  trailing?: ReactNode
  hint?: ReactNode
}

/** A labelled input that knows when it is at fault. */
export function Field({ label, isAtFault = false, alertId, trailing, hint, ...props }: FieldProps) {
  const id = useId()
  return (
    <div className="space-y-1.5">
      <Label htmlFor={id}>{label}</Label>
      <div className="relative">
        <Input
          id={id}
          required
          {...(isAtFault && { 'aria-invalid': true, 'aria-describedby': alertId })}
          {...props}
        />
        {trailing}
      </div>
      {hint}
    </div>
  )
}

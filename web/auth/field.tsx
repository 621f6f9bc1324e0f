import { type ComponentProps, type ReactNode, useId } from 'react'
import { Input } from '../ui/input.tsx'
import { Label } from '../ui/label.tsx'

type FieldProps = ComponentProps<typeof Input> & {
  label: string
  /** The message in the alert is about this field. */
  isAtFault: boolean
  /** Something inside the field's right edge. */
  trailing?: ReactNode
  hint?: ReactNode
}

export const ALERT_ID = 'auth-alert'

/** A labelled input of the authentication forms. */
export function Field({ label, isAtFault, trailing, hint, ...props }: FieldProps) {
  const id = useId()
  return (
    <div className="space-y-1.5">
      <Label htmlFor={id}>{label}</Label>
      <div className="relative">
        <Input
          id={id}
          required
          {...(isAtFault && { 'aria-invalid': true, 'aria-describedby': ALERT_ID })}
          {...props}
        />
        {trailing}
      </div>
      {hint}
    </div>
  )
}

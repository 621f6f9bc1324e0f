import { Undo2 } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Button } from '../ui/button.tsx'
import { Input } from '../ui/input.tsx'
import { Label } from '../ui/label.tsx'
import { Textarea } from '../ui/textarea.tsx'

export const FORM_ALERT_ID = 'application-alert'

type FormFieldProps = {
  label: string
  isRequired?: boolean
  /** The message in the alert is about this field. */
  isAtFault?: boolean
  /** Given where what the user had typed was replaced. */
  onUndo?: (() => void) | undefined
  /** Stands beside the label. */
  action?: ReactNode
  /** A text area of so many rows instead of a line. */
  rows?: number
  value: string
  onValue: (value: string) => void
} & Pick<ComponentProps<'input'>, 'name' | 'type' | 'autoComplete' | 'placeholder'>

/** A labelled field of the application form. */
export function FormField(props: FormFieldProps) {
  const { label, isRequired = false, isAtFault = false, onUndo, action, rows, onValue, ...rest } = props
  const id = useId()
  const shared = {
    id,
    required: isRequired,
    onChange: (event: { target: { value: string } }) => onValue(event.target.value),
    ...(isAtFault && { 'aria-invalid': true, 'aria-describedby': FORM_ALERT_ID }),
    ...rest,
  }
  const { type: _, ...sharedWithTextarea } = shared
  return (
    <div className="space-y-1.5">
      <div className="flex min-h-5 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Label htmlFor={id}>{isRequired ? `${label} *` : label}</Label>
        {(onUndo || action) && (
          <div className="ml-auto flex flex-wrap justify-end gap-2">
            {onUndo && (
              // Its margins keep the fields of a row at one height when it appears.
              <Button
                variant="ghost"
                size="small"
                className="-my-1.5 max-sm:-my-2.5"
                aria-label={`Undo ${label}`}
                onClick={onUndo}
              >
                <Undo2 aria-hidden />
                Undo
              </Button>
            )}
            {action}
          </div>
        )}
      </div>
      {rows === undefined ? <Input {...shared} /> : <Textarea rows={rows} {...sharedWithTextarea} />}
    </div>
  )
}

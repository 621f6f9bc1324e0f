import { Eye, EyeOff } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Field } from './field.tsx'

type PasswordFieldProps = ComponentProps<typeof Field> & { isShown: boolean; onToggle: () => void }

/** A password input whose text can be shown. */
export function PasswordField({ isShown, onToggle, label, ...props }: PasswordFieldProps) {
  const action = `${isShown ? 'Hide' : 'Show'} ${label.toLowerCase()}`
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field
      label={label}
      type={isShown ? 'text' : 'password'}
      className="pr-11"
      spellCheck={false}
      autoCapitalize="none"
      trailing={
        <button
          type="button"
          onClick={onToggle}
          aria-label={action}
          title={action}
          className="absolute top-0 right-0 flex size-control items-center justify-center rounded-control text-muted transition-colors hover:text-text focus-visible:-outline-offset-4"
        >
          <Icon className="size-4" aria-hidden />
        </button>
      }
      {...props}
    />
  )
}

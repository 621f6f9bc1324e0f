import type { ComponentProps } from 'react'
import { Button } from './button.tsx'

/**
 * An icon button with a title instead of a tooltip: for long lists, where tooltips cost too much, and for dialogs,
 * where an open one would take the first Esc for itself.
 */
export function PlainIconButton({ label, ...props }: ComponentProps<typeof Button> & { label: string }) {
  return <Button variant="ghost" size="icon" aria-label={label} title={label} {...props} />
}

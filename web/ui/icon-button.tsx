import type { ComponentProps } from 'react'
import { Button } from './button.tsx'
import { Tooltip } from './tooltip.tsx'

/** A button that shows only an icon: its name is read aloud and shown as a tooltip. */
export function IconButton({ label, ...props }: ComponentProps<typeof Button> & { label: string }) {
  return (
    <Tooltip text={label}>
      <Button variant="ghost" size="icon" aria-label={label} {...props} />
    </Tooltip>
  )
}

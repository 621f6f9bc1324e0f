import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

// Without a control inside, only a box that takes the focus can be scrolled with the keyboard.
const REACHABLE = { tabIndex: 0 }

/** Text that scrolls by itself, also with the keyboard. */
export function ScrollBox({ label, className, ...props }: ComponentProps<'section'> & { label: string }) {
  return (
    <section {...REACHABLE} aria-label={label} className={clsx('overflow-y-auto', className)} {...props} />
  )
}

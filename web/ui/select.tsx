import { clsx } from 'clsx'
import { Check, ChevronDown } from 'lucide-react'
import { Select as SelectPrimitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { fieldClasses } from './field-classes.ts'

export const Select = SelectPrimitive.Root

export function SelectTrigger({ className, ...props }: ComponentProps<typeof SelectPrimitive.Trigger>) {
  return (
    <SelectPrimitive.Trigger
      className={clsx(fieldClasses, 'flex h-control items-center justify-between gap-2', className)}
      {...props}
    >
      <SelectPrimitive.Value />
      <ChevronDown className="size-4 shrink-0 text-muted" aria-hidden />
    </SelectPrimitive.Trigger>
  )
}

export function SelectContent({
  className,
  children,
  ...props
}: ComponentProps<typeof SelectPrimitive.Content>) {
  return (
    <SelectPrimitive.Portal>
      <SelectPrimitive.Content
        position="popper"
        sideOffset={4}
        collisionPadding={8}
        className={clsx(
          'z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) animate-appear overflow-y-auto rounded-card border bg-raised p-1 shadow-raised',
          className,
        )}
        {...props}
      >
        {/* The viewport brings a style element, which needs the nonce of the page. */}
        <SelectPrimitive.Viewport nonce={globalThis.__webpack_nonce__}>{children}</SelectPrimitive.Viewport>
      </SelectPrimitive.Content>
    </SelectPrimitive.Portal>
  )
}

export function SelectItem({ className, children, ...props }: ComponentProps<typeof SelectPrimitive.Item>) {
  return (
    <SelectPrimitive.Item
      className={clsx(
        'flex min-h-compact items-center justify-between gap-3 rounded-control px-2 text-sm select-none focus-visible:-outline-offset-2 data-highlighted:bg-hover',
        className,
      )}
      {...props}
    >
      <SelectPrimitive.ItemText>{children}</SelectPrimitive.ItemText>
      <SelectPrimitive.ItemIndicator>
        <Check className="size-4 text-accent" aria-hidden />
      </SelectPrimitive.ItemIndicator>
    </SelectPrimitive.Item>
  )
}

import { cva, type VariantProps } from 'class-variance-authority'
import { clsx } from 'clsx'
import { DropdownMenu as MenuPrimitive } from 'radix-ui'
import type { ComponentProps } from 'react'

/** A menu that leaves the rest of the page alone: nothing is hidden or locked while it is open. */
export function DropdownMenu(props: ComponentProps<typeof MenuPrimitive.Root>) {
  return <MenuPrimitive.Root modal={false} {...props} />
}

export const DropdownMenuTrigger = MenuPrimitive.Trigger

export function DropdownMenuContent({ className, ...props }: ComponentProps<typeof MenuPrimitive.Content>) {
  return (
    <MenuPrimitive.Content
      sideOffset={6}
      collisionPadding={8}
      className={clsx(
        'z-40 min-w-48 rounded-card border bg-raised p-1 shadow-raised animate-appear',
        className,
      )}
      {...props}
    />
  )
}

const item = cva(
  'flex min-h-compact items-center gap-2 rounded-control px-2 py-1 text-sm select-none focus-visible:-outline-offset-2 data-disabled:opacity-50 data-highlighted:bg-hover [&_svg]:size-4',
  {
    variants: { variant: { plain: '[&_svg]:text-muted', danger: 'text-danger' } },
    defaultVariants: { variant: 'plain' },
  },
)

type ItemProps = ComponentProps<typeof MenuPrimitive.Item> & VariantProps<typeof item>

export function DropdownMenuItem({ className, variant, ...props }: ItemProps) {
  return <MenuPrimitive.Item className={clsx(item({ variant }), className)} {...props} />
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof MenuPrimitive.Label>) {
  return <MenuPrimitive.Label className={clsx('px-2 py-1.5', className)} {...props} />
}

export function DropdownMenuSeparator({
  className,
  ...props
}: ComponentProps<typeof MenuPrimitive.Separator>) {
  return <MenuPrimitive.Separator className={clsx('-mx-1 my-1 h-px bg-line', className)} {...props} />
}

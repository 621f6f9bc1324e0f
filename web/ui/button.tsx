import { cva, type VariantProps } from 'class-variance-authority'
import { clsx } from 'clsx'
import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'

const button = cva(
  "inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-medium text-sm whitespace-nowrap transition-colors select-none disabled:cursor-default disabled:opacity-50 [&_svg]:shrink-0 [&_svg:not([class*='size-'])]:size-4",
  {
    variants: {
      variant: {
        primary: 'bg-accent text-on-accent hover:bg-accent/90',
        secondary: 'border border-edge bg-surface hover:bg-hover',
        ghost: 'text-muted hover:bg-hover hover:text-text',
        danger: 'bg-danger text-on-danger hover:bg-danger/90',
        link: 'text-accent underline-offset-4 hover:underline',
      },
      size: {
        normal: 'h-control px-3.5',
        /** For rows and panel heads; still a full target for fingers. */
        small: 'h-compact px-2.5',
        icon: 'size-compact',
      },
    },
    defaultVariants: { variant: 'primary', size: 'normal' },
  },
)

type ButtonProps = ComponentProps<'button'> & VariantProps<typeof button> & { asChild?: boolean }

export function Button({
  className,
  variant,
  size,
  asChild = false,
  type = 'button',
  ...props
}: ButtonProps) {
  const classes = clsx(button({ variant, size }), className)
  if (asChild) return <Slot.Root className={classes} {...props} />
  return <button type={type} className={classes} {...props} />
}

import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { Dialog as DialogPrimitive } from 'radix-ui'
import { type ComponentProps, type KeyboardEvent, useRef } from 'react'
import { Button } from './button.tsx'
import { useReturnFocus } from './use-return-focus.ts'

export const Dialog = DialogPrimitive.Root

export const backdropClasses = 'fixed inset-0 z-40 bg-backdrop'

export const dialogClasses =
  'fixed top-1/2 left-1/2 z-40 flex max-h-[min(48rem,calc(100dvh-2rem))] w-[min(calc(100vw-2rem),var(--dialog-width))] -translate-x-1/2 -translate-y-1/2 flex-col rounded-card border bg-raised shadow-raised animate-appear'

export const dialogWidths = {
  narrow: '[--dialog-width:26rem]',
  normal: '[--dialog-width:34rem]',
  wide: '[--dialog-width:48rem]',
}

type DialogContentProps = ComponentProps<typeof DialogPrimitive.Content> & {
  width?: keyof typeof dialogWidths
}

/** A window over the page with a height cap; put what may be long into a DialogBody. */
export function DialogContent({ width = 'normal', className, children, ...props }: DialogContentProps) {
  const { onOpenAutoFocus, onCloseAutoFocus, ...rest } = props
  const returnFocus = useReturnFocus()
  const close = useRef<HTMLButtonElement>(null)

  /** A toast takes Esc for itself; here it still closes what the user is in. */
  function closeOnEscape(event: KeyboardEvent<HTMLElement>) {
    const isOwn = event.target instanceof Node && event.currentTarget.contains(event.target)
    if (event.key === 'Escape' && !event.defaultPrevented && isOwn) close.current?.click()
  }

  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay className={backdropClasses} />
      <DialogPrimitive.Content
        className={clsx(dialogClasses, dialogWidths[width], className)}
        onKeyDown={closeOnEscape}
        onOpenAutoFocus={(event) => {
          returnFocus.onOpenAutoFocus()
          onOpenAutoFocus?.(event)
        }}
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus?.(event)
          returnFocus.onCloseAutoFocus(event)
        }}
        {...rest}
      >
        {children}
        <DialogPrimitive.Close asChild>
          {/* A title instead of a tooltip, which would take the first Esc for itself. */}
          <Button
            ref={close}
            variant="ghost"
            size="icon"
            aria-label="Close"
            title="Close"
            className="absolute top-3 right-3"
          >
            <X aria-hidden />
          </Button>
        </DialogPrimitive.Close>
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  )
}

/** Title, and a description for those who want one; the close button keeps its corner. */
export function DialogHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div className={clsx('space-y-1 px-5 pt-4 pr-14 pb-3', className)} {...props} />
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) {
  return <DialogPrimitive.Title className={clsx('font-semibold text-lg', className)} {...props} />
}

export function DialogDescription({
  className,
  ...props
}: ComponentProps<typeof DialogPrimitive.Description>) {
  return <DialogPrimitive.Description className={clsx('text-muted text-sm', className)} {...props} />
}

/** The part that scrolls when the window is too low for it. */
export function DialogBody({ className, ...props }: ComponentProps<'div'>) {
  return <div className={clsx('min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-5', className)} {...props} />
}

export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return <div className={clsx('flex flex-wrap justify-end gap-2 border-t px-5 py-3', className)} {...props} />
}

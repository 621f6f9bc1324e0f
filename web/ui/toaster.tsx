import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { useEffect } from 'react'
import { Button } from './button.tsx'
import { clearToasts, dismissToast, type ShownToast, TOAST_DURATION_MS, useToasts } from './toast.ts'

/** Shows what `toast` is given. F8 moves the focus here; a swipe to the right dismisses. */
export function Toaster() {
  const toasts = useToasts()
  useEffect(() => clearToasts, [])
  return (
    <Toast.Provider duration={TOAST_DURATION_MS} swipeDirection="right" swipeThreshold={50}>
      {toasts.map((shown) => (
        <ToastCard key={shown.id} {...shown} />
      ))}
      <Toast.Viewport
        hotkey={['F8']}
        className="fixed right-0 bottom-0 z-50 flex w-full flex-col p-4 focus-visible:-outline-offset-4 max-sm:top-0 max-sm:bottom-auto sm:w-96"
      />
    </Toast.Provider>
  )
}

function ToastCard({ id, open, title, description, variant, action }: ShownToast) {
  const isDestructive = variant === 'destructive'
  return (
    <Toast.Root
      open={open}
      onOpenChange={(isOpen) => !isOpen && dismissToast(id)}
      type={isDestructive ? 'foreground' : 'background'}
      className={clsx(
        // A modal dialog takes the pointer from everything else; a toast is to be read and closed all the same.
        'pointer-events-auto flex items-start gap-2 rounded-card border py-2 pr-2 pl-4 shadow-raised animate-slide-in data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:transition-transform',
        isDestructive ? 'border-danger/50 bg-danger-soft text-danger' : 'bg-raised',
      )}
    >
      <div className="min-w-0 flex-1 py-1.5">
        <Toast.Title className="font-medium text-sm">{title}</Toast.Title>
        {description && (
          <Toast.Description className={clsx('text-sm break-words', !isDestructive && 'text-muted')}>
            {description}
          </Toast.Description>
        )}
        {action && <div className="mt-2">{action}</div>}
      </div>
      <Toast.Close asChild>
        <Button variant="ghost" size="icon" aria-label="Close" title="Close">
          <X aria-hidden />
        </Button>
      </Toast.Close>
    </Toast.Root>
  )
}

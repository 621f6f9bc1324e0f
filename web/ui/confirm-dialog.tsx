import { clsx } from 'clsx'
import { AlertDialog } from 'radix-ui'
import { Button } from './button.tsx'
import { backdropClasses, dialogClasses, dialogWidths } from './dialog.tsx'
import { useReturnFocus } from './use-return-focus.ts'

type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: string
  /** The verb on the button that does it. */
  action: string
  onConfirm: () => void
  isBusy?: boolean
}

/** Asks before something that cannot be undone; Cancel has the focus, and a click outside does nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, action, onConfirm, isBusy = false } = props
  const returnFocus = useReturnFocus()
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={backdropClasses} />
        <AlertDialog.Content className={clsx(dialogClasses, dialogWidths.narrow)} {...returnFocus}>
          <div className="space-y-2 overflow-y-auto p-5">
            <AlertDialog.Title className="font-semibold text-lg">{title}</AlertDialog.Title>
            <AlertDialog.Description className="text-muted">{description}</AlertDialog.Description>
          </div>
          <div className="flex justify-end gap-2 px-5 pb-5">
            <AlertDialog.Cancel asChild>
              <Button variant="secondary">Cancel</Button>
            </AlertDialog.Cancel>
            <Button variant="danger" disabled={isBusy} onClick={onConfirm}>
              {action}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

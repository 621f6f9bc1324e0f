import { useUser } from '../lib/session.ts'
import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from '../ui/dialog.tsx'

type SettingsDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Gives the focus back to what opened the dialog; a menu item is gone by then. */
  returnFocus: () => void
}

export function SettingsDialog({ open, onOpenChange, returnFocus }: SettingsDialogProps) {
  const user = useUser()
  const profile = [
    { label: 'Display Name', value: user.displayName },
    { label: 'Username', value: `@${user.username}` },
    { label: 'Email', value: user.email },
  ]
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        aria-describedby={undefined}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          returnFocus()
        }}
      >
        <DialogHeader>
          <DialogTitle>Account Settings</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <dl className="space-y-3">
            {profile.map(({ label, value }) => (
              <div key={label}>
                <dt className="text-muted text-xs">{label}</dt>
                <dd className="break-words">{value}</dd>
              </div>
            ))}
          </dl>
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}

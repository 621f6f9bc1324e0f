import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from '../ui/dialog.tsx'
import { Profile } from './profile.tsx'

type SettingsDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Gives the focus back to what opened the dialog; a menu item is gone by then. */
  returnFocus: () => void
}

export function SettingsDialog({ open, onOpenChange, returnFocus }: SettingsDialogProps) {
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
          <Profile />
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}

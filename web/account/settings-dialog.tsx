import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from '../ui/dialog.tsx'
import { AnalysisEngineSection } from './analysis-engine.tsx'
import { Appearance } from './appearance.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { PasswordSection } from './password.tsx'
import { Profile } from './profile.tsx'
import { Sessions } from './sessions.tsx'
import { YourData } from './your-data.tsx'

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
        <DialogBody className="divide-y pb-0 *:first:pt-0">
          <Profile />
          <PasswordSection />
          <Sessions />
          <Appearance />
          <AnalysisEngineSection />
          <YourData />
          <DeleteAccount />
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}

import { useEffect, useState } from 'react'
import { isTyping } from '../lib/is-typing.ts'
import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from '../ui/dialog.tsx'

const SHORTCUTS = [
  { keys: ['Ctrl / ⌘', 'Enter'], does: 'Process the snap description' },
  { keys: ['/'], does: 'Search' },
  { keys: ['Esc'], does: 'Close a dialog or menu' },
  { keys: ['F8'], does: 'Go to the notification' },
  { keys: ['?'], does: 'Show this list' },
]

/** The list of shortcuts, opened with `?` anywhere but in a text field. */
export function ShortcutsDialog() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== '?' || event.defaultPrevented || isTyping(event.target)) return
      if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) setOpen(true)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogContent width="narrow" aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>Keyboard shortcuts</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <dl className="divide-y">
            {SHORTCUTS.map(({ keys, does }) => (
              <div key={does} className="flex items-center justify-between gap-4 py-2">
                <dt>{does}</dt>
                <dd className="flex gap-1">
                  {keys.map((key) => (
                    <kbd
                      key={key}
                      className="rounded-control border bg-hover px-1.5 py-0.5 font-mono text-xs"
                    >
                      {key}
                    </kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}

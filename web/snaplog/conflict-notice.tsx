import { type ReactNode, useEffect, useRef } from 'react'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import type { PanelEdit } from './use-panel-edit.ts'

type ConflictNoticeProps<Form> = { edit: PanelEdit<Form>; children: ReactNode }

/** Says that the entry was changed elsewhere and lets the user choose; until then nothing is lost. */
export function ConflictNotice<Form>({ edit, children }: ConflictNoticeProps<Form>) {
  const keepMine = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    keepMine.current?.focus({ preventScroll: true })
    keepMine.current?.scrollIntoView({ block: 'center' })
  }, [])

  return (
    <Alert variant="warn" className="space-y-2">
      <p className="font-medium">This entry was changed elsewhere while you were editing.</p>
      {children}
      <p>Your text is still here. Keep it and replace theirs, or drop it and load theirs.</p>
      <div className="flex flex-wrap gap-2 pt-1">
        <Button ref={keepMine} size="small" disabled={edit.isBusy} onClick={edit.keepMine}>
          Keep mine
        </Button>
        <Button
          size="small"
          variant="secondary"
          className="text-text"
          disabled={edit.isBusy}
          onClick={edit.loadTheirs}
        >
          Load theirs
        </Button>
      </div>
    </Alert>
  )
}

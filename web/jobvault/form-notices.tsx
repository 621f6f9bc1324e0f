import type { JobApplication } from '../../contract/applications.ts'
import { formatDay } from '../lib/format.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { FORM_ALERT_ID } from './form-field.tsx'

export function FaultNotice({ message }: { message: string }) {
  return <Alert id={FORM_ALERT_ID}>{message}</Alert>
}

/** A warning, never a block: somebody may apply twice. */
export function DuplicateNotice({ duplicate }: { duplicate: JobApplication }) {
  const { positionName, companyName, dateApplied } = duplicate
  return (
    <Alert variant="warn" role="status">
      {`You already have an application for ${positionName} at ${companyName}`}
      {dateApplied ? ` of ${formatDay(dateApplied)}.` : '.'}
    </Alert>
  )
}

type ConflictNoticeProps = { isBusy: boolean; onSettle: (keepMine: boolean) => void }

/** Says that the application was changed elsewhere and lets the user choose; until then nothing is lost. */
export function ConflictNotice({ isBusy, onSettle }: ConflictNoticeProps) {
  return (
    <Alert variant="warn" className="space-y-2">
      <p className="font-medium">This application was changed elsewhere while you were editing.</p>
      <p>Your text is still here. Keep it and update again, or drop it and load theirs.</p>
      <div className="flex flex-wrap gap-2 pt-1">
        <Button size="small" disabled={isBusy} onClick={() => onSettle(true)}>
          Keep mine
        </Button>
        <Button
          size="small"
          variant="secondary"
          className="text-text"
          disabled={isBusy}
          onClick={() => onSettle(false)}
        >
          Load theirs
        </Button>
      </div>
    </Alert>
  )
}

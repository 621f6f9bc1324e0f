import { useId } from 'react'
import type { TaskLog } from '../../contract/snaps.ts'
import { Label } from '../ui/label.tsx'
import { Textarea } from '../ui/textarea.tsx'
import { CopyButton } from './copy-button.tsx'
import { EditablePanel } from './editable-panel.tsx'
import { FieldGroup, SourceButton, SourceQuote } from './sourced-field.tsx'
import { type EditablePart, usePanelEdit } from './use-panel-edit.ts'

type BulletEdit = { text: string }

const BULLET: EditablePart<BulletEdit> = {
  name: 'bullet',
  read: ({ resumeBullet }) => ({ text: resumeBullet }),
  write: ({ text }) => ({ resumeBullet: text.trim() }),
  saved: { title: 'Resume Bullet Updated', description: 'Your changes have been saved successfully.' },
}

export function ResumeBulletCard({ log }: { log: TaskLog }) {
  const edit = usePanelEdit(log, BULLET)
  const id = useId()
  return (
    <FieldGroup field="resumeBullet">
      <EditablePanel
        title="Resume Bullet"
        edit={edit}
        actions={
          <>
            <SourceButton field="resumeBullet" />
            <CopyButton name="Resume Bullet" label="Copy" text={log.resumeBullet} />
          </>
        }
        view={
          <div className="max-w-[68ch] text-lg/relaxed break-words whitespace-pre-line">
            {log.resumeBullet.trim() || (
              <span className="text-base text-muted">No resume bullet provided</span>
            )}
            <SourceQuote field="resumeBullet" />
          </div>
        }
        renderForm={({ text }) => (
          <div className="space-y-1.5">
            <Label htmlFor={id}>Bullet point</Label>
            <Textarea
              id={id}
              className="field-sizing-content"
              value={text}
              onChange={(event) => edit.change({ text: event.target.value })}
            />
          </div>
        )}
        describeConflict={() => <p className="break-words">Elsewhere: {edit.conflict?.resumeBullet}</p>}
      />
    </FieldGroup>
  )
}

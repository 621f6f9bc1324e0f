import { useId } from 'react'
import type { StarStory, TaskLog } from '../../contract/snaps.ts'
import { Label } from '../ui/label.tsx'
import { Textarea } from '../ui/textarea.tsx'
import { CopyButton } from './copy-button.tsx'
import { STAR_PARTS, starCopy } from './copy-texts.ts'
import { EditablePanel } from './editable-panel.tsx'
import { FIELD_LABELS } from './labels.ts'
import { FieldGroup, SourcedField } from './sourced-field.tsx'
import { type EditablePart, usePanelEdit } from './use-panel-edit.ts'

const STORY: EditablePart<StarStory> = {
  name: 'story',
  read: ({ starStory }) => starStory,
  write: (starStory) => ({ starStory }),
  saved: { title: 'STAR Story Updated', description: 'Your changes have been saved successfully.' },
}

export function StarStoryCard({ log }: { log: TaskLog }) {
  const edit = usePanelEdit(log, STORY)
  return (
    <EditablePanel
      title="STAR Story"
      edit={edit}
      actions={<CopyButton name="STAR Story" label="Copy" text={starCopy(log.starStory)} />}
      view={
        <dl className="max-w-[68ch] space-y-2">
          {STAR_PARTS.map((part) => (
            <SourcedField key={part} field={part}>
              {log.starStory[part].trim() || <span className="text-base text-muted">Nothing yet</span>}
            </SourcedField>
          ))}
        </dl>
      }
      renderForm={(form) => <StoryForm form={form} onChange={edit.change} />}
      describeConflict={(form) => (
        <ul className="list-disc space-y-1 pl-5 break-words">
          {STAR_PARTS.filter((part) => edit.conflict && edit.conflict.starStory[part] !== form[part]).map(
            (part) => (
              <li key={part}>
                {FIELD_LABELS[part]} elsewhere: {edit.conflict?.starStory[part]}
              </li>
            ),
          )}
        </ul>
      )}
    />
  )
}

type StoryFormProps = { form: StarStory; onChange: (changes: Partial<StarStory>) => void }

function StoryForm({ form, onChange }: StoryFormProps) {
  const id = useId()
  return STAR_PARTS.map((part) => (
    <FieldGroup key={part} field={part} className="space-y-1.5">
      <Label htmlFor={id + part}>{FIELD_LABELS[part]}</Label>
      <Textarea
        id={id + part}
        className="field-sizing-content"
        value={form[part]}
        onChange={(event) => onChange({ [part]: event.target.value })}
      />
    </FieldGroup>
  ))
}

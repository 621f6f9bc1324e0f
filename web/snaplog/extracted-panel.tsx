import type { ExtractedData, TaskLog } from '../../contract/snaps.ts'
import { AnalysisNotes } from './analysis-notes.tsx'
import { CopyButton } from './copy-button.tsx'
import { EXTRACTED_FIELDS, extractedCopy, fieldCopy } from './copy-texts.ts'
import { EditablePanel } from './editable-panel.tsx'
import { EXTRACTED, toExtractedData } from './extracted-edit.ts'
import { ExtractedForm } from './extracted-form.tsx'
import { ExtractedView } from './extracted-view.tsx'
import { FIELD_LABELS } from './labels.ts'
import { usePanelEdit } from './use-panel-edit.ts'

export function ExtractedPanel({ log }: { log: TaskLog }) {
  const edit = usePanelEdit(log, EXTRACTED)
  return (
    <EditablePanel
      title="Extracted Information"
      edit={edit}
      actions={
        <CopyButton
          name="All extracted information"
          label="Copy All"
          text={extractedCopy(log.extractedData)}
        />
      }
      view={
        <>
          <ExtractedView data={log.extractedData} />
          <AnalysisNotes analysis={log.analysis} />
        </>
      }
      renderForm={(form) => <ExtractedForm form={form} onChange={edit.change} />}
      describeConflict={(form) =>
        edit.conflict && <Differences mine={toExtractedData(form)} theirs={edit.conflict} />
      }
    />
  )
}

function Differences({ mine, theirs }: { mine: ExtractedData; theirs: TaskLog }) {
  const differing = EXTRACTED_FIELDS.filter(
    (field) => fieldCopy(mine, field) !== fieldCopy(theirs.extractedData, field),
  )
  if (differing.length === 0) return <p>Another part of it was changed; this one reads the same.</p>
  return (
    <ul className="list-disc space-y-1 pl-5 break-words">
      {differing.map((field) => (
        <li key={field}>
          {FIELD_LABELS[field]} elsewhere: {fieldCopy(theirs.extractedData, field)}
        </li>
      ))}
    </ul>
  )
}

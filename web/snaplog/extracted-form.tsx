import { type ReactNode, useId } from 'react'
import type { Priority } from '../../contract/snaps.ts'
import { Input } from '../ui/input.tsx'
import { Label } from '../ui/label.tsx'
import { NativeSelect } from '../ui/native-select.tsx'
import { Textarea } from '../ui/textarea.tsx'
import type { ExtractedField } from './copy-texts.ts'
import type { ExtractedEdit } from './extracted-edit.ts'
import { FIELD_LABELS, PRIORITIES, priorityLabel } from './labels.ts'
import { FieldGroup } from './sourced-field.tsx'

const TEXTS = ['problemSummary', 'approach', 'solution', 'impact'] as const

type ExtractedFormProps = { form: ExtractedEdit; onChange: (changes: Partial<ExtractedEdit>) => void }

export function ExtractedForm({ form, onChange }: ExtractedFormProps) {
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-4">
      <FormField field="date">
        {(id) => (
          <Input
            id={id}
            type="date"
            value={form.date}
            onChange={(event) => onChange({ date: event.target.value })}
          />
        )}
      </FormField>
      <FormField field="priority">
        {(id) => (
          <NativeSelect
            id={id}
            value={form.priority ?? 'medium'}
            onChange={(event) => onChange({ priority: event.target.value as Priority })}
          >
            {PRIORITIES.map((priority) => (
              <option key={priority} value={priority}>
                {priorityLabel(priority)}
              </option>
            ))}
          </NativeSelect>
        )}
      </FormField>
      <FormField field="project" isWide>
        {(id) => (
          <Input
            id={id}
            value={form.project}
            onChange={(event) => onChange({ project: event.target.value })}
          />
        )}
      </FormField>
      {TEXTS.map((field) => (
        <FormField key={field} field={field} isWide>
          {(id) => (
            <Textarea
              id={id}
              className="field-sizing-content"
              value={form[field]}
              onChange={(event) => onChange({ [field]: event.target.value })}
            />
          )}
        </FormField>
      ))}
      <FormField field="technologies" hint="One per line" isWide>
        {(id) => (
          <Textarea
            id={id}
            className="field-sizing-content"
            value={form.technologies}
            onChange={(event) => onChange({ technologies: event.target.value })}
          />
        )}
      </FormField>
    </div>
  )
}

type FormFieldProps = {
  field: ExtractedField
  hint?: string
  isWide?: boolean
  children: (id: string) => ReactNode
}

function FormField({ field, hint, isWide = false, children }: FormFieldProps) {
  const id = useId()
  return (
    <FieldGroup field={field} className={isWide ? 'col-span-2 space-y-1.5' : 'min-w-0 space-y-1.5'}>
      <div className="flex items-baseline justify-between gap-2">
        <Label htmlFor={id}>{FIELD_LABELS[field]}</Label>
        {hint && <span className="text-muted text-xs">{hint}</span>}
      </div>
      {children(id)}
    </FieldGroup>
  )
}

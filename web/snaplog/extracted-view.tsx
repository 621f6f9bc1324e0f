import { clsx } from 'clsx'
import type { ExtractedData } from '../../contract/snaps.ts'
import { ABSENT, EXTRACTED_FIELDS, type ExtractedField, fieldCopy, fieldText } from './copy-texts.ts'
import { PriorityBadge } from './priority-badge.tsx'
import { SourcedField } from './sourced-field.tsx'

const HALF_WIDTH: ExtractedField[] = ['date', 'priority']

/** The fields as a page to read, not as a form. */
export function ExtractedView({ data }: { data: ExtractedData }) {
  return (
    <dl className="grid max-w-[68ch] grid-cols-2 gap-x-6 gap-y-2">
      {EXTRACTED_FIELDS.map((field) => (
        <SourcedField
          key={field}
          field={field}
          copy={fieldCopy(data, field)}
          className={clsx(!HALF_WIDTH.includes(field) && 'col-span-2')}
        >
          <FieldContent data={data} field={field} />
        </SourcedField>
      ))}
    </dl>
  )
}

function FieldContent({ data, field }: { data: ExtractedData; field: ExtractedField }) {
  const text = fieldText(data, field)
  if (text.trim() === '') return <span className="text-base text-muted">{ABSENT[field]}</span>
  if (field === 'priority') return <PriorityBadge priority={data.priority} />
  if (field === 'project') return <span className="font-semibold">{text}</span>
  if (field === 'date') return <time className="tabular-nums">{text}</time>
  if (field === 'technologies') return <Technologies names={data.technologies} />
  return text
}

function Technologies({ names }: { names: string[] }) {
  return (
    <ul className="flex flex-wrap gap-1.5 pt-0.5">
      {[...new Set(names)].map((name) => (
        <li key={name} className="rounded-control border px-2 py-0.5 text-base break-all">
          {name}
        </li>
      ))}
    </ul>
  )
}

import { TextQuote } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SourcedField as FieldName } from '../../contract/snaps.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { CopyButton } from './copy-button.tsx'
import { FIELD_LABELS } from './labels.ts'
import { placeOf, tidyRanges, useSources } from './sources.tsx'

type SourcedFieldProps = { field: FieldName; copy?: string; className?: string; children: ReactNode }

/** One field of a list of definitions: small label, content at reading size, and where it comes from. */
export function SourcedField({ field, copy, className, children }: SourcedFieldProps) {
  const label = FIELD_LABELS[field]
  return (
    <FieldGroup field={field} className={className}>
      <dt className="-mr-2 flex min-h-8 items-center gap-0.5 text-muted text-xs">
        <span className="mr-auto">{label}</span>
        <SourceButton field={field} />
        {copy !== undefined && <CopyButton name={label} text={copy} />}
      </dt>
      <dd className="text-lg/relaxed break-words whitespace-pre-line">
        {children}
        <SourceQuote field={field} />
      </dd>
    </FieldGroup>
  )
}

type FieldGroupProps = { field: FieldName; className?: string | undefined; children: ReactNode }

/** Highlights the sentences behind a field while the pointer or the focus is in it. */
export function FieldGroup({ field, className, children }: FieldGroupProps) {
  return (
    <div className={className} {...placeOf(field)}>
      {children}
    </div>
  )
}

/** Shows the sentences under the field until it is pressed again: for fingers, and for fields far from the text. */
export function SourceButton({ field }: { field: FieldName }) {
  const { ranges, description, pinned, togglePin } = useSources()
  if (tidyRanges(ranges[field], description.length).length === 0) return null
  return (
    <IconButton
      label={`Source of ${FIELD_LABELS[field]}`}
      aria-pressed={pinned === field}
      className="aria-pressed:bg-hover aria-pressed:text-text"
      onClick={() => togglePin(field)}
    >
      <TextQuote aria-hidden />
    </IconButton>
  )
}

export function SourceQuote({ field }: { field: FieldName }) {
  const { ranges, description, pinned } = useSources()
  if (pinned !== field) return null
  return (
    <blockquote className="mt-2 border-warn border-l-2 pl-3 text-base text-muted whitespace-pre-line">
      {tidyRanges(ranges[field], description.length)
        .map(({ start, end }) => description.slice(start, end).trim())
        .join('\n')}
    </blockquote>
  )
}

import type { ExtractedData, StarStory } from '../../contract/snaps.ts'
import { FIELD_LABELS, priorityLabel } from './labels.ts'

export const EXTRACTED_FIELDS = [
  'date',
  'priority',
  'project',
  'problemSummary',
  'approach',
  'solution',
  'impact',
  'technologies',
] as const
export type ExtractedField = (typeof EXTRACTED_FIELDS)[number]

export const STAR_PARTS = ['situation', 'task', 'action', 'result'] as const

/** What stands where a field says nothing. */
export const ABSENT: Partial<Record<ExtractedField, string>> = {
  date: 'No date specified',
  project: 'Untitled Task',
  problemSummary: 'No problem summary provided',
  approach: 'No approach specified',
  solution: 'No solution specified',
  impact: 'No impact specified',
  technologies: 'None specified',
}

/** A field as text, empty where it says nothing. */
export function fieldText(data: ExtractedData, field: ExtractedField): string {
  if (field === 'priority') return priorityLabel(data.priority)
  if (field === 'technologies') return data.technologies.join(', ')
  return data[field] ?? ''
}

/** What the copy button of a field copies: what is shown. */
export function fieldCopy(data: ExtractedData, field: ExtractedField): string {
  return fieldText(data, field).trim() || (ABSENT[field] ?? '')
}

/** One line a field, with bold labels as in Markdown. */
export function extractedCopy(data: ExtractedData): string {
  return EXTRACTED_FIELDS.map((field) => labelled(FIELD_LABELS[field], fieldCopy(data, field))).join('\n')
}

export function starCopy(story: StarStory): string {
  return STAR_PARTS.map((part) => labelled(FIELD_LABELS[part], story[part])).join('\n')
}

function labelled(label: string, text: string): string {
  return `**${label}:** ${text.replace(/\s*[\r\n]+\s*/g, ' ').trim()}`.trimEnd()
}

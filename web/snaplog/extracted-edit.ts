import type { ExtractedData } from '../../contract/snaps.ts'
import type { EditablePart } from './use-panel-edit.ts'

/** The extracted data while they are edited: technologies as lines, absent texts as empty ones. */
export type ExtractedEdit = Required<Omit<ExtractedData, 'technologies'>> & { technologies: string }

export const EXTRACTED: EditablePart<ExtractedEdit> = {
  name: 'extracted',
  read: ({ extractedData }) => ({
    ...extractedData,
    approach: extractedData.approach ?? '',
    solution: extractedData.solution ?? '',
    technologies: extractedData.technologies.join('\n'),
  }),
  write: (form) => ({ extractedData: toExtractedData(form) }),
  saved: { title: 'Changes Saved', description: 'Your edits have been applied successfully.' },
}

/** Each line of the technologies that is not blank is one technology. */
export function toExtractedData({ technologies, ...form }: ExtractedEdit): ExtractedData {
  const lines = technologies.split(/\r?\n/).map((line) => line.trim())
  return { ...form, technologies: lines.filter(Boolean) }
}

import type { ExtractedData } from '../../../contract/snaps.ts'
import { projectName } from '../labels.ts'

// File systems take 255 bytes for a name.
const PROJECT_LIMIT = 200

/** "project_date.docx": one underscore for each character of the project that is not a letter or digit of ASCII. */
export function entryFileName({ project, date }: Pick<ExtractedData, 'project' | 'date'>): string {
  const name = projectName(project).replace(/[^a-zA-Z0-9]/gu, '_')
  return `${name.slice(0, PROJECT_LIMIT)}_${date.replaceAll('/', '-') || 'no-date'}.docx`
}

export function allEntriesFileName(day: string): string {
  return `techlog-export-${day}.docx`
}

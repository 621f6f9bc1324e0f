import type { Priority, SavedLog } from '../contract/snaps.ts'
import { paragraph, runs } from './paragraph.ts'

/** What of an entry stands in a Word file. */
export type WordEntry = Pick<SavedLog, 'extractedData' | 'resumeBullet' | 'starStory'>

const PRIORITIES: Record<Priority, { label: string; color: string }> = {
  high: { label: 'High', color: 'DC2626' },
  medium: { label: 'Medium', color: 'D97706' },
  low: { label: 'Low', color: '16A34A' },
}

/** One entry of the document, under a line unless it is the first; `number` counts from 1. */
export function entryParagraphs(
  { extractedData, resumeBullet, starStory }: WordEntry,
  number: number,
): string {
  const { project, date, problemSummary, approach, solution, impact, technologies } = extractedData
  const { label, color } = PRIORITIES[extractedData.priority] ?? PRIORITIES.medium
  return [
    number > 1 && separator(),
    heading(`Entry ${number}: ${project.trim() || 'Untitled Task'}`, 'Heading1'),
    labelled('Date', runs(date || 'No date specified')),
    labelled('Priority', runs(label, { bold: true, color })),
    section('Problem Summary', problemSummary.trim() || 'No problem summary provided'),
    approach?.trim() && section('Approach', approach),
    solution?.trim() && section('Solution', solution),
    section('Impact', impact.trim() || 'No impact specified'),
    technologies.length > 0 && section('Tools & Technologies', technologies.join(', ')),
    section('Resume Bullet Point', resumeBullet.trim() || 'No resume bullet provided'),
    heading('STAR Story', 'Heading2'),
    labelled('Situation', runs(starStory.situation)),
    labelled('Task', runs(starStory.task)),
    labelled('Action', runs(starStory.action)),
    labelled('Result', runs(starStory.result)),
  ]
    .filter(Boolean)
    .join('')
}

function separator(): string {
  return paragraph('', { isRuled: true, spacing: { before: 240, after: 240 } })
}

function section(title: string, text: string): string {
  return heading(title, 'Heading2') + paragraph(runs(text), { spacing: { after: 120 } })
}

function heading(text: string, style: 'Heading1' | 'Heading2'): string {
  return paragraph(runs(text), { style, keepNext: true, spacing: { before: 200, after: 80 } })
}

function labelled(label: string, content: string): string {
  return paragraph(runs(`${label}: `, { bold: true }) + content, { spacing: { after: 80 } })
}

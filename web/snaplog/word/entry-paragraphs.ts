import { BorderStyle, HeadingLevel, Paragraph, TextRun } from 'docx'
import type { Priority, SavedLog } from '../../../contract/snaps.ts'
import { STAR_PARTS } from '../copy-texts.ts'
import { FIELD_LABELS, priorityLabel, projectName } from '../labels.ts'
import { xmlText } from './xml-text.ts'

const PRIORITY_COLOURS: Record<Priority, string> = { high: 'DC2626', medium: 'D97706', low: '16A34A' }

/** One entry of the document; `number` counts from 1. */
export function entryParagraphs(log: SavedLog, number: number): Paragraph[] {
  const { extractedData, resumeBullet, starStory } = log
  const { project, date, problemSummary, approach, solution, impact, technologies } = extractedData
  const priority = extractedData.priority ?? 'medium'
  return [
    heading(`Entry ${number}: ${projectName(project)}`, HeadingLevel.HEADING_1),
    labelled('Date', runs(date || 'No date specified')),
    labelled('Priority', runs(priorityLabel(priority), { bold: true, color: PRIORITY_COLOURS[priority] })),
    ...section('Problem Summary', problemSummary.trim() || 'No problem summary provided'),
    ...(approach?.trim() ? section('Approach', approach) : []),
    ...(solution?.trim() ? section('Solution', solution) : []),
    ...section('Impact', impact.trim() || 'No impact specified'),
    ...(technologies.length > 0 ? section('Tools & Technologies', technologies.join(', ')) : []),
    ...section('Resume Bullet Point', resumeBullet.trim() || 'No resume bullet provided'),
    heading('STAR Story', HeadingLevel.HEADING_2),
    ...STAR_PARTS.map((part) => labelled(FIELD_LABELS[part], runs(starStory[part]))),
  ]
}

/** The line between two entries. */
export function separator(): Paragraph {
  return new Paragraph({
    border: { bottom: { style: BorderStyle.SINGLE, size: 6, space: 1, color: '9CA3AF' } },
    spacing: { before: 240, after: 240 },
  })
}

function section(title: string, text: string): Paragraph[] {
  return [
    heading(title, HeadingLevel.HEADING_2),
    new Paragraph({ children: runs(text), spacing: { after: 120 } }),
  ]
}

function heading(text: string, level: (typeof HeadingLevel)[keyof typeof HeadingLevel]): Paragraph {
  return new Paragraph({
    heading: level,
    children: runs(text),
    keepNext: true,
    spacing: { before: 200, after: 80 },
  })
}

function labelled(label: string, content: TextRun[]): Paragraph {
  return new Paragraph({
    children: [new TextRun({ text: `${label}: `, bold: true }), ...content],
    spacing: { after: 80 },
  })
}

/** Text as runs, its line breaks as breaks of the document. */
export function runs(text: string, look: { bold?: boolean; color?: string } = {}): TextRun[] {
  return xmlText(text)
    .split(/\r\n|\r|\n/)
    .map((line, index) => new TextRun({ text: line, ...look, ...(index > 0 && { break: 1 }) }))
}

import type { Priority, SourcedField } from '../../contract/snaps.ts'

export const FIELD_LABELS: Record<SourcedField, string> = {
  date: 'Date',
  priority: 'Priority',
  project: 'Project / Ticket / Feature',
  problemSummary: 'Problem Summary',
  approach: 'Approach',
  solution: 'Solution',
  impact: 'Impact',
  technologies: 'Technologies',
  resumeBullet: 'Resume Bullet',
  situation: 'Situation',
  task: 'Task',
  action: 'Action',
  result: 'Result',
}

const PRIORITY_LABELS: Record<Priority, string> = { high: 'High', medium: 'Medium', low: 'Low' }
export const PRIORITIES: Priority[] = ['high', 'medium', 'low']

/** A missing priority reads as Medium. */
export function priorityLabel(priority: Priority | undefined): string {
  return PRIORITY_LABELS[priority ?? 'medium']
}

export function projectName(project: string): string {
  return project.trim() || 'Untitled Task'
}

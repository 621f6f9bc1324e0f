import type { ExtractedData, LogEdit, Priority, SavedLog, TaskLog } from '../../contract/snaps.ts'
import type { TaskLogRow } from '../db/tables.ts'

export const SAVED_COLUMNS = [
  'id',
  'is_saved',
  'created_at',
  'updated_at',
  'version',
  'date',
  'priority',
  'project',
  'problem_summary',
  'approach',
  'solution',
  'impact',
  'technologies',
  'resume_bullet',
  'situation',
  'task',
  'action',
  'result',
] as const
export const WHOLE_COLUMNS = [...SAVED_COLUMNS, 'description', 'analysis'] as const

type SavedRow = Pick<TaskLogRow, (typeof SAVED_COLUMNS)[number]>
type WholeRow = Pick<TaskLogRow, (typeof WHOLE_COLUMNS)[number]>

export function toSavedLog(row: SavedRow): SavedLog {
  return {
    id: row.id,
    isSaved: row.is_saved === 1,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    version: row.version,
    extractedData: {
      date: row.date,
      // Only what the contract parsed is ever written.
      priority: row.priority as Priority,
      project: row.project,
      problemSummary: row.problem_summary,
      approach: row.approach ?? undefined,
      solution: row.solution ?? undefined,
      impact: row.impact,
      technologies: JSON.parse(row.technologies),
    },
    resumeBullet: row.resume_bullet,
    starStory: { situation: row.situation, task: row.task, action: row.action, result: row.result },
  }
}

export function toTaskLog(row: WholeRow): TaskLog {
  return { ...toSavedLog(row), description: row.description, analysis: JSON.parse(row.analysis) }
}

export function toRow(userId: string, log: TaskLog): TaskLogRow {
  return {
    id: log.id,
    user_id: userId,
    is_saved: log.isSaved ? 1 : 0,
    created_at: log.createdAt,
    updated_at: log.updatedAt,
    version: log.version,
    ...extractedColumns(log.extractedData),
    resume_bullet: log.resumeBullet,
    ...log.starStory,
    description: log.description,
    analysis: JSON.stringify(log.analysis),
  }
}

/** The columns that an edit changes; what it does not mention stays as it is. */
export function toChanges({ extractedData, resumeBullet, starStory }: LogEdit): Partial<TaskLogRow> {
  return {
    ...(extractedData && extractedColumns(extractedData)),
    ...(resumeBullet !== undefined && { resume_bullet: resumeBullet }),
    ...starStory,
  }
}

function extractedColumns({ problemSummary, approach, solution, technologies, ...same }: ExtractedData) {
  return {
    ...same,
    problem_summary: problemSummary,
    approach: approach ?? null,
    solution: solution ?? null,
    technologies: JSON.stringify(technologies),
  }
}

import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Done } from './problem.ts'
import { CalendarDay, freeText, Id, requiredText, Timestamp } from './text.ts'

export const DESCRIPTION_LIMIT = 100_000
/** How many technologies there may be, and how many characters each may have. */
export const TECHNOLOGY_LIMIT = 100

export const Priority = z.enum(['high', 'medium', 'low'], 'Priority must be high, medium or low')
export type Priority = z.infer<typeof Priority>

export const ExtractedData = z.object({
  date: z.union([CalendarDay, z.literal('')], 'The date must be a day such as 2026-11-14'),
  priority: Priority,
  /** The project, ticket or feature. */
  project: freeText('Project'),
  problemSummary: freeText('Problem summary'),
  approach: freeText('Approach').optional(),
  solution: freeText('Solution').optional(),
  impact: freeText('Impact'),
  technologies: z
    .array(freeText('A technology', TECHNOLOGY_LIMIT), 'Technologies must be a list of names')
    .max(TECHNOLOGY_LIMIT, `Technologies must be at most ${TECHNOLOGY_LIMIT}`),
})
export type ExtractedData = z.infer<typeof ExtractedData>

export const StarStory = z.object({
  situation: freeText('Situation'),
  task: freeText('Task'),
  action: freeText('Action'),
  result: freeText('Result'),
})
export type StarStory = z.infer<typeof StarStory>

/** A half-open range of UTF-16 positions in the description. */
export const TextRange = z.object({ start: z.int().min(0), end: z.int().min(0) })
export type TextRange = z.infer<typeof TextRange>

export const SourcedField = z.enum([
  'date',
  'priority',
  'project',
  'problemSummary',
  'approach',
  'solution',
  'impact',
  'technologies',
  'resumeBullet',
  'situation',
  'task',
  'action',
  'result',
])
export type SourcedField = z.infer<typeof SourcedField>

export const Analysis = z.object({
  engine: z.enum(['built-in', 'model']),
  model: z.string().optional(),
  /** What in the description each field rests on; empty where a field is a default. */
  sources: z.record(SourcedField, z.array(TextRange)),
  /** Short hints for the user, such as what the text does not say. */
  notes: z.array(z.string()),
})
export type Analysis = z.infer<typeof Analysis>

export const TaskLog = z.object({
  id: Id,
  isSaved: z.boolean(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  version: z.int(),
  description: z.string(),
  extractedData: ExtractedData,
  resumeBullet: z.string(),
  starStory: StarStory,
  analysis: Analysis,
})
export type TaskLog = z.infer<typeof TaskLog>

/** A row of the saved list: without what only the open entry needs. */
export const SavedLog = TaskLog.omit({ description: true, analysis: true })
export type SavedLog = z.infer<typeof SavedLog>

export const SnapRequest = z.object({
  description: requiredText(
    'The description',
    'Please enter a snap description before processing.',
    DESCRIPTION_LIMIT,
  ),
  autoDetectDate: z.boolean('autoDetectDate must be true or false').default(true),
  smartPriority: z.boolean('smartPriority must be true or false').default(true),
  /** The user's IANA time zone, so that "yesterday" is the user's yesterday; absent: UTC. */
  timeZone: z
    .string('timeZone must be an IANA name such as Europe/Berlin')
    .refine(isTimeZone, 'timeZone must be an IANA name such as Europe/Berlin')
    .optional(),
  /** "built-in" where the user does not want to wait for a model; absent: the engine of this server. */
  engine: z.literal('built-in', 'engine must be built-in or absent').optional(),
})
export type SnapRequest = z.infer<typeof SnapRequest>

export const LogEdit = z
  .object({
    version: z.int32('The version of the entry you edited is needed'),
    extractedData: ExtractedData.optional(),
    resumeBullet: freeText('Resume bullet').optional(),
    starStory: StarStory.optional(),
  })
  .refine(
    ({ extractedData, resumeBullet, starStory }) =>
      [extractedData, resumeBullet, starStory].some((part) => part !== undefined),
    'There is nothing to update',
  )
export type LogEdit = z.infer<typeof LogEdit>

export const LogParams = z.object({ id: Id })

export const processTask = endpoint({
  method: 'POST',
  path: '/api/process-task',
  summary: 'Analyse a description of technical work and keep the result',
  access: 'session',
  body: SnapRequest,
  response: TaskLog,
})

export const recentLogs = endpoint({
  method: 'GET',
  path: '/api/recent-logs',
  summary: 'The 20 newest task logs; with unsaved=true only those not saved, paged by before',
  access: 'session',
  query: z.object({ unsaved: z.enum(['true', 'false']).optional(), before: Id.optional() }),
  response: z.array(TaskLog),
})

export const savedLogs = endpoint({
  method: 'GET',
  path: '/api/saved-logs',
  summary: 'All saved entries, newest date first',
  access: 'session',
  response: z.array(SavedLog),
})

export const getLog = endpoint({
  method: 'GET',
  path: '/api/logs/{id}',
  summary: 'One whole task log',
  access: 'session',
  params: LogParams,
  response: TaskLog,
})

export const saveLog = endpoint({
  method: 'POST',
  path: '/api/save-log/{id}',
  summary: 'Mark a task log as saved',
  access: 'session',
  params: LogParams,
  response: TaskLog,
})

export const updateLog = endpoint({
  method: 'PATCH',
  path: '/api/update-log/{id}',
  summary: 'Change parts of a task log, given the version last seen',
  access: 'session',
  params: LogParams,
  body: LogEdit,
  response: TaskLog,
})

export const deleteLog = endpoint({
  method: 'DELETE',
  path: '/api/delete-log/{id}',
  summary: 'Delete a task log',
  access: 'session',
  params: LogParams,
  response: Done,
})

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

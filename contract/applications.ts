import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Done } from './problem.ts'
import { CalendarDay, freeText, Id, requiredText, Timestamp } from './text.ts'

const LONG_TEXT = 200_000
// Two long texts in which every character is escaped.
const BODY_LIMIT = 4 * 1024 ** 2
const LINK_MESSAGE = 'The job posting URL must start with http:// or https://'

/** A link that may be followed: http or https, or nothing. */
const JobLink = freeText('The job posting URL').trim().refine(isWebLink, LINK_MESSAGE)

export const ApplicationFields = z.object({
  positionName: requiredText('Position name', 'Position name is required'),
  companyName: requiredText('Company name', 'Company name is required'),
  /** The day the person applied; null where there is none yet. */
  dateApplied: z
    .union(
      [CalendarDay, z.literal('').transform(() => null), z.null()],
      'Date applied must be a day such as 2026-11-14',
    )
    .default(null),
  notes: freeText('Notes', LONG_TEXT).default(''),
  jobDescriptionUrl: JobLink.default(''),
  jobDescriptionText: freeText('Job description text', LONG_TEXT).default(''),
})
export type ApplicationFields = z.infer<typeof ApplicationFields>

export const JobApplication = z.object({
  id: Id,
  positionName: z.string(),
  companyName: z.string(),
  dateApplied: z.string().nullable(),
  notes: z.string(),
  jobDescriptionUrl: z.string(),
  jobDescriptionText: z.string(),
  documentCount: z.int(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  version: z.int(),
})
export type JobApplication = z.infer<typeof JobApplication>

/** An update; with `version` it is refused when somebody else changed the application meanwhile. */
export const ApplicationUpdate = ApplicationFields.extend({ version: z.int().optional() })
export type ApplicationUpdate = z.infer<typeof ApplicationUpdate>

/** The name under which an application's folder is saved. */
export function folderName({
  companyName,
  positionName,
}: Pick<JobApplication, 'companyName' | 'positionName'>) {
  const [company, position] = [companyName, positionName].map((name) => name.replace(/[^a-z0-9]/giu, '_'))
  return `${company}_${position}_Application.zip`
}

export const ApplicationParams = z.object({ id: Id })

export const listApplications = endpoint({
  method: 'GET',
  path: '/api/job-applications',
  summary: 'All job applications, newest date applied first',
  access: 'session',
  response: z.array(JobApplication),
})

export const createApplication = endpoint({
  method: 'POST',
  path: '/api/job-applications',
  summary: 'Add a job application',
  access: 'session',
  body: ApplicationFields,
  bodyLimit: BODY_LIMIT,
  response: JobApplication,
  status: 201,
})

export const updateApplication = endpoint({
  method: 'PUT',
  path: '/api/job-applications/{id}',
  summary: 'Change a job application',
  access: 'session',
  params: ApplicationParams,
  body: ApplicationUpdate,
  bodyLimit: BODY_LIMIT,
  response: JobApplication,
})

export const deleteApplication = endpoint({
  method: 'DELETE',
  path: '/api/job-applications/{id}',
  summary: 'Delete a job application and its documents',
  access: 'session',
  params: ApplicationParams,
  response: Done,
})

export const downloadFolder = endpoint({
  method: 'GET',
  path: '/api/job-applications/{id}/download-zip',
  summary: 'All documents of an application and its details as one zip',
  access: 'session',
  params: ApplicationParams,
  response: 'bytes',
})

function isWebLink(text: string): boolean {
  return text === '' || /^https?:\/\/[^\s/?#]+\S*$/i.test(text)
}

import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { freeText } from './text.ts'

export const POSTING_TEXT_LIMIT = 200_000

export const ExtractRequest = z.union(
  [
    z.strictObject({ url: freeText('The URL').trim().min(1) }),
    z.strictObject({ text: freeText('The text', 5_000_000).min(1) }),
  ],
  'Send either url or text',
)
export type ExtractRequest = z.infer<typeof ExtractRequest>

/** What a posting says of the job; what it does not say is absent, never guessed. */
export const JobInfo = z.object({
  positionName: z.string().optional(),
  companyName: z.string().optional(),
  jobDescription: z.string().optional(),
  /** Short hints for the user, such as that the page names several roles. */
  notes: z.array(z.string()).optional(),
})
export type JobInfo = z.infer<typeof JobInfo>

export const extractJobInfo = endpoint({
  method: 'POST',
  path: '/api/extract-job-info',
  summary: 'Read a job posting from a URL or from pasted text or HTML',
  access: 'session',
  body: ExtractRequest,
  bodyLimit: 12 * 1024 ** 2,
  response: JobInfo,
})

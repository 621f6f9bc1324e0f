import { type ExtractRequest, type JobInfo, POSTING_TEXT_LIMIT } from '../../contract/postings.ts'
import type { PostingReading } from '../../engine/read-posting.ts'
import type { Analyst, AnalystCall } from '../analyst/analyst.ts'
import { Problem } from '../problem.ts'
import type { FetchLimits } from './fetch-limits.ts'
import type { FetchedPage, FetchPage } from './fetch-page.ts'
import type { PostingReader, ReaderJob } from './reader.ts'

type Reason = Extract<PostingReading, { kind: 'no-posting' }>['reason']

const INSTEAD = 'Paste the text of the posting instead.'

const REASONS: Record<Reason, string> = {
  'login-wall': 'This page asks for a sign-in before it shows the posting.',
  'robot-check': 'This page lets no program in: it asks for proof of being human.',
  listing: 'This page lists several jobs instead of one posting.',
  expired: 'This posting is no longer online.',
  'apply-form': 'This page is an application form without the posting.',
  empty: 'This page holds no posting that could be read.',
}

/** What sites answer instead of the page: gone, sign in first, no programs. */
const STATUS_REASONS: Record<number, Reason> = {
  404: 'expired',
  410: 'expired',
  401: 'login-wall',
  407: 'login-wall',
}

export type PostingService = {
  extract(userId: string, request: ExtractRequest, signal: AbortSignal): Promise<JobInfo>
}

type Parts = { fetchPage: FetchPage; limits: FetchLimits; reader: PostingReader; analyst: Analyst }

/** Reads what a posting says, from its address or from pasted text. */
export function createPostingService({ fetchPage, limits, reader, analyst }: Parts): PostingService {
  return {
    async extract(userId, request, signal) {
      if ('text' in request) {
        const reading = await reader.read({ kind: 'text', source: request.text, url: '' })
        return lookAgain(answer(reading, 'No job posting was recognised in this text.'), { userId, signal })
      }
      const page = await limits.run(userId, () => fetchPage(request.url, signal))
      if (page.status >= 400) throw noPosting(STATUS_REASONS[page.status] ?? 'robot-check')
      const info = answer(await reader.read(jobFor(page)))
      // The markup of a page is surer than any reading of its text.
      return info.positionName && info.companyName ? info : lookAgain(info, { userId, signal })
    },
  }

  /** The description stays what the page or the user gave; only the names may be found better. */
  async function lookAgain({ jobDescription, ...found }: JobInfo, call: AnalystCall): Promise<JobInfo> {
    if (!jobDescription) return found
    return { ...(await analyst.posting(jobDescription, found, call)), jobDescription }
  }
}

/** JSON is read as the state that a page carries in a script. */
function jobFor({ type, text, url }: FetchedPage): ReaderJob {
  if (type === 'text/plain') return { kind: 'text', source: text, url }
  if (type.includes('json')) return { kind: 'page', source: `<script type="${type}">${text}</script>`, url }
  return { kind: 'page', source: text, url }
}

const noPosting = (reason: Reason) => new Problem('unprocessable', `${REASONS[reason]} ${INSTEAD}`)

/** `sentence` takes the place of the reason where the user pasted the text already. */
function answer(reading: PostingReading, sentence?: string): JobInfo {
  if (reading.kind === 'no-posting') {
    throw sentence && reading.reason === 'empty'
      ? new Problem('unprocessable', sentence)
      : noPosting(reading.reason)
  }
  const { positionName, companyName, jobDescription = '', notes } = reading
  const isLong = jobDescription.length > POSTING_TEXT_LIMIT
  const hints = isLong
    ? [...notes, 'The description was cut: it is longer than an application can keep.']
    : notes
  return {
    ...(positionName && { positionName }),
    ...(companyName && { companyName }),
    ...(jobDescription && { jobDescription: jobDescription.slice(0, POSTING_TEXT_LIMIT) }),
    ...(hints.length && { notes: hints }),
  }
}

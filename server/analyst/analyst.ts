import type { JobInfo } from '../../contract/postings.ts'
import type { SnapAnalysis, SnapOptions } from '../../engine/analyse-snap.ts'

/** For whom an analysis is made, and until when anybody waits for it. */
export type AnalystCall = {
  userId: string
  /** Aborted when the browser went away. */
  signal: AbortSignal
  /** Set where the user does not want to wait for a model. */
  engine?: 'built-in' | undefined
}

/** What a posting says of the job besides its text. */
export type JobNames = Pick<JobInfo, 'positionName' | 'companyName' | 'notes'>

/** Reads descriptions of work and postings; who calls it need not know which engine answers. */
export type Analyst = {
  snap(description: string, options: SnapOptions, call: AnalystCall): Promise<SnapAnalysis>
  /** Looks once more at a posting whose names were `found`; what it cannot better stays. */
  posting(text: string, found: JobNames, call: AnalystCall): Promise<JobNames>
}

/** Columns are text, integer or double precision only, so that every engine holds the same rows. */
export type Tables = {
  users: UserRow
  sessions: SessionRow
  throttle: ThrottleRow
  task_logs: TaskLogRow
  applications: ApplicationRow
  documents: DocumentRow
}

export type UserRow = {
  id: string
  username: string
  /** The username folded for comparison: two names that look alike to a person are one. */
  username_key: string
  email: string
  display_name: string
  password_hash: string
  created_at: string
}

export type SessionRow = {
  id: string
  user_id: string
  /** SHA-256 of the token; the token itself is only in the browser's cookie. */
  token_hash: string
  created_at: string
  last_seen_at: string
  user_agent: string
  address: string
}

export type ThrottleRow = {
  key: string
  attempts: number
  window_ends_at: string
}

export type TaskLogRow = {
  id: string
  user_id: string
  is_saved: 0 | 1
  created_at: string
  updated_at: string
  version: number
  /** `YYYY-MM-DD`, or empty. */
  date: string
  priority: string
  project: string
  problem_summary: string
  approach: string | null
  solution: string | null
  impact: string
  /** JSON: a list of names. */
  technologies: string
  resume_bullet: string
  situation: string
  task: string
  action: string
  result: string
  description: string
  /** JSON: `Analysis` of the contract. */
  analysis: string
}

export type ApplicationRow = {
  id: string
  user_id: string
  position_name: string
  company_name: string
  /** A calendar day `YYYY-MM-DD`; it has no time zone. */
  date_applied: string | null
  notes: string
  job_description_url: string
  job_description_text: string
  created_at: string
  updated_at: string
  version: number
}

export type DocumentRow = {
  id: string
  user_id: string
  application_id: string
  /** As the user's machine called it: data, never a path. */
  original_name: string
  mime_type: string
  file_size: number
  /** Of the whole content, so that a zip needs to read each file only once. */
  crc32: number
  created_at: string
}

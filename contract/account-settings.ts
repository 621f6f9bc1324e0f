import { z } from 'zod'
import { DisplayName, Email, Password, User } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { Done } from './problem.ts'
import { Id, Timestamp } from './text.ts'

const CURRENT_PASSWORD = 'Please enter your current password'

/** A password that is only compared: what could never be one is wrong, not badly formed. */
const CurrentPassword = z
  .string(CURRENT_PASSWORD)
  .min(1, CURRENT_PASSWORD)
  .max(100, 'Password must be less than 100 characters')

export const ProfileEdit = z
  .object({ displayName: DisplayName.optional(), email: Email.optional() })
  .refine(
    ({ displayName, email }) => displayName !== undefined || email !== undefined,
    'There is nothing to update',
  )
export type ProfileEdit = z.infer<typeof ProfileEdit>

export const PasswordChange = z.object({ currentPassword: CurrentPassword, newPassword: Password })
export type PasswordChange = z.infer<typeof PasswordChange>

export const AccountDeletion = z.object({ password: CurrentPassword })
export type AccountDeletion = z.infer<typeof AccountDeletion>

/** A sign-in in one browser, as its owner may see it. */
export const SessionSummary = z.object({
  id: Id,
  /** Browser and system as the browser itself names them, such as "Firefox on Linux". */
  device: z.string(),
  address: z.string(),
  createdAt: Timestamp,
  /** Correct to five minutes. */
  lastSeenAt: Timestamp,
  isCurrent: z.boolean(),
})
export type SessionSummary = z.infer<typeof SessionSummary>

/** Which engine reads snaps on this server. */
export const AnalysisEngine = z.object({
  engine: z.enum(['built-in', 'model']),
  /** With a model: its name, and the host to which descriptions are sent. */
  model: z.string().optional(),
  host: z.string().optional(),
  /** Without one: the models that an Ollama on the server's machine offers. */
  ollamaModels: z.array(z.string()).optional(),
})
export type AnalysisEngine = z.infer<typeof AnalysisEngine>

/** Whether the model answers now; where it does not, `message` says why. */
export const EngineTest = z.object({ answers: z.boolean(), message: z.string() })
export type EngineTest = z.infer<typeof EngineTest>

export const updateAccount = endpoint({
  method: 'PATCH',
  path: '/api/account',
  summary: 'Change the display name or the email',
  access: 'session',
  body: ProfileEdit,
  response: User,
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/account/password',
  summary: 'Change the password, given the current one; ends all other sessions',
  access: 'session',
  body: PasswordChange,
  response: Done,
})

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  summary: 'Where the user is signed in, newest first',
  access: 'session',
  response: z.array(SessionSummary),
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions',
  summary: 'Sign out everywhere but here',
  access: 'session',
  response: Done,
})

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/account',
  summary: 'Delete the account and everything in it, given the password',
  access: 'session',
  body: AccountDeletion,
  response: Done,
})

export const getAnalysisEngine = endpoint({
  method: 'GET',
  path: '/api/analysis-engine',
  summary: 'Which engine reads snaps on this server',
  access: 'session',
  response: AnalysisEngine,
})

export const testAnalysisEngine = endpoint({
  method: 'POST',
  path: '/api/analysis-engine/test',
  summary: 'Ask the model a short question to see whether it answers',
  access: 'session',
  response: EngineTest,
})

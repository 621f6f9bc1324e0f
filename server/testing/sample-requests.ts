import type { InjectOptions } from 'fastify'
import { fileForm } from './form.ts'
import type { TestUser } from './test-app.ts'

/** What somebody has: enough of everything that each route has something to act on. */
export type Belongings = { logId: string; applicationId: string; documentId: string }

/** A request that its sender may make; with somebody else's belongings it is an attempt on them. */
type Sample = (belongings: Belongings) => Pick<InjectOptions, 'payload' | 'headers'> & { url: string }

const application = { positionName: 'Engineer', companyName: 'Acme' }
const extractedData = {
  date: '2026-11-14',
  priority: 'high',
  project: 'changed',
  problemSummary: 'changed',
  impact: 'changed',
  technologies: [],
}

/** One request for every route of the API that needs a session. */
export const SESSION_SAMPLES: Record<string, Sample> = {
  'GET /api/account': () => ({ url: '/api/account' }),
  'PATCH /api/account': () => ({ url: '/api/account', payload: { displayName: 'Changed' } }),
  'DELETE /api/account': () => ({ url: '/api/account', payload: { password: 'correct horse' } }),
  'POST /api/account/password': () => ({
    url: '/api/account/password',
    payload: { currentPassword: 'correct horse', newPassword: 'another horse' },
  }),
  'GET /api/account/sessions': () => ({ url: '/api/account/sessions' }),
  'DELETE /api/account/sessions': () => ({ url: '/api/account/sessions' }),
  'GET /api/account/export': () => ({ url: '/api/account/export' }),
  'POST /api/account/import': () => ({
    url: '/api/account/import',
    ...fileForm(
      'techlog.json',
      JSON.stringify({
        format: 'techlog',
        version: 1,
        exportedAt: '2026-11-14T12:00:00.000Z',
        user: { username: 'x', displayName: 'x', email: 'x' },
        entries: [],
        applications: [],
      }),
    ),
  }),
  'GET /api/analysis-engine': () => ({ url: '/api/analysis-engine' }),
  'POST /api/analysis-engine/test': () => ({ url: '/api/analysis-engine/test' }),
  'POST /api/process-task': () => ({
    url: '/api/process-task',
    payload: { description: 'Fixed the login page with React.', autoDetectDate: true, smartPriority: true },
  }),
  'GET /api/recent-logs': () => ({ url: '/api/recent-logs' }),
  'GET /api/saved-logs': () => ({ url: '/api/saved-logs' }),
  'GET /api/logs/:id': ({ logId }) => ({ url: `/api/logs/${logId}` }),
  'POST /api/save-log/:id': ({ logId }) => ({ url: `/api/save-log/${logId}` }),
  'PATCH /api/update-log/:id': ({ logId }) => ({
    url: `/api/update-log/${logId}`,
    payload: { version: 1, extractedData },
  }),
  'DELETE /api/delete-log/:id': ({ logId }) => ({ url: `/api/delete-log/${logId}` }),
  'GET /api/job-applications': () => ({ url: '/api/job-applications' }),
  'POST /api/job-applications': () => ({ url: '/api/job-applications', payload: application }),
  'PUT /api/job-applications/:id': ({ applicationId }) => ({
    url: `/api/job-applications/${applicationId}`,
    payload: application,
  }),
  'DELETE /api/job-applications/:id': ({ applicationId }) => ({
    url: `/api/job-applications/${applicationId}`,
  }),
  'GET /api/job-applications/:id/download-zip': ({ applicationId }) => ({
    url: `/api/job-applications/${applicationId}/download-zip`,
  }),
  'GET /api/job-applications/:id/documents': ({ applicationId }) => ({
    url: `/api/job-applications/${applicationId}/documents`,
  }),
  'POST /api/job-applications/:id/documents': ({ applicationId }) => ({
    url: `/api/job-applications/${applicationId}/documents`,
    ...fileForm('more.txt', 'more'),
  }),
  'DELETE /api/job-applications/:applicationId/documents/:documentId': ({ applicationId, documentId }) => ({
    url: `/api/job-applications/${applicationId}/documents/${documentId}`,
  }),
  'GET /api/job-applications/:id/documents/:documentId/download': ({ applicationId, documentId }) => ({
    url: `/api/job-applications/${applicationId}/documents/${documentId}/download`,
  }),
  'POST /api/extract-job-info': () => ({
    url: '/api/extract-job-info',
    payload: {
      text: 'Senior Engineer at Acme\n\nAcme is looking for a senior engineer who knows PostgreSQL.',
    },
  }),
}

/** Those that need none, and one request that succeeds for each. */
export const PUBLIC_SAMPLES: Record<string, Pick<InjectOptions, 'url' | 'payload'>> = {
  'POST /api/login': { url: '/api/login', payload: { username: 'ada', password: 'correct horse' } },
  'POST /api/register': {
    url: '/api/register',
    payload: { username: 'carol', email: 'c@example.com', displayName: 'Carol', password: 'correct horse' },
  },
  'POST /api/logout': { url: '/api/logout' },
  'GET /api/openapi.json': { url: '/api/openapi.json' },
  'GET /healthz': { url: '/healthz' },
  'GET /readyz': { url: '/readyz' },
}

/** Gives a user one of everything, with `marker` in every text. */
export async function giveBelongings({ inject }: TestUser, marker: string): Promise<Belongings> {
  const post = (url: string, rest: Pick<InjectOptions, 'payload' | 'headers'>) =>
    inject({ method: 'POST', url, ...rest })
  const log = await post('/api/process-task', { payload: { description: `Fixed the ${marker} with React.` } })
  const logId = log.json().id
  await post(`/api/save-log/${logId}`, {})
  const payload = { positionName: marker, companyName: marker, notes: marker, jobDescriptionText: marker }
  const applicationId = (await post('/api/job-applications', { payload })).json().id
  const document = await post(
    `/api/job-applications/${applicationId}/documents`,
    fileForm(`${marker}.txt`, marker, 'text/plain'),
  )
  return { logId, applicationId, documentId: document.json().id }
}

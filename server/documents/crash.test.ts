import { type ChildProcess, fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { AuthAnswer } from '../../contract/accounts.ts'
import type { JobApplication } from '../../contract/applications.ts'
import type { ApplicationDocument } from '../../contract/documents.ts'
import { fileForm } from '../testing/form.ts'

const ROUNDS = 3
const UPLOADERS = 3

it('a server killed during uploads has, after its next start, what it acknowledged and nothing else', {
  timeout: 90_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'techlog-crash-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const acknowledged = new Map<string, string>()
  let server = await startServer(folder)
  const session = await signUp(server.origin)
  const application = await newApplication(server.origin, session)
  const documents = `/api/job-applications/${application}/documents`

  for (let round = 0; round < ROUNDS; round++) {
    const uploading = Array.from({ length: UPLOADERS }, () => uploadUntilDead(server.origin + documents))
    await expect.poll(() => acknowledged.size, { timeout: 20_000 }).toBeGreaterThan(round)
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 300))
    server.child.kill('SIGKILL')
    await once(server.child, 'exit')
    await Promise.all(uploading)
    server = await startServer(folder)
    const answer = await fetch(server.origin + documents, { headers: session })
    const ids = ((await answer.json()) as ApplicationDocument[]).map((document) => document.id)
    expect(ids).toEqual(expect.arrayContaining([...acknowledged.keys()]))
    expect(storedFiles().sort()).toEqual(ids.toSorted())
  }
  expect(acknowledged.size).toBeGreaterThan(0)
  for (const [id, digest] of acknowledged) {
    const answer = await fetch(`${server.origin}${documents}/${id}/download`, { headers: session })
    expect(digestOf(Buffer.from(await answer.arrayBuffer()))).toBe(digest)
  }

  async function uploadUntilDead(url: string): Promise<void> {
    for (;;) {
      const content = Buffer.alloc(1 + Math.floor(Math.random() * 2_000_000), Math.floor(Math.random() * 256))
      const { payload, headers } = fileForm('cv.pdf', content)
      try {
        const answer = await fetch(url, {
          method: 'POST',
          headers: { ...session, ...headers },
          body: payload,
        })
        const { id } = (await answer.json()) as ApplicationDocument
        acknowledged.set(id, digestOf(content))
      } catch {
        return
      }
    }
  }

  function storedFiles(): string[] {
    const entries = readdirSync(join(folder, 'documents'), { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
  }
})

async function startServer(folder: string): Promise<{ child: ChildProcess; origin: string }> {
  const child = fork(new URL('../testing/serve.ts', import.meta.url), [folder])
  onTestFinished(() => void child.kill('SIGKILL'))
  const [{ port }] = await once(child, 'message')
  return { child, origin: `http://127.0.0.1:${port}` }
}

async function signUp(origin: string): Promise<Record<string, string>> {
  const profile = { username: 'ada', email: 'ada@example.com', displayName: 'Ada', password: 'correct horse' }
  const answer = await fetch(`${origin}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(profile),
  })
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  const { user } = (await answer.json()) as AuthAnswer
  return { cookie, 'user-id': user.id }
}

async function newApplication(origin: string, session: Record<string, string>): Promise<string> {
  const answer = await fetch(`${origin}/api/job-applications`, {
    method: 'POST',
    headers: { ...session, 'content-type': 'application/json' },
    body: JSON.stringify({ positionName: 'Engineer', companyName: 'Acme' }),
  })
  return ((await answer.json()) as JobApplication).id
}

function digestOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

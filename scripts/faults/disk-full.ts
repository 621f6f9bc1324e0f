import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServerProcess } from './server-process.ts'
import { newApplication, openSession } from './session.ts'

export type FullReport = {
  uploads: Record<string, number>
  entries: Record<string, number>
  /** The first write after room was made, without a restart. */
  afterwards: number
  /** Entries that were confirmed and are not there, or are there and were not confirmed. */
  wrongEntries: number
}

/** Fills a small file system with documents and entries, then makes it larger. Undefined where none can be mounted. */
export async function diskFull(): Promise<FullReport | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'techlog-full-'))
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', folder]).status !== 0) {
    rmSync(folder, { recursive: true, force: true })
    return undefined
  }
  const server = await createServerProcess({ TECHLOG_DATA: folder, DATABASE_URL: '', TECHLOG_S3_BUCKET: '' })
  try {
    await server.start()
    const session = await openSession('ada', () => server.url)
    const application = `/api/job-applications/${await newApplication(session)}`
    const upload = () => {
      const form = new FormData()
      form.set('document', new Blob([new Uint8Array(1024 ** 2)]), 'film.mp4')
      return session.status('POST', `${application}/documents`, form)
    }
    const write = () =>
      session.status('POST', '/api/job-applications', {
        positionName: 'Engineer',
        companyName: 'Acme',
        notes: 'x'.repeat(150_000),
      })
    const uploads = await countUntilRefused(upload)
    const entries = await countUntilRefused(write)
    spawnSync('mount', ['-o', 'remount,size=48m', folder])
    const afterwards = (await write()).status
    const listed = (await (await session.read('/api/job-applications')).json()) as unknown[]
    const confirmed = 1 + (entries['201'] ?? 0) + (afterwards === 201 ? 1 : 0)
    return { uploads, entries, afterwards, wrongEntries: Math.abs(listed.length - confirmed) }
  } finally {
    await server.kill()
    spawnSync('umount', [folder])
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Repeats until it was refused five times, and counts the answers. */
async function countUntilRefused(ask: () => Promise<{ status: number }>): Promise<Record<string, number>> {
  const answers: Record<string, number> = {}
  for (let refused = 0; refused < 5; ) {
    const { status } = await ask()
    answers[status] = (answers[status] ?? 0) + 1
    if (status >= 400) refused += 1
  }
  return answers
}

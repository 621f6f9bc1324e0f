import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createServerProcess } from './server-process.ts'
import { openSession } from './session.ts'

export type FailingDiskReport = {
  /** Answers to writes that the disk did not confirm. */
  answers: (number | 'none')[]
  hasEnded: boolean
  /** Applications found after the next start: the system may have kept what it did not confirm, but only whole. */
  found: number
}

/** Lets every fsync of a server on SQLite fail: it must confirm nothing, and end. Undefined where there is no strace. */
export async function failingDisk(): Promise<FailingDiskReport | undefined> {
  if (spawnSync('strace', ['-V']).status !== 0) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'techlog-faults-'))
  const server = await createServerProcess({ TECHLOG_DATA: folder, DATABASE_URL: '', TECHLOG_S3_BUCKET: '' })
  try {
    await server.start()
    const session = await openSession('ada', () => server.url)
    const failing = ['-f', '-e', 'trace=fsync,fdatasync', '-e', 'inject=fsync,fdatasync:error=EIO']
    const strace = spawn('strace', [...failing, '-p', String(server.pid())], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await once(strace.stderr, 'data')
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        session
          .status('POST', '/api/job-applications', { positionName: 'Engineer', companyName: 'Acme' })
          .then(
            ({ status }) => status,
            () => 'none' as const,
          ),
      ),
    )
    const hasEnded = await isGone(server.url)
    strace.kill('SIGINT')
    await server.kill()
    await server.start()
    const listed = (await (await session.read('/api/job-applications')).json()) as unknown[]
    return { answers, hasEnded, found: listed.length }
  } finally {
    await server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function isGone(url: string): Promise<boolean> {
  for (let tries = 0; tries < 100; tries++) {
    const answers = await fetch(`${url}/healthz`).then(
      () => true,
      () => false,
    )
    if (!answers) return true
    await pause(50)
  }
  return false
}

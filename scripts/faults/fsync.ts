import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createServerProcess } from './server-process.ts'
import { newApplication, openSession } from './session.ts'

export type SyncReport = { writes: number; uploads: number; answeredTooEarly: string[] }

/** Watches the system calls of a server on SQLite: what it answers as done must be on disk by then. Undefined where there is no strace. */
export async function syncBeforeAnswer(writes: number): Promise<SyncReport | undefined> {
  if (spawnSync('strace', ['-V']).status !== 0) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'techlog-faults-'))
  const data = join(folder, 'data')
  const server = await createServerProcess({ TECHLOG_DATA: data, DATABASE_URL: '', TECHLOG_S3_BUCKET: '' })
  const log = join(folder, 'strace')
  try {
    await server.start()
    const session = await openSession('ada', () => server.url)
    const id = await newApplication(session)
    const calls = 'trace=read,recvfrom,write,writev,sendto,sendmsg,fsync,fdatasync'
    const args = ['-f', '-y', '-s', '120', '-e', calls, '-o', log, '-p', String(server.pid())]
    const strace = spawn('strace', args, { stdio: ['ignore', 'ignore', 'pipe'] })
    await once(strace.stderr, 'data')
    for (let n = 0; n < writes; n++) {
      await session.send('PUT', `/api/job-applications/${id}`, {
        positionName: `Engineer ${n}`,
        companyName: 'Acme',
      })
      const form = new FormData()
      form.set('document', new Blob([`content ${n}`]), 'cv.txt')
      await session.send('POST', `/api/job-applications/${id}/documents`, form)
      await pause(5)
    }
    const gone = once(strace, 'exit')
    strace.kill('SIGINT')
    await gone
    return judge(readFileSync(log, 'utf8').split('\n'))
  } finally {
    await server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Requests come one after the other, so that what was synced since the last one belongs to this one. */
function judge(lines: string[]): SyncReport {
  const report: SyncReport = { writes: 0, uploads: 0, answeredTooEarly: [] }
  const waiting = new Map<string, string>()
  let synced: string[] = []
  let request: 'write' | 'upload' | undefined
  for (const line of lines) {
    const [, thread = '', call = ''] = /^(\d+)\s+(.*)$/.exec(line) ?? []
    const sync = /^f(?:data)?sync\(\d+<([^>]+)>(.*)/.exec(call)
    if (sync?.[2]?.includes('unfinished')) waiting.set(thread, sync[1] ?? '')
    else if (sync && / = 0$/.test(call)) synced.push(sync[1] ?? '')
    else if (/^<\.\.\. f(data)?sync resumed.* = 0$/.test(call)) synced.push(waiting.get(thread) ?? '')
    const asked = /"(PUT|POST) \/api\/job-applications\/[^/ ]+(\/documents)?/.exec(call)
    if (asked) {
      request = asked[2] ? 'upload' : 'write'
      synced = []
    }
    if (!request || !/^(write|writev|sendto|sendmsg)\(/.test(call) || !call.includes('HTTP/1.1 2')) continue
    const wal = synced.some((path) => path.endsWith('techlog.db-wal'))
    const file = synced.some((path) => path.includes('/documents/incoming/'))
    const directory = synced.some((path) => /\/documents\/[\w-]{36}$/.test(path))
    report[request === 'write' ? 'writes' : 'uploads'] += 1
    if (!wal || (request === 'upload' && !(file && directory)))
      report.answeredTooEarly.push(`${request}: synced only ${synced.join(', ') || 'nothing'}`)
    request = undefined
  }
  return report
}

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

export type ServerUnderTest = {
  url: string
  process: ChildProcess
  /** Milliseconds from the start of the process to its "ready" line. */
  startedIn: number
  stop(): Promise<void>
}

/** Runs a script that prints "... ready at URL" in a process of its own, on a fresh data folder. */
export async function startProcess(
  script: string,
  env: Record<string, string> = {},
): Promise<ServerUnderTest> {
  const data = mkdtempSync(join(tmpdir(), 'techlog-bench-'))
  const started = performance.now()
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...process.env, PORT: '0', TECHLOG_DATA: data, TECHLOG_RATE_LIMIT: 'off', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await readyAddress(child)
  const startedIn = performance.now() - started
  return {
    url,
    process: child,
    startedIn,
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** The built TechLog server. */
export function startTechlog(env?: Record<string, string>): Promise<ServerUnderTest> {
  return startProcess('server/main.ts', env)
}

/** Registers an account and answers the headers of its requests. */
export async function registerAccount(url: string): Promise<{ cookie: string; 'user-id': string }> {
  const account = {
    username: 'bench',
    email: 'bench@example.com',
    displayName: 'Bench',
    password: 'bench-password',
  }
  const response = await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  const { user } = (await response.json()) as { user: { id: string } }
  return { cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '', 'user-id': user.id }
}

function readyAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text
      const address = /ready at (\S+)/.exec(output)?.[1]
      if (address) resolve(address)
    })
    child.once('exit', () => reject(new Error(`The server did not start:\n${output}`)))
  })
}

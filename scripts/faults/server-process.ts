import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../server/testing/postgres-server.ts'

/** What one start compiled, the next one need not. */
const cache = join(tmpdir(), 'techlog-compile-cache')
const root = join(import.meta.dirname, '../..')

/** A server in a process of its own that keeps its address from one start to the next. */
export type ServerProcess = {
  url: string
  pid(): number
  /** Starts it and answers after how many milliseconds it was ready. */
  start(): Promise<number>
  kill(): Promise<void>
  /** Asks it to stop, and answers its exit code. */
  stop(): Promise<number | null>
}

export async function createServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  const settings = { PORT: String(port), TECHLOG_RATE_LIMIT: 'off', NODE_COMPILE_CACHE: cache, ...env }

  process.once('exit', () => child?.kill('SIGKILL'))

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return null
    const gone = once(child, 'exit')
    child.kill(signal)
    const [code] = await gone
    return code
  }

  return {
    url,
    pid: () => child?.pid ?? 0,
    async start() {
      const started = performance.now()
      child = spawn(process.execPath, ['server/main.ts'], {
        cwd: root,
        env: { ...process.env, ...settings },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      await whenReady(url)
      return performance.now() - started
    },
    async kill() {
      await end('SIGKILL')
    },
    stop: () => end('SIGTERM'),
  }
}

/** Waits until everything behind the address answers. */
export async function whenReady(url: string, limit = 120_000): Promise<number> {
  const started = performance.now()
  while (performance.now() - started < limit) {
    const isReady = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(10_000) }).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isReady) return performance.now() - started
    await pause(20)
  }
  throw new Error(`${url} was not ready within ${limit} ms`)
}

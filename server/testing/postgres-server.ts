import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres, unprivileged } from './postgres-binaries.ts'

/** A real PostgreSQL of our own, which a test may stop, kill and start again. */
export type PostgresServer = {
  url: string
  start(): Promise<void>
  /** Sends a signal to the server and to all of its processes, each of which serves a connection. */
  signal(signal: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL'): void
  /** Kills it as a power cut would, and waits until it is gone. */
  kill(): Promise<void>
  /** Ends it and removes its data. */
  remove(): Promise<void>
}

/** `isDurable`: slower, but what it confirmed outlives a crash. */
export async function startPostgres({ isDurable }: { isDurable: boolean }): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'techlog-postgres-'))
  const user = unprivileged()
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
  const binaries = findPostgres(folder)
  const data = join(folder, 'data')
  // A collation of people, not of bytes: what sorts right here sorts right everywhere.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-US']
  execFileSync(
    join(binaries, 'initdb'),
    [`--pgdata=${data}`, '--username=techlog', '--auth=trust', '--no-sync', '--no-instructions', ...locale],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200']
  if (!isDurable) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off')
  const flags = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]

  let running = await launch()
  // Whoever started it may end by an error; the database must not stay behind.
  const endWithUs = () => void running.kill('SIGQUIT')
  process.once('exit', endWithUs)

  async function launch(): Promise<ChildProcess> {
    const child = spawn(join(binaries, 'postgres'), flags, {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await isReady(child)
    return child
  }

  function signal(name: NodeJS.Signals): void {
    for (const pid of family(running.pid ?? 0))
      try {
        process.kill(pid, name)
      } catch {
        // It ended by itself just now.
      }
  }

  async function end(how: () => void): Promise<void> {
    if (running.exitCode !== null || running.signalCode !== null) return
    const gone = once(running, 'exit')
    how()
    await gone
  }

  return {
    url: `postgres://techlog@127.0.0.1:${port}/postgres`,
    async start() {
      running = await launch()
    },
    signal,
    kill: () => end(() => signal('SIGKILL')),
    async remove() {
      await end(() => running.kill('SIGINT'))
      process.removeListener('exit', endWithUs)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A process and its children; those of PostgreSQL have no children of their own. */
function family(parent: number): number[] {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const pairs = [...processes.matchAll(/(\d+) +(\d+)/g)].map(([, pid, ppid]) => [Number(pid), Number(ppid)])
  return [parent, ...pairs.flatMap(([pid = 0, ppid]) => (ppid === parent ? [pid] : []))]
}

/** A port of this machine that nobody uses now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address === 'object' && address) return address.port
  throw new Error('No port is free')
}

function isReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-10_000)
      if (text.includes('ready to accept connections')) resolve()
    })
    child.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${output}`)))
  })
}

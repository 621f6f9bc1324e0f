// npm run score: starts a server on a fresh folder and runs the scorers of an evaluation set against it.
// TECHLOG_EVAL names the folder that holds score-snaps.mjs and score-postings.mjs.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const folder = resolve(root, process.env.TECHLOG_EVAL || '../shared/eval')
const scorers = ['score-snaps.mjs', 'score-postings.mjs'].filter((name) => existsSync(join(folder, name)))

if (scorers.length === 0) {
  console.error(
    `There is no evaluation set at ${folder}. Set TECHLOG_EVAL to the folder that holds score-snaps.mjs.`,
  )
  process.exit(1)
}

const port = await freePort()
const url = `http://127.0.0.1:${port}`
const data = mkdtempSync(join(tmpdir(), 'techlog-score-'))
const server = startServer()
let status = 0
try {
  await ready()
  for (const name of scorers) {
    console.log(`\n${name}`)
    status = Math.max(status, await run(join(folder, name), process.argv.slice(2)))
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  status = 1
} finally {
  await stop(server)
  rmSync(data, { recursive: true, force: true })
}
process.exit(status)

function startServer(): ChildProcess {
  const env = {
    ...process.env,
    PORT: String(port),
    TECHLOG_DATA: data,
    TECHLOG_RATE_LIMIT: 'off',
    TECHLOG_FETCH_ALLOW: '127.0.0.1:4599',
  }
  return spawn(process.execPath, [...process.execArgv, join(root, 'server/main.ts')], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function ready(): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt++) {
    if (server.exitCode !== null) throw new Error('The server ended before it was ready')
    const isReady = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isReady) return
    await new Promise((done) => setTimeout(done, 200))
  }
  throw new Error('The server was not ready within 30 seconds')
}

function run(scorer: string, args: string[]): Promise<number> {
  const child = spawn(process.execPath, [scorer, '--url', url, ...args], { cwd: folder, stdio: 'inherit' })
  return new Promise((done) => child.on('exit', (code) => done(code ?? 1)))
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve()
  return new Promise((done) => {
    child.on('exit', () => done())
    child.kill('SIGTERM')
  })
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

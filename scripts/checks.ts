import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export type Outcome = { name: string; passed: number; failed: number; seconds: number; output: string }

/** How long after its end the last words of a check may take, in milliseconds. */
const STREAMS_END = 5_000

type UnitReport = {
  numTotalTests?: number
  numPassedTests?: number
  testResults?: {
    name: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[]
  }[]
}

const root = join(import.meta.dirname, '..')
const reports = join(root, '.cache/reports')
/** The tests start many processes of ours: what one of them compiled, the next need not. */
const compiled = join(root, '.cache/compiled')

/** A check that passes or fails as a whole: the exit code decides. */
export async function check(name: string, tool: string, args: string[]): Promise<Outcome> {
  const { code, output, seconds } = await run(tool, args)
  return { name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output, seconds }
}

/** Unit and API tests; a skipped test counts as failed, for nothing is skipped silently. */
export async function unitTests(): Promise<Outcome> {
  const file = reportFile('vitest.json')
  const { code, output, seconds } = await run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const report = readReport(file) as UnitReport
  const passed = report.numPassedTests ?? 0
  const failed = (report.numTotalTests ?? 0) - passed
  return {
    name: 'unit and API tests',
    passed,
    failed: code === 0 ? failed : Math.max(1, failed),
    output: `${failuresOf(report)}${output}`,
    seconds,
  }
}

/** What failed and why, to stand above the long list of what did not. */
function failuresOf({ testResults = [] }: UnitReport): string {
  return testResults
    .flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status !== 'passed')
        .map(({ fullName, failureMessages = [] }) => [relative(root, name), fullName, ...failureMessages]),
    )
    .map((lines) => `${lines.join('\n')}\n\n`)
    .join('')
}

/** Browser tests against the built app. */
export async function browserTests(chromium: string): Promise<Outcome> {
  const file = reportFile('playwright.json')
  const env = { TECHLOG_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const { code, output, seconds } = await run('playwright', ['test', '--reporter=dot,json'], env)
  const { stats } = readReport(file) as {
    stats?: { expected: number; unexpected: number; flaky: number; skipped: number }
  }
  const failed = stats ? stats.unexpected + stats.flaky + stats.skipped : 1
  return {
    name: 'browser tests',
    passed: stats?.expected ?? 0,
    failed: code === 0 ? failed : Math.max(1, failed),
    output,
    seconds,
  }
}

function reportFile(name: string): string {
  mkdirSync(reports, { recursive: true })
  const file = join(reports, name)
  rmSync(file, { force: true })
  return file
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

function run(tool: string, args: string[], env: Record<string, string> = {}) {
  const started = performance.now()
  return new Promise<{ code: number | null; output: string; seconds: number }>((resolve) => {
    const child = spawn(join(root, 'node_modules/.bin', tool), args, {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', NODE_COMPILE_CACHE: compiled, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    child.on('error', (error) => resolve({ code: 1, output: error.message, seconds: 0 }))
    // Not when its streams close: a process that it left behind would hold them open for ever.
    child.on('exit', async (code) => {
      await Promise.race([once(child, 'close'), pause(STREAMS_END)])
      resolve({ code, output, seconds: (performance.now() - started) / 1000 })
    })
  })
}

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from './testing/temporary.ts'

/** Runs the server with something that goes wrong in it, and answers how it ended. */
function run(env: Record<string, string>, accident = '') {
  const flags = accident === '' ? [] : ['--import', `data:text/javascript,${encodeURIComponent(accident)}`]
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...flags, join(import.meta.dirname, 'main.ts')],
    {
      env: { PATH: process.env.PATH, PORT: '0', TECHLOG_DATA: temporaryFolder(), ...env },
      encoding: 'utf8',
      timeout: 60_000,
    },
  )
  return { status, stdout, stderr }
}

it.each([
  ['a promise that nobody caught', 'setTimeout(() => Promise.reject(new Error("unforeseen")), 10)'],
  ['an error outside of a request', 'setTimeout(() => { throw new Error("unforeseen") }, 10)'],
])('%s is logged and ends the process, so that the supervisor starts it again', (_, accident) => {
  const { status, stdout } = run({}, accident)
  expect(status).toBe(1)
  const crash = stdout.split('\n').find((line) => line.includes('"event":"crash"'))
  expect(JSON.parse(crash ?? '{}')).toMatchObject({ level: 60, err: { message: 'unforeseen' } })
})

it('a start that cannot succeed ends with one line that says why', () => {
  const { status, stdout, stderr } = run({ TECHLOG_DATA: '/proc/techlog' })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/^The data folder \/proc\/techlog cannot be written to\.[^\n]*\n$/)
})

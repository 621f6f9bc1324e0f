import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fileForm } from '../server/testing/form.ts'
import { createTestApp } from '../server/testing/test-app.ts'

const login = (username: string, password: string) =>
  ({ method: 'POST', url: '/api/login', payload: { username, password } }) as const

describe('npm run account, beside a running server', () => {
  it('creates an account where registration is closed, and lists it', async () => {
    const { inject, dataFolder } = await createTestApp({ registration: 'closed' })
    const { out } = await run(dataFolder, 'account', 'create', 'grace')
    expect((await inject(login('grace', out.trim()))).statusCode).toBe(200)
    expect((await run(dataFolder, 'account', 'list')).out).toMatch(/^grace\tgrace\t\t\d{4}-/)
    const again = await run(dataFolder, 'account', 'create', 'Grace')
    expect(again).toMatchObject({ code: 1, error: 'Username is already taken\n', out: '' })
  })

  it('resets a forgotten password and ends the sessions of its account', async () => {
    const { inject, register, dataFolder } = await createTestApp()
    const ada = await register('ada')
    const { out } = await run(dataFolder, 'account', 'reset-password', 'ADA')
    expect((await ada.inject({ url: '/api/account' })).statusCode).toBe(401)
    expect((await inject(login('ada', 'correct horse'))).statusCode).toBe(401)
    expect((await inject(login('ada', out.trim()))).statusCode).toBe(200)
  })

  it('deletes an account with everything in it', async () => {
    const { register, dataFolder, storedKeys } = await createTestApp()
    const ada = await register('ada')
    const payload = { positionName: 'Engineer', companyName: 'Acme' }
    const { id } = (await ada.inject({ method: 'POST', url: '/api/job-applications', payload })).json()
    await ada.inject({
      method: 'POST',
      url: `/api/job-applications/${id}/documents`,
      ...fileForm('a.txt', 'a'),
    })
    expect(await storedKeys()).toHaveLength(1)
    expect((await run(dataFolder, 'account', 'delete', 'ada')).code).toBe(0)
    expect((await ada.inject({ url: '/api/account' })).statusCode).toBe(401)
    expect(await storedKeys()).toEqual([])
  })

  it.each<[[string, ...string[]], number, string | RegExp]>([
    [['account', 'delete', 'nobody'], 1, 'There is no account named "nobody"\n'],
    [['account', 'create', 'ab'], 1, 'Username must be at least 3 characters\n'],
    [['account', 'create'], 2, /^Usage: /],
    [['account', 'explode', 'ada'], 2, /^Usage: /],
    [['import', 'nowhere.zip', '--user', 'ada'], 1, /^There is no file /],
    [['import', 'nowhere.zip'], 2, /^Usage: /],
  ])('%j stops with one line', async (args, code, line) => {
    const { dataFolder } = await createTestApp()
    const result = await run(dataFolder, ...args)
    expect(result).toEqual({
      code,
      out: '',
      error: typeof line === 'string' ? line : expect.stringMatching(line),
    })
  })
})

it('npm run import brings a takeout into an account', async () => {
  const { register, dataFolder } = await createTestApp()
  const [ada, bob] = [await register('ada'), await register('bob')]
  const payload = { positionName: 'Engineer', companyName: 'Acme' }
  await ada.inject({ method: 'POST', url: '/api/job-applications', payload })
  const file = join(dataFolder, 'takeout.zip')
  writeFileSync(file, (await ada.inject({ url: '/api/account/export' })).rawPayload)
  const { code, out } = await run(dataFolder, 'import', file, '--user', 'bob')
  expect([code, out.split('\n')[1]]).toEqual([0, 'applications: 1 added, 0 there already'])
  expect((await bob.inject({ url: '/api/job-applications' })).json()).toHaveLength(1)
})

async function run(dataFolder: string, script: string, ...args: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, `${script}.ts`), ...args], {
    env: { ...process.env, TECHLOG_DATA: dataFolder },
  })
  let [out, error] = ['', '']
  child.stdout.on('data', (chunk) => {
    out += chunk
  })
  child.stderr.on('data', (chunk) => {
    error += chunk
  })
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, out, error }
}

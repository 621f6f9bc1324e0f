import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { InjectOptions } from 'fastify'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import type { JobApplication } from '../../contract/applications.ts'
import { compose } from '../compose.ts'
import type { Config } from '../config.ts'
import { openForCommand } from '../storage.ts'
import { fileForm } from '../testing/form.ts'
import { freshStorage } from '../testing/fresh-storage.ts'
import { sqliteConfig, temporaryFolder } from '../testing/temporary.ts'
import { createTestApp, type TestUser } from '../testing/test-app.ts'
import { KEPT_TABLES, LEFT_OUT_TABLES } from './rows.ts'

const root = join(import.meta.dirname, '../..')

/** Runs a command of ours on an installation; a failing one answers what it printed. */
async function run(command: string, config: Config, ...args: string[]) {
  const env = {
    ...process.env,
    TECHLOG_DATA: config.dataFolder,
    DATABASE_URL: config.databaseUrl ?? '',
    TECHLOG_S3_BUCKET: config.s3?.bucket ?? '',
    TECHLOG_S3_ENDPOINT: config.s3?.endpoint ?? '',
  }
  const script = join(root, 'scripts', `${command}.ts`)
  const done = promisify(execFile)(process.execPath, [script, ...args], { env, cwd: root })
  const { stdout, stderr, code } = await done.then(
    (output) => ({ ...output, code: 0 }),
    (error) => error,
  )
  return { code, output: `${stdout}${stderr}` }
}

async function write(send: TestUser['inject'], round: number): Promise<void> {
  const description = `Fixed ORD-${round} \u{1F600}`
  await send({ method: 'POST', url: '/api/process-task', payload: { description } })
  const payload = { positionName: `Engineer ${round}`, companyName: 'Äcme' }
  const created = await send({ method: 'POST', url: '/api/job-applications', payload })
  const { id } = created.json<JobApplication>()
  const form = fileForm(`cv ${round}.pdf`, randomBytes(round % 2 === 1 ? 2_000_000 : round * 3000))
  const url = `/api/job-applications/${id}/documents`
  // The store of a busy machine may not answer in time; who uploads tries again.
  const upload = async () => (await send({ method: 'POST', url, ...form })).statusCode
  const first = await upload()
  expect(first === 503 ? await upload() : first).toBe(201)
  if (round % 3 === 0) await send({ method: 'DELETE', url: `/api/job-applications/${id}` })
}

it('a backup made while people write holds all that was there, and is restored into either kind of place', {
  timeout: 90_000,
}, async () => {
  const source = await createTestApp()
  const user = await source.register()
  for (let round = 1; round <= 7; round++) await write(user.inject, round)
  const before = (await user.inject({ url: '/api/job-applications' })).json<JobApplication[]>()
  const file = join(temporaryFolder(), 'techlog.tar')

  let isDone = false
  const writing = (async () => {
    for (let round = 8; !isDone; round++) await write(user.inject, round)
  })()
  const backup = await run('backup', source.config, file)
  isDone = true
  await writing
  expect(backup).toMatchObject({ code: 0, output: expect.stringContaining(`Wrote ${file}`) })

  const target = sqliteConfig()
  expect(await run('restore', target, file)).toMatchObject({ code: 0 })
  expect(await run('verify', target, file)).toMatchObject({
    code: 0,
    output: expect.stringContaining('Everything is there'),
  })
  const again = await run('restore', target, file)
  expect(again).toMatchObject({ code: 1, output: expect.stringMatching(/^There are documents already.*\n$/) })

  const restored = await compose(target, { log: pino({ level: 'silent' }) })
  const payload = { username: 'ada', password: 'correct horse' }
  const signedIn = await restored.app.inject({ method: 'POST', url: '/api/login', payload })
  expect(signedIn.statusCode).toBe(200)
  const headers = { cookie: String(signedIn.headers['set-cookie']).split(';')[0], 'user-id': user.user.id }
  const after = await restored.app.inject({ url: '/api/job-applications', headers })
  expect(after.json()).toEqual(expect.arrayContaining(before))
  await restored.app.close()

  const moved: Config = { ...target, ...(await freshStorage()) }
  const move = await run('move', moved)
  expect(move).toMatchObject({ code: 0, output: expect.stringContaining('Moved ') })
  expect(await run('verify', moved)).toMatchObject({ code: 0 })
})

it('what is damaged is named, whichever it is', { timeout: 60_000 }, async () => {
  const config = sqliteConfig()
  const { app } = await compose(config, { log: pino({ level: 'silent' }) })
  const account = { username: 'ada', password: 'correct horse', email: 'a@example.com', displayName: 'Ada' }
  const registered = await app.inject({ method: 'POST', url: '/api/register', payload: account })
  const id = registered.json().user.id
  const headers = { cookie: String(registered.headers['set-cookie']).split(';')[0], 'user-id': id }
  const send: TestUser['inject'] = (options) =>
    app.inject({ ...options, headers: { ...headers, ...options.headers } } as InjectOptions)
  await write(send, 1)
  await write(send, 2)
  await app.close()
  const file = join(temporaryFolder(), 'techlog.tar')
  expect(await run('backup', config, file)).toMatchObject({ code: 0 })
  expect(await run('backup', config, file)).toMatchObject({
    code: 1,
    output: expect.stringContaining('is there already'),
  })

  expect(await run('verify', config, file)).toMatchObject({ code: 0 })

  const folder = join(config.dataFolder, 'documents', id)
  const [document = ''] = readdirSync(folder)
  const path = join(folder, document)
  const bytes = readFileSync(path)
  bytes[0] = (bytes[0] ?? 0) ^ 1
  writeFileSync(path, bytes)
  const verified = await run('verify', config, file)
  expect(verified.code).toBe(1)
  expect(verified.output).toContain(`the bytes of document ${id}/${document} differ`)
  expect(verified.output).toContain(`bytes/${id}/${document} differs`)

  const archive = readFileSync(file)
  const flipped = Buffer.from(archive)
  flipped[flipped.indexOf('documents/') + 100_000] =
    (flipped[flipped.indexOf('documents/') + 100_000] ?? 0) ^ 1
  const other = join(temporaryFolder(), 'flipped.tar')
  writeFileSync(other, flipped)
  const refused = await run('restore', sqliteConfig(), other)
  expect(refused).toMatchObject({ code: 1, output: expect.stringMatching(/^The archive is damaged: .*\n$/) })

  for (const part of [archive.subarray(0, archive.length - 3000), archive.subarray(0, 700)]) {
    const cut = join(temporaryFolder(), 'cut.tar')
    writeFileSync(cut, part)
    const target = sqliteConfig()
    expect((await run('restore', target, cut)).code).toBe(1)
    const left = existsSync(join(target.dataFolder, 'documents', id))
      ? readdirSync(join(target.dataFolder, 'documents', id))
      : []
    expect(left).toEqual([])
  }
})

it('every table is either in a backup or left out on purpose', async () => {
  const config = sqliteConfig()
  const { app } = await compose(config, { log: pino({ level: 'silent' }) })
  await app.close()
  const { db, close } = await openForCommand(config)
  const tables = await db.introspection.getTables()
  await close()
  expect(tables.map((table) => table.name).toSorted()).toEqual(
    [...KEPT_TABLES, ...LEFT_OUT_TABLES].toSorted(),
  )
})

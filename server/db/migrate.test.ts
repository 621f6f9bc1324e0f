import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Kysely, sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { claimFolder } from './claim-folder.ts'
import { migrate } from './migrate.ts'
import { openSqlite } from './sqlite.ts'
import type { Tables } from './tables.ts'

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'techlog-db-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function open(folder: string): Kysely<Tables> {
  const db = openSqlite(join(folder, 'techlog.db'))
  onTestFinished(() => db.destroy())
  return db
}

const tableNames = async (db: Kysely<Tables>) =>
  (await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(db)).rows.map(
    (row) => row.name,
  )

it('runs once, however often it is called', async () => {
  const db = open(temporaryFolder())
  await migrate(db)
  await migrate(db)
  expect(await tableNames(db)).toContain('users')
})

it('refuses a database of a newer version and changes nothing', async () => {
  const db = open(temporaryFolder())
  await migrate(db)
  await sql`insert into schema_migrations (name, applied_at) values ('9999-future', '')`.execute(db)
  await expect(migrate(db)).rejects.toThrow('newer version of TechLog (it has "9999-future")')
})

it('leaves nothing behind when one step fails', async () => {
  const db = open(temporaryFolder())
  const steps: Parameters<typeof migrate>[1] = [
    ['1', { up: async (trx) => void (await sql`create table half (id text)`.execute(trx)) }],
    ['2', { up: () => Promise.reject(new Error('broken step')) }],
  ]
  await expect(migrate(db, steps)).rejects.toThrow('broken step')
  expect(await tableNames(db)).not.toContain('half')
})

it('lets two processes start at once on one file', async () => {
  const folder = temporaryFolder()
  const script = `
    const { openSqlite } = await import('${new URL('./sqlite.ts', import.meta.url)}')
    const { migrate } = await import('${new URL('./migrate.ts', import.meta.url)}')
    await migrate(openSqlite('${folder}/techlog.db'))`
  const start = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
  await Promise.all([start(), start(), start()])
  expect(await tableNames(open(folder))).toContain('sessions')
})

it('waits for the disk before a write is done', async () => {
  const db = open(temporaryFolder())
  const read = async (pragma: string) =>
    Object.values((await sql.raw(`pragma ${pragma}`).execute(db)).rows[0] as object)[0]
  expect(await read('journal_mode')).toBe('wal')
  expect(await read('synchronous')).toBe(2)
  expect(await read('foreign_keys')).toBe(1)
})

it('gives a data folder to one server at a time', () => {
  const folder = temporaryFolder()
  const first = claimFolder(folder)
  expect(() => claimFolder(folder)).toThrow('Another TechLog server is already using')
  first.release()
  claimFolder(folder).release()
})

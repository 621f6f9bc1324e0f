import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../testing/temporary.ts'
import { copyBeforeMigration } from './copy-before.ts'
import { migrate, migrations } from './migrate.ts'
import { openSqlite, refuseOldSqlite } from './sqlite.ts'

function open(file: string) {
  const db = openSqlite(file)
  onTestFinished(() => db.destroy())
  return db
}

/** A database with a row in it, and what the next version would add to it. */
async function installation() {
  const folder = temporaryFolder()
  const file = join(folder, 'techlog.db')
  const db = open(file)
  await migrate(db)
  await sql`insert into throttle (key, attempts, window_ends_at) values ('kept', 1, '')`.execute(db)
  return { folder, file, db, backups: join(folder, 'backups') }
}

it('copies what is there before a step that is missing, and keeps the last three copies', async () => {
  const { file, db, backups } = await installation()
  for (const step of ['0101-a', '0102-b', '0103-c', '0104-d'])
    await copyBeforeMigration(db, file, [...migrations, [step]])
  const copies = readdirSync(backups)
  expect(copies.map((name) => name.split(' before ')[1])).toEqual(['0102-b.db', '0103-c.db', '0104-d.db'])
  const copy = open(join(backups, copies.at(-1) ?? ''))
  expect((await sql`select key from throttle`.execute(copy)).rows).toEqual([{ key: 'kept' }])
})

it('copies nothing where nothing is missing, and nothing of a new database', async () => {
  const { file, db, backups } = await installation()
  await copyBeforeMigration(db, file)
  const empty = join(temporaryFolder(), 'techlog.db')
  await copyBeforeMigration(open(empty), empty)
  expect([existsSync(backups), existsSync(join(empty, '../backups'))]).toEqual([false, false])
})

it('stops the start where there is no place for the copy', async () => {
  const { db } = await installation()
  const nowhere = '/proc/techlog.db'
  await expect(copyBeforeMigration(db, nowhere, [...migrations, ['0101-a']])).rejects.toThrow(
    /^The database could not be copied to \/proc\/backups before it is changed: /,
  )
})

it.each(['3.51.2', '3.50.9', '2.99.9', '3.51'])('stops the start on SQLite %s', (version) => {
  expect(() => refuseOldSqlite(version)).toThrow(`This Node has SQLite ${version}, but TechLog needs 3.51.3`)
})

it.each(['3.51.3', '3.52.0', '4.0.0', process.versions.sqlite])('starts on SQLite %s', (version) => {
  expect(() => refuseOldSqlite(version)).not.toThrow()
})

import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { freshSchema } from '../testing/fresh-storage.ts'
import { startPostgres } from '../testing/postgres-server.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'
import { createDatabase } from './stores.ts'

async function open(url: string, options?: Parameters<typeof openPostgres>[1]) {
  const db = openPostgres(url, options)
  onTestFinished(() => db.destroy())
  return db
}

it('lets one of several servers make the tables while the others wait', async () => {
  const url = await freshSchema()
  const patient = await Promise.all(Array.from({ length: 5 }, () => open(url, { isPatient: true })))
  await Promise.all(patient.map((db) => migrate(db)))
  const db = await open(url)
  await createDatabase(db).ping()
  const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(db)
  expect(new Set(rows.map((row) => row.name)).size).toBe(rows.length)
})

it('refuses a database of a newer version and changes nothing', async () => {
  const db = await open(await freshSchema(), { isPatient: true })
  await migrate(db)
  await sql`insert into schema_migrations (name, applied_at) values ('9999-future', '')`.execute(db)
  await expect(migrate(db)).rejects.toThrow('newer version of TechLog (it has "9999-future")')
})

it('leaves nothing behind when one step of a migration fails', async () => {
  const db = await open(await freshSchema(), { isPatient: true })
  const steps: Parameters<typeof migrate>[1] = [
    ['1', { up: async (trx) => void (await sql`create table half (id text)`.execute(trx)) }],
    ['2', { up: () => Promise.reject(new Error('broken step')) }],
  ]
  await expect(migrate(db, steps)).rejects.toThrow('broken step')
  await expect(sql`select * from half`.execute(db)).rejects.toThrow('does not exist')
})

it('runs a transaction again that PostgreSQL gave up for another one', async () => {
  const db = await open(await freshSchema())
  await migrate(db)
  const database = createDatabase(db)
  let bothHold = () => {}
  const holding = new Promise<void>((resolve) => {
    bothHold = resolve
  })
  let held = 0
  const crosswise = (first: string, second: string) =>
    database.transaction(async ({ throttle }) => {
      await throttle.count(first, '2026', '2027')
      if (++held === 2) bothHold()
      await holding
      await throttle.count(second, '2026', '2027')
    })
  await Promise.all([crosswise('a', 'b'), crosswise('b', 'a')])
  expect(held).toBeGreaterThan(2)
  expect(await database.stores.throttle.count('a', '2026', '2027')).toMatchObject({ attempts: 3 })
})

it('answers 503 within five seconds while the database hangs or is gone, and goes on when it is back', {
  timeout: 60_000,
}, async () => {
  const postgres = await startPostgres({ isDurable: true })
  onTestFinished(() => postgres.remove())
  const lost: Error[] = []
  const db = await open(postgres.url, { onLost: (error) => lost.push(error) })
  await migrate(db)
  const database = createDatabase(db)
  const write = () => database.transaction(({ throttle }) => throttle.count('a', '2026', '2027'))
  const refused = { status: 503, extra: { retryAfterSeconds: 5 } }
  await Promise.all(Array.from({ length: 12 }, write))

  postgres.signal('SIGSTOP')
  const started = performance.now()
  await Promise.all(Array.from({ length: 40 }, () => expect(write()).rejects.toMatchObject(refused)))
  expect(performance.now() - started).toBeLessThan(5500)
  postgres.signal('SIGCONT')
  await expect(write()).resolves.toMatchObject({ attempts: expect.any(Number) })

  await postgres.kill()
  await expect(write()).rejects.toMatchObject(refused)
  await postgres.start()
  await Promise.all(Array.from({ length: 40 }, write))
})

it('has numbers for counts, as SQLite has', async () => {
  const db = await open(await freshSchema())
  const { rows } = await sql<{ n: unknown }>`select count(*) as n, sum(1.5) as s where 1 = ${1}`.execute(db)
  expect(rows).toEqual([{ n: 1, s: 1.5 }])
})

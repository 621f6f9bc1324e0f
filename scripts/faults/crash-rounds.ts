import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { innerDifferences } from '../../server/backup/inventory.ts'
import { readConfig } from '../../server/config.ts'
import { openSqlite } from '../../server/db/sqlite.ts'
import { openForCommand } from '../../server/storage.ts'
import { S3_CREDENTIALS } from '../../server/testing/s3-server.ts'
import { createServerProcess, type ServerProcess, whenReady } from './server-process.ts'
import { newApplication, openSession } from './session.ts'
import { startSharedStorage } from './shared-storage.ts'
import { createTally, createWriter, type Tally } from './writer.ts'

export type CrashReport = Tally & {
  rounds: number
  medianStart: number
  slowestStart: number
  victims: Record<string, number>
}
type Plan = { rounds: number; writers: number }

/** Kills a server on SQLite and a folder again and again while it is written to. */
export async function crashOnSqlite(plan: Plan): Promise<CrashReport> {
  const folder = mkdtempSync(join(tmpdir(), 'techlog-faults-'))
  const env = { TECHLOG_DATA: folder, DATABASE_URL: '', TECHLOG_S3_BUCKET: '', TECHLOG_S3_ENDPOINT: '' }
  const server = await createServerProcess(env)
  const killServer = async () => {
    await server.kill()
    return server.start()
  }
  try {
    await server.start()
    return await crash(plan, {
      servers: [server],
      victims: { server: killServer },
      afterwards: async () => [...(await innerDifferencesOf(env)), ...(await damage(folder))],
    })
  } finally {
    await server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The same with two servers on one PostgreSQL and one S3; now one of them is killed, now the database. */
export async function crashOnPostgres(plan: Plan): Promise<CrashReport> {
  const { postgres, s3, env } = await startSharedStorage()
  const [one, two] = [await createServerProcess(env), await createServerProcess(env)]
  const killing = (server: ServerProcess) => async () => {
    await server.kill()
    return server.start()
  }
  const killDatabase = async () => {
    await postgres.kill()
    await postgres.start()
    return (await Promise.all([whenReady(one.url), whenReady(two.url)])).reduce((a, b) => Math.max(a, b))
  }
  try {
    await Promise.all([one.start(), two.start()])
    return await crash(plan, {
      servers: [one, two],
      victims: { 'first server': killing(one), 'second server': killing(two), database: killDatabase },
      // Bytes that no row names may be another server's upload and stay for a day; a row without bytes may not be.
      afterwards: async () => {
        Object.assign(process.env, S3_CREDENTIALS)
        return (await innerDifferencesOf(env)).filter(
          (sentence) => !sentence.includes('belong to no document'),
        )
      },
    })
  } finally {
    await Promise.all([one.kill(), two.kill()])
    await postgres.remove()
    await s3.remove()
  }
}

type Scene = {
  servers: ServerProcess[]
  /** Each kills something and brings it back, and answers how long it took until it was ready. */
  victims: Record<string, () => Promise<number>>
  afterwards: () => Promise<string[]>
}

async function crash(
  { rounds, writers: count }: Plan,
  { servers, victims, afterwards }: Scene,
): Promise<CrashReport> {
  const tally = createTally()
  const pickUrl = () => servers[Math.floor(Math.random() * servers.length)]?.url ?? ''
  const writers = await Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const session = await openSession(`writer${n}`, pickUrl)
      return createWriter(session, await newApplication(session), tally)
    }),
  )
  const killed: Record<string, number> = {}
  const starts: number[] = []
  for (let round = 0; round < rounds; round++) {
    for (const writer of writers) writer.start()
    const enough = tally.ok + 3 * count
    for (let waited = 0; tally.ok < enough && waited < 5000; waited += 20) await pause(20)
    await pause(Math.random() * 300)
    const name = Object.keys(victims)[Math.floor(Math.random() * Object.keys(victims).length)] ?? ''
    killed[name] = (killed[name] ?? 0) + 1
    starts.push((await victims[name]?.()) ?? 0)
    await Promise.all(writers.map((writer) => writer.stop()))
    await Promise.all(writers.map((writer) => writer.check()))
  }
  tally.halfVisible.push(...(await afterwards()))
  const sorted = starts.toSorted((a, b) => a - b).map(Math.round)
  const medianStart = sorted[Math.floor(sorted.length / 2)] ?? 0
  return { ...tally, rounds, medianStart, slowestStart: sorted.at(-1) ?? 0, victims: killed }
}

/** What SQLite itself finds wrong with its file. */
async function damage(folder: string): Promise<string[]> {
  const db = openSqlite(join(folder, 'techlog.db'))
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
  await db.destroy()
  return rows.map((row) => row.integrity_check).filter((sentence) => sentence !== 'ok')
}

async function innerDifferencesOf(env: Record<string, string>): Promise<string[]> {
  const storage = await openForCommand(readConfig(env))
  try {
    return await innerDifferences(storage)
  } finally {
    await storage.close()
  }
}

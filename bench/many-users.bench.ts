// The list of one user's 50 saved entries among those of many others, against the same list in an otherwise empty PostgreSQL.
// BENCH_USERS says how many others there are, each with 50 entries: 100000 for the figure in the documentation.
import { type Kysely, sql } from 'kysely'
import { openPostgres } from '../server/db/postgres.ts'
import type { Tables } from '../server/db/tables.ts'
import { startPostgres } from '../server/testing/postgres-server.ts'
import { saveEntries } from './saved-entries.ts'
import { registerAccount, startTechlog } from './server-under-test.ts'
import { throughputRatio } from './throughput.ts'

const USERS = Number(process.env.BENCH_USERS ?? 1000)
const ENTRIES = 50
const PATH = '/api/saved-logs'

const postgres = await startPostgres({ isDurable: false })
const crowded = openPostgres(postgres.url, { isPatient: true })
await sql`create database crowded`.execute(crowded)
await crowded.destroy()
const crowdedUrl = postgres.url.replace(/\/postgres$/, '/crowded')
const [alone, among] = [
  await startTechlog({ DATABASE_URL: postgres.url }),
  await startTechlog({ DATABASE_URL: crowdedUrl }),
]
const db = openPostgres(crowdedUrl, { isPatient: true })
await fill(db)
await db.destroy()

const subjects = []
for (const { url } of [among, alone]) {
  const headers = await registerAccount(url)
  await saveEntries(url, headers, ENTRIES)
  subjects.push({ url: url + PATH, headers })
}
const [subject, yardstick] = subjects
if (!subject || !yardstick) throw new Error('Two servers were started')
const { ratio, perSecond } = await throughputRatio(subject, yardstick)
console.log(
  `saved-logs among ${USERS} users with ${ENTRIES} entries each / alone: ${ratio.toFixed(2)} (required 0.67; ${perSecond.toFixed(0)} per second)`,
)

await alone.stop()
await among.stop()
await postgres.remove()

async function fill(into: Kysely<Tables>): Promise<void> {
  await sql`
    insert into users (id, username, username_key, email, display_name, password_hash, created_at)
    select 'user-' || n, 'user-' || n, 'user-' || n, 'user@example.com', 'User', 'none', '2026-01-01T00:00:00.000Z'
    from generate_series(1, ${sql.lit(USERS)}) n`.execute(into)
  await sql`
    insert into task_logs (id, user_id, is_saved, created_at, updated_at, version, date, priority, project,
      problem_summary, impact, technologies, resume_bullet, situation, task, action, result, description, analysis)
    select md5(n || '-' || m), 'user-' || n, m % 2, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', 1,
      '2026-01-' || lpad((m % 28 + 1)::text, 2, '0'), 'medium', 'ORD-' || m, repeat('problem ', 10), 'impact',
      '["PostgreSQL"]', repeat('bullet ', 10), 'situation', 'task', 'action', 'result', repeat('words ', 40), '{}'
    from generate_series(1, ${sql.lit(USERS)}) n, generate_series(1, ${sql.lit(ENTRIES)}) m`.execute(into)
  await sql`analyze`.execute(into)
}

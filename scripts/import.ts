// `npm run import -- FILE --user NAME`: brings a takeout, or its techlog.json, into an account.
import { createReadStream, existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { systemClock } from '../server/clock.ts'
import { Problem } from '../server/problem.ts'
import { createTakeoutService } from '../server/takeout/service.ts'
import { withServerParts } from './server-parts.ts'

const { values, positionals } = parseArgs({
  options: { user: { type: 'string' } },
  allowPositionals: true,
  strict: false,
})
const [file] = positionals
const { user: username } = values

if (file === undefined || typeof username !== 'string') {
  console.error('Usage: npm run import -- FILE --user NAME')
  process.exitCode = 2
} else await importFile(resolve(file), username)

function importFile(path: string, username: string): Promise<void> {
  return withServerParts(async ({ config, database, files }) => {
    if (!existsSync(path)) throw new Problem('not-found', `There is no file ${path}`)
    const account = await database.stores.accounts.findByUsername(username)
    if (!account) throw new Problem('not-found', `There is no account named "${username}"`)
    const takeout = createTakeoutService({ ...config, database, files, clock: systemClock })
    const report = await takeout.bringBack(account.id, {
      size: statSync(path).size,
      open: async (range) => createReadStream(path, range),
    })
    for (const [noun, { added, skipped }] of Object.entries(report))
      console.log(`${noun}: ${added} added, ${skipped} there already`)
    if (report.documents.missing > 0)
      console.log(
        `${report.documents.missing} documents are not in this file: import the whole zip to get them`,
      )
  })
}

// `npm run move`: copies an installation on SQLite and a folder (TECHLOG_DATA) to the PostgreSQL and S3 that the settings name, and compares both.
import { archive } from '../server/backup/archive.ts'
import { differences, takeInventory } from '../server/backup/inventory.ts'
import { restore } from '../server/backup/restore.ts'
import { withSnapshot } from '../server/backup/snapshot.ts'
import { readConfig } from '../server/config.ts'
import { StartError } from '../server/start-error.ts'
import { openForCommand } from '../server/storage.ts'
import { orOneLine } from './one-line.ts'

await orOneLine(async () => {
  const config = readConfig(process.env)
  if (!config.databaseUrl || !config.s3)
    throw new StartError('Set DATABASE_URL and TECHLOG_S3_BUCKET to where the data is to go')
  const from = await openForCommand({ ...config, databaseUrl: undefined, s3: undefined }, { isAlone: true })
  const to = await openForCommand(config, { isNew: true })
  try {
    const { db, files, openCopy } = from
    await withSnapshot({ db, folder: config.dataFolder, openCopy }, (snapshot) =>
      restore(archive({ snapshot, live: db, files }), to),
    )
    const [source, target] = [await takeInventory(from), await takeInventory(to)]
    const found = differences(source, target, ['the source', 'the target'])
    for (const sentence of found) console.log(sentence)
    if (found.length > 0) throw new StartError(`${found.length} differences: do not use the target`)
    console.log(`Moved ${source.size} rows and documents. ${config.dataFolder} is as it was.`)
  } finally {
    await from.close()
    await to.close()
  }
})

// `npm run restore -- FILE`: fills an empty installation, of either kind, from an archive of `npm run backup`.
import { createReadStream } from 'node:fs'
import { restore } from '../server/backup/restore.ts'
import { readConfig } from '../server/config.ts'
import { openForCommand } from '../server/storage.ts'
import { onlyArgument, orOneLine } from './one-line.ts'

process.umask(0o077)

await orOneLine(async () => {
  const file = onlyArgument('npm run restore -- FILE')
  const storage = await openForCommand(readConfig(process.env), { isAlone: true, isNew: true })
  try {
    const counts = await restore(createReadStream(file), storage)
    const told = Object.entries(counts).map(([table, count]) => `${count} ${table.replace('_', ' ')}`)
    console.log(`Restored ${told.join(', ')}`)
  } finally {
    await storage.close()
  }
})

// `npm run verify`: are all documents there, byte for byte? `npm run verify -- FILE`: is everything in this archive, and the other way round?
import { createReadStream } from 'node:fs'
import {
  differences,
  innerDifferences,
  inventoryOfArchive,
  takeInventory,
} from '../server/backup/inventory.ts'
import { readConfig } from '../server/config.ts'
import { openForCommand } from '../server/storage.ts'
import { orOneLine } from './one-line.ts'

await orOneLine(async () => {
  const [file] = process.argv.slice(2)
  const storage = await openForCommand(readConfig(process.env))
  try {
    const found = await innerDifferences(storage)
    if (file) {
      const [kept, archived] = [
        await takeInventory(storage),
        await inventoryOfArchive(createReadStream(file)),
      ]
      found.push(...differences(kept, archived, ['this installation', 'the archive']))
      console.log(`Compared ${kept.size} rows and documents with ${archived.size} in ${file}`)
    }
    for (const sentence of found) console.log(sentence)
    console.log(found.length === 0 ? 'Everything is there' : `${found.length} differences`)
    if (found.length > 0) process.exitCode = 1
  } finally {
    await storage.close()
  }
})

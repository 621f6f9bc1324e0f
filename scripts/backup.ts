// `npm run backup -- FILE`: one archive with all rows and documents, while the server runs.
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { archive } from '../server/backup/archive.ts'
import { withSnapshot } from '../server/backup/snapshot.ts'
import { readConfig } from '../server/config.ts'
import { StartError } from '../server/start-error.ts'
import { openForCommand } from '../server/storage.ts'
import { onlyArgument, orOneLine } from './one-line.ts'

await orOneLine(async () => {
  const file = resolve(onlyArgument('npm run backup -- FILE'))
  const storage = await openForCommand(readConfig(process.env))
  try {
    const { db, files, openCopy } = storage
    const bytes = await withSnapshot({ db, folder: dirname(file), openCopy }, (snapshot) =>
      write(file, archive({ snapshot, live: db, files })),
    )
    console.log(`Wrote ${file} (${bytes} bytes). Check it with: npm run verify -- ${file}`)
  } finally {
    await storage.close()
  }
})

/** Under its own name only once it is complete and on disk; a file that is there is never overwritten. */
async function write(file: string, bytes: AsyncIterable<Uint8Array>): Promise<number> {
  const unfinished = `${file}.part`
  const place = await open(file, 'wx', 0o600).catch(() => {
    throw new StartError(`${file} is there already, or cannot be written`)
  })
  await place.close()
  const output = createWriteStream(unfinished, { mode: 0o600, flush: true })
  try {
    await pipeline(Readable.from(bytes, { objectMode: false }), output)
    await rename(unfinished, file)
    return output.bytesWritten
  } catch (error) {
    await rm(unfinished, { force: true })
    await rm(file, { force: true })
    throw error
  }
}

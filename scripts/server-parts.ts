import { existsSync } from 'node:fs'
import { type Config, readConfig } from '../server/config.ts'
import { createDatabase } from '../server/db/stores.ts'
import { Problem } from '../server/problem.ts'
import { StartError } from '../server/start-error.ts'
import { openDatabase, openFiles } from '../server/storage.ts'

type ServerParts = {
  config: Config
  database: ReturnType<typeof createDatabase>
  files: Awaited<ReturnType<typeof openFiles>>
}

/** Does `work` on the data that the settings name, also beside a running server; what goes wrong is one line. */
export async function withServerParts(work: (parts: ServerParts) => Promise<void>): Promise<void> {
  // What people write is theirs alone, whoever touches it.
  process.umask(0o077)
  try {
    const config = readConfig(process.env)
    if (!config.databaseUrl && !existsSync(config.dataFolder))
      throw new StartError(
        `There is no data folder ${config.dataFolder}. Start TechLog once, or set TECHLOG_DATA.`,
      )
    const database = createDatabase(await openDatabase(config))
    try {
      await work({ config, database, files: await openFiles(config) })
    } finally {
      await database.close()
    }
  } catch (error) {
    if (!(error instanceof StartError || error instanceof Problem)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

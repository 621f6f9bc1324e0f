import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type Config, readConfig } from '../config.ts'

/** A folder that goes when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'techlog-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The settings of an installation on SQLite and disk in a folder of its own. */
export function sqliteConfig(dataFolder = temporaryFolder()): Config {
  return { ...readConfig({}), dataFolder, rateLimit: 'off' }
}

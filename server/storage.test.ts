import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { StartError } from './start-error.ts'
import { openStorage } from './storage.ts'
import { sqliteConfig } from './testing/temporary.ts'

it.each([
  ['techlog.db', /^The database \S+techlog\.db cannot be used: file is not a database$/],
  ['documents', /^The folder \S+documents cannot be used: \S/],
])('stops the start with one line where %s is something else', async (name, message) => {
  const config = sqliteConfig()
  writeFileSync(join(config.dataFolder, name), 'this is something else altogether'.repeat(100))
  const failure = await openStorage(config).then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(failure).toBeInstanceOf(StartError)
  expect(String(failure)).toMatch(new RegExp(message.source.replace('^', '^Error: ')))
})

it('opens the same storage again after it was closed', async () => {
  const config = sqliteConfig()
  await (await openStorage(config)).close()
  await (await openStorage(config)).close()
})

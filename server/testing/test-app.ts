import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import type { User } from '../../contract/accounts.ts'
import { createPasswords } from '../accounts/passwords.ts'
import { compose } from '../compose.ts'
import { type Config, readConfig } from '../config.ts'
import { freshStorage, isScaled } from './fresh-storage.ts'

export type TestApp = Awaited<ReturnType<typeof createTestApp>>

/** A signed-in user of a test: `inject` sends the cookie and the `user-id` header. */
export type TestUser = {
  user: User
  cookie: string
  inject: (options: InjectOptions) => ReturnType<TestApp['inject']>
}

/** The whole server on fresh storage, without a port; it goes when the test ends. Where it is scaled, there are two. */
export async function createTestApp(settings: Partial<Config> = {}, passwords = quickPasswords()) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'techlog-test-'))
  const clock = createTestClock()
  const logged: string[] = []
  const log = pino({ base: null }, { write: (line) => logged.push(line) })
  const storage = isScaled ? await freshStorage() : {}
  const config: Config = { ...readConfig({}), dataFolder, rateLimit: 'off', ...storage, ...settings }
  // At once, as a deployment may start them: they must agree on who makes the tables.
  const [instance, ...others] = await Promise.all(
    Array.from({ length: isScaled ? 2 : 1 }, () => compose(config, { log, clock, passwords })),
  )
  if (!instance) throw new Error('No server was made')
  const { app, database, files } = instance
  const apps = [app, ...others.map((other) => other.app)]
  onTestFinished(async () => {
    for (const one of apps) await one.close()
    rmSync(dataFolder, { recursive: true, force: true })
  })
  const inject = (options: InjectOptions) =>
    (apps[Math.floor(Math.random() * apps.length)] ?? app).inject(options)

  async function register(username = 'ada', password = 'correct horse'): Promise<TestUser> {
    const payload = { username, password, email: `${username}@example.com`, displayName: `Test ${username}` }
    const answer = await inject({ method: 'POST', url: '/api/register', payload })
    if (answer.statusCode !== 200) throw new Error(`register answered ${answer.statusCode} ${answer.body}`)
    const user = answer.json<{ user: User }>().user
    return signedIn(user, sessionCookie(answer.headers['set-cookie']))
  }

  function signedIn(user: User, cookie: string): TestUser {
    return {
      user,
      cookie,
      inject: (options) =>
        inject({ ...options, headers: { cookie, 'user-id': user.id, ...options.headers } } as InjectOptions),
    }
  }

  /** The keys of everything in the file store, in order. */
  async function storedKeys(): Promise<string[]> {
    const keys: string[] = []
    for await (const { key } of files.list()) keys.push(key)
    return keys.toSorted()
  }

  return { app, config, database, files, storedKeys, clock, dataFolder, logged, inject, register, signedIn }
}

/** The real hash with little work: tests make many accounts. */
function quickPasswords() {
  return createPasswords({ memory: 256, passes: 1, parallelism: 1, tagLength: 32 })
}

/** A clock that stands still until a test moves it. */
export function createTestClock(start = '2026-11-14T12:00:00.000Z') {
  let now = Date.parse(start)
  return {
    now: () => new Date(now),
    advance: (time: { days?: number; hours?: number; minutes?: number; seconds?: number }) => {
      const { days = 0, hours = 0, minutes = 0, seconds = 0 } = time
      now += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
    },
  }
}

/** The `name=value` part of a Set-Cookie header. */
export function sessionCookie(header: string | string[] | number | undefined): string {
  return String(header).split(';')[0] ?? ''
}

import { describe, expect, it } from 'vitest'
import { createPasswords } from './passwords.ts'

describe('passwords', () => {
  it('are hashed with Argon2id, each with a salt of its own', async () => {
    const passwords = createPasswords()
    const [one, two] = [await passwords.hash('same'), await passwords.hash('same')]
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(one).not.toBe(two)
    expect(await passwords.verify('same', one)).toEqual({ matches: true, isWeak: false })
    expect(await passwords.verify('Same', one)).toEqual({ matches: false, isWeak: false })
  })

  it('never match where there is no hash', async () => {
    expect(await createPasswords().verify('anything', undefined)).toEqual({ matches: false, isWeak: false })
  })

  it('are refused rather than queued without end', async () => {
    const passwords = createPasswords()
    const flood = await Promise.allSettled(Array.from({ length: 40 }, () => passwords.hash('flood')))
    const refused = flood.filter((result) => result.status === 'rejected')
    expect(refused).toHaveLength(6)
    expect(refused[0]).toMatchObject({ reason: { status: 503 } })
  })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

// What docs/security.md says of our dependencies, checked against the lock file: no network is needed.

type Locked = { version?: string; resolved?: string; integrity?: string; link?: boolean }

/** The oldest versions without a hole that matters here. */
const FLOORS: Record<string, string> = { fastify: '5.8.1', undici: '7.24.0' }

/** Known for a hole that was never closed, or for versions that stole what they found. */
const BANNED = ['ip', 'ssrfcheck', 'axios', 'plain-crypto-js']

const manifest = JSON.parse(read('package.json'))
const locked = Object.entries(JSON.parse(read('package-lock.json')).packages as Record<string, Locked>)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({ name: path.slice(path.lastIndexOf('node_modules/') + 13), ...entry }))

describe('dependencies', () => {
  it('are pinned to one version each', () => {
    const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))).toEqual([])
  })

  it('are locked by a SHA-512 and come from the registry, whichever that is', () => {
    expect(locked.length).toBeGreaterThan(100)
    expect(locked.filter(({ integrity }) => !integrity?.startsWith('sha512-'))).toEqual([])
    expect(locked.filter(({ resolved, link }) => resolved !== undefined || link)).toEqual([])
  })

  it.each(Object.entries(FLOORS))('have %s no older than %s', (name, floor) => {
    const versions = locked.filter((entry) => entry.name === name).map(({ version = '' }) => version)
    expect(versions.length).toBeGreaterThan(0)
    expect(versions.filter((version) => isOlder(version, floor))).toEqual([])
  })

  it.each(BANNED)('do not include %s', (name) => {
    expect(locked.filter((entry) => entry.name === name)).toEqual([])
  })

  it('run no script when they are installed', () => {
    expect(read('.npmrc')).toMatch(/^ignore-scripts ?= ?true$/m)
    expect(Object.keys(manifest.scripts).filter((name) => /install|prepare/.test(name))).toEqual([])
  })
})

it('versions are compared by their numbers', () => {
  expect([isOlder('5.8.0', '5.8.1'), isOlder('5.12.8', '5.8.1'), isOlder('10.0.0', '9.9.9')]).toEqual([
    true,
    false,
    false,
  ])
})

function isOlder(version: string, floor: string): boolean {
  const [have, need] = [version, floor].map((text) =>
    text.split('.').map((part) => Number.parseInt(part, 10)),
  )
  const at = need?.findIndex((part, index) => part !== have?.[index]) ?? -1
  return at !== -1 && (have?.[at] ?? 0) < (need?.[at] ?? 0)
}

function read(file: string): string {
  return readFileSync(join(import.meta.dirname, file), 'utf8')
}

import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

// The rules of docs/architecture.md as tests: a failing one names the file, the line it drew and why the line is there.

type Import = { from: string; to: string; isType: boolean; isPackage: boolean }

const FOLDERS = ['contract', 'engine', 'word', 'server', 'web', 'bench', 'scripts', 'e2e']
const files = globSync(`{${FOLDERS.join(',')}}/**/*.{ts,tsx,css}`, { cwd: import.meta.dirname }).toSorted()
const sources = files.filter((file) => /\.tsx?$/.test(file) && !isTest(file))
const imports = sources.flatMap(importsOf)

describe('imports', () => {
  it('contract imports zod and itself, nothing else', () => {
    expectNone(
      imports.filter(
        ({ from, to }) => from.startsWith('contract/') && !inside(to, 'contract') && to !== 'zod',
      ),
    )
  })

  it('engine takes only types from the contract, and pure packages', () => {
    const pure = new Set(['chrono-node', 'htmlparser2', 'domhandler', 'domutils', 'entities'])
    expectNone(
      imports.filter(({ from, to, isType }) => {
        if (!inside(from, 'engine') || inside(to, 'engine')) return false
        return !(inside(to, 'contract') && isType) && !pure.has(to)
      }),
    )
  })

  it('word takes only types from the contract, and no package', () => {
    expectNone(
      imports.filter(
        ({ from, to, isType }) =>
          inside(from, 'word') && !inside(to, 'word') && !(inside(to, 'contract') && isType),
      ),
    )
  })

  it('web knows neither engine nor server', () => {
    expectNone(
      imports.filter(({ from, to }) => inside(from, 'web') && (inside(to, 'engine') || inside(to, 'server'))),
    )
  })

  it('server does not know web', () => {
    expectNone(imports.filter(({ from, to }) => inside(from, 'server') && inside(to, 'web')))
  })

  it('a route is known to app.ts only', () => {
    expectNone(
      imports.filter(({ from, to }) => /^server\/\w+\/routes\.ts$/.test(to) && from !== 'server/app.ts'),
    )
  })

  it('a service is used by its own feature; others go to the store', () => {
    expectNone(
      imports.filter(({ from, to, isType }) => {
        const owner = /^server\/(\w+)\/service\.ts$/.exec(to)?.[1]
        // A command of whoever runs the server does what a route does for its user.
        if (owner === undefined || from === 'server/compose.ts' || inside(from, 'scripts')) return false
        return !inside(from, `server/${owner}`) && !(from === 'server/app.ts' && isType)
      }),
    )
  })

  it('only compose.ts picks implementations, those of the storage in storage.ts', () => {
    const implementations =
      /^server\/(db\/(sqlite|postgres|claim-folder)|files\/(disk|s3)|analyst\/(built-in|model))\.ts$/
    expectNone(
      imports.filter(
        ({ from, to, isType }) =>
          inside(from, 'server') &&
          implementations.test(to) &&
          !isType &&
          !['server/compose.ts', 'server/storage.ts'].includes(from),
      ),
    )
  })

  it('PostgreSQL and S3 are loaded only where they are configured', () => {
    const eager = sources.filter(
      (file) =>
        inside(file, 'server') && /^import (?!type\b).*from '[^']*\/(postgres|s3)\.ts'/m.test(read(file)),
    )
    expect(eager, 'await import() it where the setting is known').toEqual([])
  })

  it('features of the web do not import one another', () => {
    const features = ['auth', 'snaplog', 'jobvault', 'account']
    expectNone(
      imports.filter(({ from, to }) =>
        features.some(
          (a) => inside(from, `web/${a}`) && features.some((b) => a !== b && inside(to, `web/${b}`)),
        ),
      ),
    )
  })

  it('the primitives of web/ui know nothing of us', () => {
    expectNone(
      imports.filter(
        ({ from, to, isPackage }) =>
          inside(from, 'web/ui') && !isPackage && !inside(to, 'web/ui') && !inside(to, 'web/lib'),
      ),
    )
  })

  it('web/api.ts knows neither React nor toasts', () => {
    expectNone(
      imports.filter(
        ({ from, to, isType }) =>
          from === 'web/api.ts' &&
          !inside(to, 'contract') &&
          !inside(to, 'web/lib') &&
          !(to === 'zod' && isType),
      ),
    )
  })
})

describe('the outside world', () => {
  it('a URL of a user is fetched in one place', () => {
    const fetching = sources.filter(
      (file) =>
        inside(file, 'server') &&
        file !== 'server/postings/fetch-page.ts' &&
        // Goes only where whoever runs the server said: the model.
        file !== 'server/analyst/bounded-fetch.ts' &&
        /\bfetch\(|from '(undici|node:https?)'/.test(read(file).replaceAll(/import type .*/g, '')),
    )
    expect(fetching, 'go through server/postings/fetch-page.ts, which checks the address').toEqual([])
  })

  it('environment variables are read at the start and nowhere else', () => {
    const readers = sources.filter((file) => inside(file, 'server') && /process\.env\b/.test(read(file)))
    expect(readers, 'server/main.ts hands process.env to server/config.ts').toEqual(['server/main.ts'])
  })

  it('the engine has no clock, no randomness and no I/O', () => {
    const impure = sources.filter(
      (file) =>
        inside(file, 'engine') &&
        /Date\.now\(|new Date\(\)|Math\.random\(|performance\.now|from 'node:/.test(read(file)),
    )
    expect(impure, 'text in, facts out: pass in what the world must say').toEqual([])
  })

  it('a store reads and writes for an owner only', () => {
    const stores = sources.filter((file) => /^server\/(snaps|applications|documents)\/store\.ts$/.test(file))
    const ownerless = stores.flatMap((file) =>
      [...read(file).matchAll(/^ {4}(?:async )?(\w+)\((?!\s*userId\b)([^)]*)/gm)].map(
        ([, name]) => `${file}: ${name}`,
      ),
    )
    expect(ownerless, 'the first parameter of every store method is userId').toEqual([])
  })
})

describe('files', () => {
  it('hold one idea: none is longer than 350 lines, word lists aside', () => {
    const long = files.filter((file) => !file.includes('/lexicon/') && read(file).split('\n').length > 351)
    expect(long, 'split where there are two ideas').toEqual([])
  })

  it('have names that say what they are', () => {
    const vague = files.filter(
      (file) =>
        /\/(utils?|shared|helpers?|misc|common)(\/|\.)/.test(file) || /^index\.tsx?$/.test(basename(file)),
    )
    expect(vague, 'no drawers and no barrels').toEqual([])
    expect(files.filter((file) => basename(file) !== basename(file).toLowerCase())).toEqual([])
  })

  it('take their colours from the tokens', () => {
    const raw = files.filter(
      (file) =>
        inside(file, 'web') &&
        file.endsWith('.tsx') &&
        /["'`\s:-](#[\da-f]{3,8}\b|(rgb|hsl|oklch)\(|(bg|text|border|ring|fill|stroke)-(red|green|blue|yellow|amber|gray|slate|zinc|white|black)\b)/.test(
          read(file),
        ),
    )
    expect(raw, 'use a token of web/styles.css').toEqual([])
  })
})

function importsOf(file: string): Import[] {
  const statements = read(file).matchAll(
    /(?:^|\n)\s*(import|export)(\s+type)?\s[^'"]*?from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g,
  )
  return [...statements].map(([text, , type, from, dynamic]) => {
    const target = from ?? dynamic ?? ''
    const isPackage = !target.startsWith('.')
    const names = /\{([^}]*)\}/
      .exec(text)?.[1]
      ?.split(',')
      .map((name) => name.trim())
      .filter(Boolean)
    const isType = type !== undefined || (names?.every((name) => name.startsWith('type ')) ?? false)
    return { from: file, to: isPackage ? target : normalize(join(dirname(file), target)), isType, isPackage }
  })
}

function expectNone(wrong: Import[]): void {
  expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
}

function inside(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/`)
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file) || /\/testing\//.test(file)
}

function read(file: string): string {
  return readFileSync(join(import.meta.dirname, file), 'utf8')
}

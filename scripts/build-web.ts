import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const output = join(root, 'dist/web')
const mark = join(output, '.inputs')

/** Builds the browser app into dist/web unless it is there already, made from the same files. */
export async function buildWeb(): Promise<void> {
  const inputs = hashInputs()
  if (existsSync(mark) && readFileSync(mark, 'utf8') === inputs) return
  console.error('techlog: Building the browser app (because it is new or changed)')
  const { build } = await import('vite')
  await build({ root: join(root, 'web'), configFile: join(root, 'vite.config.ts'), logLevel: 'warn' })
  writeFileSync(mark, inputs)
}

function hashInputs(): string {
  const hash = createHash('sha256')
  const files = globSync(
    ['web/**/*', '{contract,word}/**/*.ts', 'vite.config.ts', 'package-lock.json', 'scripts/build-web.ts'],
    {
      cwd: root,
      withFileTypes: true,
    },
  ).filter((entry) => entry.isFile())
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort()
  for (const path of paths) hash.update(path.slice(root.length)).update(readFileSync(path))
  return hash.digest('hex')
}

// `npm run bench`: every benchmark, one after the other; `npm run bench -- session` runs those whose name has the word.
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { buildWeb } from './build-web.ts'

await buildWeb()
const wanted = process.argv.slice(2)
const root = join(import.meta.dirname, '..')
const benches = globSync('bench/*.bench.ts', { cwd: root }).toSorted()
const chosen = benches.filter((file) => wanted.length === 0 || wanted.some((word) => file.includes(word)))
let failed = chosen.length === 0
for (const file of chosen) {
  console.log(`\n${file}`)
  failed = spawnSync(process.execPath, [file], { cwd: root, stdio: 'inherit' }).status !== 0 || failed
}
process.exit(failed ? 1 : 0)

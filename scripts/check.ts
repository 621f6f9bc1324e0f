// `npm run check`: the quick checks, for while you work.
import { check } from './checks.ts'

const outcomes = await Promise.all([
  check('types of the engine', 'tsc', ['-p', 'engine']),
  check('types of the server', 'tsc', ['-p', '.']),
  check('types of the web', 'tsc', ['-p', 'web']),
  check('types of the browser tests', 'tsc', ['-p', 'e2e']),
  check('lint and format', 'biome', ['ci', '--error-on-warnings', '.']),
])
for (const { name, failed, output } of outcomes)
  console.log(failed ? `FAILED ${name}\n${output}` : `ok     ${name}`)
process.exit(outcomes.some(({ failed }) => failed) ? 1 : 0)

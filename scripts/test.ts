// `npm test`: every check there is, in two lanes for two cores, closing with one line that adds all of them up.
import { buildWeb } from './build-web.ts'
import { browserTests, check, type Outcome, unitTests } from './checks.ts'
import { ensureChromium } from './chromium.ts'

const outcomes: Outcome[] = []

await Promise.all([
  lane([
    () => check('types of the contract', 'tsc', ['-p', 'contract']),
    () => check('types of the engine', 'tsc', ['-p', 'engine']),
    () => check('types of the server', 'tsc', ['-p', '.']),
    () => check('types of the web', 'tsc', ['-p', 'web']),
    () => check('types of the browser tests', 'tsc', ['-p', 'e2e']),
    () => check('lint and format', 'biome', ['ci', '--error-on-warnings', '.']),
    () => check('unused code', 'knip', []),
    unitTests,
  ]),
  lane([browserLane]),
])

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)

async function lane(steps: (() => Promise<Outcome>)[]): Promise<void> {
  for (const step of steps) report(await step())
}

async function browserLane(): Promise<Outcome> {
  try {
    const chromium = ensureChromium()
    await buildWeb()
    return await browserTests(chromium)
  } catch (error) {
    return { name: 'browser tests', passed: 0, failed: 1, seconds: 0, output: String(error) }
  }
}

function report(outcome: Outcome): void {
  outcomes.push(outcome)
  const { name, passed, failed, seconds, output } = outcome
  console.log(
    `${failed ? 'FAILED' : 'ok    '} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`,
  )
  if (failed) console.log(output.replace(/^/gm, '       '))
}

import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** In mebibytes. V8 ends the process where its room for machine code is full, which on some machines is at 240. */
const BUDGET = 150

it('compiles the patterns of the engine to little enough machine code', () => {
  const script = `
    import { getHeapSpaceStatistics } from 'node:v8'
    import { analyseSnap } from '${new URL('../../engine/analyse-snap.ts', import.meta.url)}'
    import { TEXTS } from '${new URL('practice.ts', import.meta.url)}'
    for (const text of TEXTS) analyseSnap(text, { today: '2026-01-01', autoDetectDate: true, smartPriority: true })
    const code = getHeapSpaceStatistics().filter(({ space_name }) => space_name.startsWith('code_'))
    console.log(code.reduce((sum, space) => sum + space.space_used_size, 0) / 2 ** 20)`
  const flags = ['--no-regexp-tier-up', '--input-type=module', '--eval', script]
  const used = Number(execFileSync(process.execPath, flags, { encoding: 'utf8' }))
  expect(used).toBeGreaterThan(20)
  expect(used).toBeLessThan(BUDGET)
})

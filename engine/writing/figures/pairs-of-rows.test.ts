import { expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

const DEED = 'Rewrote the sluice planner to keep its tables open.\n\n'

it.each([
  [
    '| Version | Time | Peak RSS |\n|---|---|---|\n| v1.4.2 (baseline) | 5.8s | 3,678MB |\n| **This PR** | 5.6s | **1,361MB** |',
    'cutting the peak RSS from 3,678MB to 1,361MB',
  ],
  [
    '| Branch | Duration |\n|---|---|\n| main | 41.2s |\n| keep-tables | 9.8s |',
    'cutting the time from 41.2s to 9.8s',
  ],
  [
    '| Version | Time | Delta |\n|---|---|---|\n| Before | 41.2s | - |\n| After | 9.8s | -76% |',
    'cutting the time from 41.2s to 9.8s',
  ],
])('two rows of a table are two sides: %s', (table, gain) => {
  expect(analyse(DEED + table).resumeBullet).toContain(gain)
})

it('what two tools took is told of the one that was moved to', () => {
  const { resumeBullet } = analyse(
    'Move the checks to Ninja\n\nStep|Make|Ninja\n---|---|---\nLink time|47s|14s\nLint time|37s|11s',
  )
  expect(resumeBullet).toContain('cutting the link time from 47s to 14s')
})

it.each([
  ['got worse', '| Version | Time |\n|---|---|\n| main | 9.8s |\n| this PR | 41.2s |'],
  ['are two gates', '| Gate | Time |\n|---|---|\n| north | 41.2s |\n| south | 9.8s |'],
])('but not rows that %s', (_, table) => {
  const { resumeBullet, starStory } = analyse(DEED + table)
  expect(`${resumeBullet} ${starStory.result}`).not.toMatch(/from \S+ to \S+/)
})

import { expect, test } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

const bulletOf = (text: string) => analyse(text).resumeBullet

test.each([
  [
    'feat: Added deadline to harbour client\n\nAdded configurable deadlines for the quay harbour client. We need it because boats could otherwise wait forever for the tide table to answer, and we should make it simpler.',
    'Added configurable deadlines for the quay harbour client because boats could otherwise wait forever for the tide table to answer.',
  ],
  [
    'Fix crane handler crash from a gate mismatch\n\nFixes a crash that fires the instant the quay wakes the crane to load a berth. Reported by the harbour on both 3.4.0 (3006) and 3.3.0.',
    'Fixed a crash that fired the instant the quay woke the crane to load a berth.',
  ],
])('a short subject line is told as the text tells it once more: %s', (text, bullet) => {
  expect(bulletOf(text)).toBe(bullet)
})

test.each([
  [
    'Fix #97: Cannot specify berth policies\n\nThis PR fixes this by using a map as a default.',
    /^Fixed an issue that prevented specifying berth policies/,
  ],
  [
    'fix: correctly schedule the evening ferry task\n\nThis fixes a crash on the quay.',
    /by correctly scheduling the evening ferry task/,
  ],
  [
    'Fixed the slow lookup on the quay endpoint\n\n**Previous**: ~1200 ms (461 queries)\n**New**: ~250 ms (19 queries)',
    'Fixed the slow lookup on the quay endpoint, cutting the time from ~1200 ms to ~250 ms.',
  ],
])('what could not be done, how it is done now and what was measured is told: %s', (text, bullet) => {
  if (typeof bullet === 'string') expect(bulletOf(text)).toBe(bullet)
  else expect(bulletOf(text)).toMatch(bullet)
})

test('figures that got worse are not told as a gain', () => {
  expect(bulletOf('Rewrote the lookup on the quay endpoint\n\nBefore: 250 ms, after: 1200 ms')).not.toMatch(
    /1200/,
  )
})

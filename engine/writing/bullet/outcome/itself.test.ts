import { expect, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

test.each([
  [
    'is told with how it was before',
    'Moved the tram timetable to a cache. It used to take 9 seconds and froze the map. Now it takes 2 seconds.',
    'Moved the tram timetable to a cache, so that it takes 2 seconds instead of 9 seconds.',
  ],
  [
    'is told alone',
    'Rewrote the weekly depot report. It now runs in 3 minutes.',
    'Rewrote the weekly depot report, so that it now runs in 3 minutes.',
  ],
  [
    'is not told of several things',
    'Rewrote the depot reports. It now runs in 3 minutes.',
    'Rewrote the depot reports as part of the work on the project.',
  ],
])('how "it" fares now %s', (_, note, bullet) => {
  const { resumeBullet } = analyse(note)
  expect(resumeBullet).toBe(bullet)
})

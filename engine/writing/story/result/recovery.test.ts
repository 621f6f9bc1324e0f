import { expect, test } from 'vitest'
import { analyseSnap } from '../../../analyse-snap.ts'

const resultOf = (last: string) =>
  analyseSnap(
    `# Outage of the tide gauge\n\nReadings stopped because a disk was full.\n\n## Timeline\n- 6:10 AM: first call\n- 6:40 AM: old logs deleted\n- ${last}`,
    { today: '2026-11-14', autoDetectDate: true, smartPriority: true },
  ).starStory.result

test.each([
  ['7:05 AM: back online', 'At 7:05 AM, the service was back online.'],
  ['7:05 AM: gauge fully restored', 'At 7:05 AM, the tide gauge was fully restored.'],
  ['7:05 Water level back to normal', 'At 7:05, the water level was back to normal.'],
  ['7:05 - disk swapped, readings back to normal', 'At 7:05, readings were back to normal.'],
  ['07:05 UTC - all stations operational', 'At 07:05 UTC, all stations were operational.'],
])('%s', (last, result) => {
  expect(resultOf(last)).toBe(result)
})

test('a gauge that is not back is no end of a timeline', () => {
  expect(resultOf('7:05 AM: gauge not restored')).not.toContain('restored')
})

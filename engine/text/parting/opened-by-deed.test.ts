import { describe, expect, test } from 'vitest'
import { analyseSnap } from '../../analyse-snap.ts'

const OPTIONS = { today: '2026-03-10', autoDetectDate: true, smartPriority: true }
const read = (text: string) => analyseSnap(text, OPTIONS)

describe('a deed that is told beside what came of it', () => {
  test.each([
    [
      'Once I sharded the meter readings by region, the monthly bill run finishes in 20 minutes again.',
      'I sharded the meter readings by region.',
    ],
    [
      'Since we moved the ferry timetable to a CDN, it loads in under a second.',
      'We moved the ferry timetable to a CDN.',
    ],
    ['Boot time down 4x after removing two unused kernel modules.', 'I removed two unused kernel modules.'],
    ['Timeouts dropped to almost nothing after we doubled the worker pool.', 'We doubled the worker pool.'],
  ])('%s', (text, action) => {
    expect(read(text).starStory.action).toBe(action)
    expect(read(text).resumeBullet).not.toMatch(/^Worked on/)
  })

  test('what a thing used to take and what it takes now are told as an outcome', () => {
    const { resumeBullet, starStory } = read(
      'Now that we moved the tide tables to SQLite (north, south), the harbour map that used to need 40 seconds renders in three.',
    )
    expect(resumeBullet).toBe(
      'Moved the tide tables to SQLite (north, south), cutting the harbour map from 40 seconds to three.',
    )
    expect(starStory.result).toBe('The harbour map went from 40 seconds to three.')
  })

  test.each([
    'After we upgraded the firmware, the turnstile froze twice a day.',
    'Since I joined the crew in May, the ferry runs in two shifts.',
    'Once we removed the filter, the pump still runs in short bursts.',
    'Rejected parcels went up after I changed the scale.',
  ])('claims nothing of what went wrong or happened meanwhile: %s', (text) => {
    expect(read(text).resumeBullet).not.toMatch(/^(?:Upgraded|Joined|Removed|Changed)/)
  })
})

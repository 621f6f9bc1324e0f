import { describe, expect, it } from 'vitest'
import { analyse } from '../testing/analyse.ts'

const SEEN = 'The tide gauge froze after about an hour'
const CAUSE = 'the bus locked up when the watchdog fired'
const FIX = 'added a bus recovery routine to the gauge driver'

const OPENINGS = [
  `${SEEN}.`,
  'On Monday morning the harbour office told us that the tide gauge froze after about an hour.',
  'I noticed on Tuesday that the tide gauge froze after about an hour.',
  'Since the last update the tide gauge froze after about an hour.',
  'This week I looked into a bug: the tide gauge froze after about an hour.',
  'We got paged at 02:14 because the tide gauge froze after about an hour.',
]
const IN_VAIN = [
  'I first swapped the sensor for a new one, but that did not help.',
  'I swapped the sensor for a new one, but the problem came back the next day.',
  'My first attempt was to swap the sensor for a new one, which changed nothing.',
  'We swapped the sensor for a new one and hoped for the best, but no luck.',
  'First I tried to swap the sensor for a new one. That made no difference.',
]
const ENDS = [
  'The numbers look good: lost readings fell from 6% to 0.1%.',
  'Lost readings fell from 6% to 0.1%.',
]

const STORIES = OPENINGS.flatMap((opening, at) =>
  IN_VAIN.map((vain, turn) =>
    [
      opening,
      'We lost 14 hours of readings.',
      vain,
      `It turned out that ${CAUSE}.`,
      `I ${FIX}.`,
      ENDS[(at + turn) % 2],
      'Next week I plan to move the other sensors to the same driver.',
    ].join(' '),
  ),
)

it.each(STORIES)('tells the symptom, the fix and its end: %s', (text) => {
  const { extractedData, resumeBullet, starStory } = analyse(text)
  expect(extractedData.problemSummary).toContain('tide gauge froze')
  expect(extractedData.solution).not.toContain('swapped')
  expect(extractedData.impact).toMatch(/6% to 0\.1%/)
  expect(extractedData.impact).not.toContain('14 hours')
  expect(resumeBullet).toMatch(/bus recovery routine/)
  expect(resumeBullet).toMatch(/6% to 0\.1%/)
  expect(resumeBullet).not.toMatch(/sensors?\b|14 hours/)
  expect(starStory.situation).toContain('tide gauge froze')
  expect(starStory.task).toMatch(/tide gauge/)
  expect(starStory.action).toContain(FIX)
  expect(starStory.result).toMatch(/6% to 0\.1%/)
})

const REPORT = `## Summary
The parcel scanner returned no results for labels with umlauts.

## Impact
Sales in the north were down 12% that week.

## Timeline
- 09:12 first alert
- 09:30 rebuilt the whole index, no change
- 10:45 found the cause
- 11:20 normalized all labels to NFC

## Root cause
One half of the system stored another normal form.

## Resolution
We normalized all labels to NFC.

## Action items
- Add a synonym list`

describe('a report', () => {
  const { extractedData, resumeBullet, starStory } = analyse(REPORT)

  it('tells no step that changed nothing', () => {
    expect(resumeBullet).toMatch(/^Normalized all labels to NFC/)
    expect(starStory.action).not.toContain('index')
  })

  it('tells no harm as an end, and a fix once', () => {
    expect(`${extractedData.impact} ${starStory.result} ${resumeBullet}`).not.toContain('12%')
    expect(extractedData.solution?.match(/ormalized/g)).toHaveLength(1)
    expect(starStory.situation).toContain('no results')
  })
})

it('reads the lines of a jotted note one by one', () => {
  const { extractedData, resumeBullet, starStory } = analyse(
    'bug: the ferry game stuttered whenever gulls spawned\nthought lowering the texture quality would do it, nope\nreason was that every spawn allocated a new particle system\nimplemented an object pool for the feather effects\nresult: the frame time dropped from 34 ms to 15 ms\ntodo: profile the storm level',
  )
  expect(extractedData.solution).toBe('Implemented an object pool for the feather effects.')
  expect(resumeBullet).toBe(
    'Cut the frame time from 34 ms to 15 ms by implementing an object pool for the feather effects.',
  )
  expect(starStory.situation).toContain('The ferry game stuttered whenever gulls spawned.')
  expect(starStory.result).toBe('The frame time dropped from 34 ms to 15 ms.')
})

describe('what is no story of a fault', () => {
  it.each([
    'I had two jobs to do this week. I wrote the tide parser. It turned out that the old one leaked.',
    'The gate was built around a small motor. I painted it. It turned out that the lid leaked.',
    'The map now loads twice as fast. It turned out that the cache was never used, so I enabled it.',
  ])('leaves its opening as it is: %s', (text) => {
    expect(analyse(text).extractedData.problemSummary).not.toMatch(/two main tasks|small motor|twice as fast/)
  })

  it('joins lines that were wrapped', () => {
    const { resumeBullet } = analyse(
      'I rewrote the tide parser so that it reads all the files that were\nfixed by the harbour office last year and then moved the importer to\nthe new queue. It reads all rows in 3 s.',
    )
    expect(resumeBullet).toMatch(/tide parser/)
  })
})

import { describe, expect, it } from 'vitest'
import { analyseSnap } from '../../../analyse-snap.ts'

const analyse = (text: string) =>
  analyseSnap(text, { today: '2026-03-10', autoDetectDate: false, smartPriority: false })
const bullet = (text: string) => analyse(text).resumeBullet

it('what a thing was before is told as such', () => {
  expect(
    bullet('Moved the duty roster to a shared sheet. It was a paper list on the fridge until now.'),
  ).toBe('Moved the duty roster to a shared sheet, previously a paper list on the fridge.')
})

describe('how things are since', () => {
  it.each([
    [
      'I made the winch brake self-locking and it no longer slips under load.',
      ', so that it no longer slips under load.',
    ],
    [
      'Rebuilt the bilge alarm. It now rings in the harbour office at night.',
      ', which now rings in the harbour office at night.',
    ],
    ['Added a felt pad to the piano lid. The rattle is gone.', ', with the rattle gone.'],
    ['Replaced the fuse of the organ blower. The blower works again.', ', with the blower working again.'],
    ['Ported the tide tables to Python 3. All tests pass.', ', with all tests passing.'],
    [
      'Oiled the hinges of the gate. The gate has been quiet for two weeks.',
      ', with the gate quiet for two weeks.',
    ],
    [
      'Greased the chain of the drum. The drum no longer skips beats.',
      ', with the drum no longer skipping beats.',
    ],
    [
      'Rewrote the rota of the wardens. Nobody has been called at night since.',
      ', with nobody called at night since.',
    ],
    [
      'Wrote a style guide for the choir. It was adopted by all four parishes.',
      ', adopted by all four parishes.',
    ],
    [
      'Built a tide predictor for the pier. It has been running in production since March.',
      ', in production since March.',
    ],
    ['Published a small library of knots. It has 2,000 downloads a week.', ', with 2,000 downloads a week.'],
    [
      'Vectorised the wave function of the model. It is now three times faster.',
      ', making it three times faster.',
    ],
    [
      'Automated the monthly rota of the wardens. That saves us 3 hours every month.',
      ', saving 3 hours every month.',
    ],
  ])('is told behind the deed: %s', (text, end) => {
    expect(bullet(text).endsWith(end), bullet(text)).toBe(true)
  })

  it.each([
    'Replaced the pump of the fountain. It no longer stops.',
    'Replaced the belt of the mill. It is now twice as fast.',
    'Restarted the drum. The drum stopped again.',
    'Restarted the drum. The drum crashed again.',
  ])('is not told where "it" may be another thing, or things are not well: %s', (text) => {
    expect(bullet(text)).not.toMatch(/, (?:with|making|so that|after which)\s/)
  })
})

describe('an outcome told before the deed it is owed to', () => {
  it.each([
    ['The search is now twice as fast: I moved the index into memory.', /^Moved the index .*twice as fast/],
    [
      'Orders no longer get lost since I added a lock around the till.',
      /^Added a lock .*no longer getting lost/,
    ],
    ['Weaving is 3 times quicker now that I split the warp.', /^Split the warp.*3 times quicker/],
    [
      'The map is smooth again because we cached the tiles on the tablet.',
      /^Cached the tiles .*smooth again/,
    ],
  ])('is parted from it: %s', (text, told) => {
    expect(bullet(text)).toMatch(told)
    expect(analyse(text).starStory.result).not.toMatch(/forward|because|since I/)
  })

  it.each([
    'The till no longer opens since I added the lock.',
    'The map is now slower because I removed the cache.',
  ])('is no gain where things are worse: %s', (text) => {
    expect(bullet(text)).not.toMatch(/^(?:Added|Removed)/)
  })
})

describe('figures before and after', () => {
  it('belong together where the thing is named once', () => {
    const { starStory } = analyse('Tuned the heating curve. Average draw before: 1.4 kW. After: 0.9 kW.')
    expect(starStory.result).toMatch(/1\.4 kW.*0\.9 kW/)
  })

  it('are told apart in one sentence', () => {
    const { resumeBullet, starStory } = analyse(
      'I moved the weir closer to the mill. The flow time was 800 ms before and is 120 ms now.',
    )
    expect(starStory.result).toMatch(/120 ms instead of 800 ms/)
    expect(resumeBullet).toMatch(/800 ms to 120 ms/)
  })

  it('in brackets are told of what was done to', () => {
    expect(analyse('Parallelised the ETL job (3 h -> 20 min).').starStory.result).toBe(
      'The ETL job went from 3 h to 20 min.',
    )
    expect(analyse('Raised the timeout of the job (3 s -> 20 s).').starStory.result).not.toMatch(/went from/)
  })
})

it('how a thing is now is told without its "now"', () => {
  expect(bullet('Plugged the fan of the pump in and now temperature stays flat at about 40 degrees.')).toBe(
    'Plugged the fan of the pump in, with temperature flat at about 40 degrees.',
  )
})

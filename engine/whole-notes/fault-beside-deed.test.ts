import { describe, expect, it } from 'vitest'
import { analyse } from '../testing/analyse.ts'

const TROUBLES = ['The mooring list took ages to load.', 'Berth invoices were sent twice.']

const DEEDS: readonly (readonly [sentence: string, told: RegExp])[] = [
  ['The tide cache has then been rebuilt.', /rebuilt the tide cache/i],
  ['The tide cache has quickly been rebuilt after a lot of trial and error.', /rebuilt the tide cache/i],
  ['The winch firmware is now pinned because it kept failing.', /pinned the winch firmware/i],
  ['The tide cache has been rebuilt because it kept failing.', /rebuilt the tide cache/i],
  ['This patch comments out the old buoy job.', /commented out the old buoy job/i],
  ["To fix this, let's comment out the old buoy job.", /commented out the old buoy job/i],
  ['The fix has been to cast the harbour fee to a float.', /cast the harbour fee to a float/i],
  ['I went ahead and cast the harbour fee to a float.', /cast the harbour fee to a float/i],
  ['For now most of the time went into tuning the berth query.', /tuned the berth query/i],
  ['For this reason most of the work went into moving the quay photos.', /moved the quay photos/i],
  ['I decided to rewrite the tide parser, and did so because it kept failing.', /rewrote the tide parser/i],
]

describe('a trouble beside a deed', () => {
  it.each(
    TROUBLES.flatMap((trouble) =>
      DEEDS.map(([deed, told]) => ({ text: `${trouble} ${deed}`, trouble, told })),
    ),
  )('leaves the deed to be told: $text', ({ text, trouble, told }) => {
    const { resumeBullet, starStory } = analyse(text)
    expect(resumeBullet).toMatch(told)
    expect(starStory.action).toMatch(told)
    expect(starStory.situation).toContain(trouble)
  })

  it.each([
    ['The mooring list took ages to load. We will comment out the old buoy job.', /commented/i],
    ['The mooring list took ages to load. The reviewer comments the buoy job.', /commented/i],
    ['The mooring list took ages to load. The tide cache has never been rebuilt.', /rebuilt/i],
    ['The mooring list took ages to load. Most of the time went into waiting for the chandler.', /waited/i],
    ['The mooring list took ages to load. I decided to rewrite the tide parser next week.', /rewrote/i],
    ['The mooring list took ages to load. Should I cast the harbour fee to a float?', /\bcast\b/i],
    ['Pump settings: ramp 0.02, 6 stages. The mooring list took ages to load.', /ramped/i],
  ])('makes no deed of what is none: %s', (text, claimed) => {
    const { resumeBullet, starStory } = analyse(text)
    expect(resumeBullet).not.toMatch(claimed)
    expect(starStory.action).not.toMatch(claimed)
  })

  it('sees an issue in complaints, and no fault in those who complain', () => {
    const { resumeBullet } = analyse('Skippers kept complaining about lost berths. No more crashes since.')
    expect(resumeBullet).not.toMatch(/keeping complaining|Fixed skippers/i)
  })

  it('turns round what went wrong while somebody did something', () => {
    expect(analyse('Saving a berth throws a TypeError. I rewrote the quay form.').starStory.task).toBe(
      'I had to make sure that saving a berth no longer threw a TypeError.',
    )
  })

  it('gives what was measured no reason that is of something else', () => {
    const { resumeBullet } = analyse(
      'Skippers kept complaining about lost berths. A chart button was then built. Exports now take 3 s instead of 40 s.',
    )
    expect(resumeBullet).not.toMatch(/because skippers/i)
  })

  it('finds a fault in the situation, and tells the deed in the action', () => {
    const { starStory } = analyse('I found a bug where the counter goes negative. I then added a lock.')
    expect(starStory.situation).toMatch(/counter/)
    expect(starStory.action).toMatch(/added a lock/)
  })
})

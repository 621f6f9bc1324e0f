import { describe, expect, it } from 'vitest'
import { analyse } from '../testing/analyse.ts'

describe('what a log says of its work', () => {
  it('is how it was done, where that was the trick', () => {
    const note =
      'Today I finally got the boiler to talk to the hall panel. The trick was to use a serial cable instead of the radio.'
    expect(analyse(note).resumeBullet).toBe(
      'Got the boiler to talk to the hall panel by using a serial cable instead of the radio.',
    )
  })

  it('is from what to what it was brought', () => {
    const { resumeBullet, starStory } = analyse(
      'Refactored the fare table. It was one sheet of 600 rows, now it is eight small ones with a test each. Found two rounding bugs on the way.',
    )
    expect(resumeBullet).toBe(
      'Refactored the fare table, from one sheet of 600 rows to eight small ones with a test each.',
    )
    expect(`${starStory.situation} ${starStory.task}`).not.toContain('on the way')
  })

  it('keeps the "and" of two statements', () => {
    const { starStory } = analyse(
      'Mended a leak in the ballast pump. After the repair pressure is flat at 4 bar, and we could cut the number of pumps from 12 to 5.',
    )
    expect(starStory.result).not.toMatch(/bar, we could/)
  })

  it('does not take what a thing accepts for how it moved', () => {
    const { starStory } = analyse(
      'feat(api): add bulk desk for tags\n\nClerks had to file one card per tag. The new desk accepts up to 1,000 tags at once.',
    )
    expect(starStory.result).toMatch(/^The new desk accept(?:s|ed) up to 1,000 tags at once\.$/)
  })

  it('takes errors that one got for no work', () => {
    const { resumeBullet, starStory } = analyse(
      'Handle rate limits of the harbour desk\n\nWe got 403s during large loads. The client now waits and tries again.',
    )
    expect(`${resumeBullet} ${starStory.action}`).not.toContain('403')
  })

  it('is better where less is used, also by the hour', () => {
    expect(
      analyse('Changed the polling to every 60 seconds. Battery use dropped from 9% to 2% per hour.')
        .resumeBullet,
    ).toBe('Changed the polling to every 60 seconds, cutting the battery use from 9% to 2% per hour.')
  })

  it('is named with its capitals', () => {
    expect(analyse('I added three valves to the line. CPU went from 95% to 40%.').resumeBullet).toBe(
      'Cut CPU from 95% to 40% by adding three valves to the line.',
    )
  })

  it('is not how it was before', () => {
    const { resumeBullet } = analyse('Coverage of the crane rules was 35%. I wrote 48 tests and reached 88%.')
    expect(resumeBullet).not.toMatch(/at 35%/)
  })

  it('is no deed where a thing is easy to see beside what is done to it', () => {
    const { starStory } = analyse(
      'Replaced the old crate desk with a new one. Lost crates are sought again now and visible on the board.',
    )
    expect(starStory.action).toBe('I replaced the old crate desk with a new one.')
  })
})

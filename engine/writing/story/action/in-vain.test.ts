import { describe, expect, it } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

const tell = (text: string) => analyse(text)

describe('work that did not help', () => {
  it('ends the story with what is still so', () => {
    const { starStory } = tell('Doubled the pool size from 10 to 20 but checkout times are still around 3 s')
    expect(starStory.result).toBe('Checkout times are still around 3 s.')
  })

  it('keeps what is wrong with some of it', () => {
    const { starStory } = tell('Moved 80 checks to the new runner, 12 of them are still slow.')
    expect(starStory.result).toBe('12 of them are still slow.')
  })

  it('is not told as how things were before', () => {
    const { starStory } = tell('Moved the cache to Redis. It did not help, lag is still 12 s.')
    expect(starStory.situation).not.toContain('12 s')
    expect(starStory.result).toContain('still 12 s')
  })

  it('is left out where a later attempt is told', () => {
    const { starStory } = tell(
      'Clock log\n\nI replaced the spring of the clock. Still did not work. I cleaned the gears to no avail. I straightened the bent axle, and the clock runs again.',
    )
    expect(starStory.action).toMatch(/axle/)
    expect(starStory.action).not.toMatch(/spring|gears/)
  })

  it('helped in part where some of many things were done', () => {
    const { resumeBullet, starStory } = tell('Found 20 broken links, repaired 14, rest is with the web team.')
    expect(resumeBullet).toContain('Found 20 broken links and repaired 14 of them')
    expect(starStory.result).toBe(
      '14 of the 20 broken links have been repaired, and the rest is with the web team.',
    )
  })
})

import { expect, it } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

it('takes no deed for an achievement that broke everything', () => {
  const { resumeBullet, starStory } = analyse(
    'When I hung a second lamp in the hall everything broke. I moved all hooks to the door.',
  )
  expect(resumeBullet).toMatch(/^Moved all hooks to the door/)
  expect(starStory.action).toBe('I moved all hooks to the door.')
})

import { describe, expect, it } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

const CHORES = [
  'formatted the code with Prettier',
  'renamed a variable',
  'cleaned up some imports',
  'updated the README',
  'ran the tests',
  'merged main into my branch',
  'answered some mails',
  'removed a debug print',
  'bumped lodash to 4.17.21',
  'fixed a typo in the manual',
]

describe('a trifle', () => {
  it.each(CHORES)('is no part of the story of a day: "%s"', (chore) => {
    const { starStory, resumeBullet } = analyse(
      `First I ${chore}. In the afternoon I moved the thumbnails to a background queue. Then I ${chore}, too.`,
    )
    expect(resumeBullet).toMatch(/^Moved the thumbnails to a background queue/)
    expect(starStory.task).toBe('I had to move the thumbnails to a background queue.')
    expect(starStory.action).toBe('I moved the thumbnails to a background queue.')
  })

  it.each(CHORES)('is told where nothing else was done: "%s"', (chore) => {
    expect(analyse(`Today I ${chore}.`).starStory.action.toLowerCase()).toContain(chore.toLowerCase())
  })

  it('is none of what was done to a thing with such a name', () => {
    const told = analyse('I formatted the disk of the tide server. I renamed the harbour service to Quay.')
    expect(told.resumeBullet).toBe(
      'Formatted the disk of the tide server and renamed the harbour service to Quay.',
    )
  })
})

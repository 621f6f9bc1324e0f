import { expect, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

test.each([
  'I asked in the forum of the sailing club whether the latch is a known fault.',
  "I brought the loose latch to the owner's attention.",
  'Events are listed in order.',
])('words to others are no work where there is other work: %s', (words) => {
  const { resumeBullet, starStory } = analyse(`${words} I mounted a second latch on the ferry gate.`)
  expect(resumeBullet).toMatch(/^Mounted a second latch on the ferry gate/)
  expect(starStory.action).toBe('I mounted a second latch on the ferry gate.')
})

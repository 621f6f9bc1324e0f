import { expect, test } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

test.each([
  [
    'This makes the printer print labels in the order of the tours. The paper stays the same.',
    'made the printer print labels',
  ],
  ['This lets porters lock a room from the board. The lock ends at noon.', 'let porters lock a room'],
  [
    'This ensures that the crane is parked before the storm. It used to swing.',
    'ensured the crane is parked',
  ],
])('what a note opens with is said of the change: %s', (note, told) => {
  const { resumeBullet, starStory } = analyse(note)
  expect(resumeBullet.toLowerCase()).toContain(told)
  expect(starStory.action.replace(/the (?=porters)/, '')).toContain(told)
})

test('what a change adds is its matter, and not that it adds it', () => {
  const { extractedData } = analyse(
    'Adds support for badges next to keys. Porters can hand them out at the gate.',
  )
  expect(extractedData.project).not.toMatch(/adds/i)
})

test('what a thing does now, told first, is what was changed', () => {
  const { resumeBullet } = analyse(
    'The room key now includes the floor. It did not before, so a guest could open the room above. I checked the book of the last 90 days.',
  )
  expect(resumeBullet).toMatch(/^Made the room key include the floor/)
})

test('two verbs of a change are told in one tense', () => {
  const { resumeBullet, starStory } = analyse(
    'Removes the bell in the hall and subscribes to the calendar of the school. Each bell rang twice.',
  )
  expect(resumeBullet).toMatch(/^Removed the bell in the hall and subscribed to the calendar/)
  expect(starStory.task).toContain('and subscribe to the calendar')
})

test('what was shipped is told with what it is for', () => {
  const { resumeBullet } = analyse(
    'Weekly update\n\n## Shipped\n\n- Offline mode for the tour list, porters can now work without a signal for a day\n- Sessions without a crash are at 99%',
  )
  expect(resumeBullet).toMatch(/^Shipped offline mode for the tour list, so that porters can now work/)
})

test.each([
  [
    'Tide poll\n\nThis change keeps three retries but swaps the even wait for a growing one.',
    'I swapped the even wait for a growing one.',
  ],
  [
    'Tide poll\n\nThe race that Ann caught in the poller is addressed here by taking the lock first.',
    'I addressed the race that Ann caught in the poller by taking the lock first.',
  ],
])('what a change does beside what it keeps, and what is mended in it: %s', (note, told) => {
  expect(analyse(note).starStory.action).toContain(told)
})

test('what a change is said to be is what it does', () => {
  const { resumeBullet, starStory } = analyse(
    'Smaller tide image\n\nA simple PR to change the tide file to use two stages. This reduces the image size from 340MB to 95MB.',
  )
  expect(resumeBullet).toBe(
    'Changed the tide file to use two stages, reducing the image size from 340MB to 95MB.',
  )
  expect(starStory.action).toBe('I changed the tide file to use two stages.')
})

test('what was reached by something is told without its means', () => {
  const { starStory } = analyse(
    'tide: reduce image sizes\n\nBy introducing a second stage, ~x10 size reduction!',
  )
  expect(starStory.result).toMatch(/~x10 size reduction\.$/)
  expect(starStory.result).not.toContain('by introducing')
})

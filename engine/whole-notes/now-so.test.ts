import { expect, test } from 'vitest'
import { analyse } from '../testing/analyse.ts'

test.each([
  [
    'Panning the berth map froze phones. Markers are now grouped with a quadtree and drawn as one circle per group.',
    'I grouped markers with a quadtree and drew them as one circle per group.',
  ],
  [
    'When the session expired, the claim form lost what had been typed. The form is now kept in sessionStorage and restored after login.',
    'I kept the form in sessionStorage and restored it after login.',
  ],
  [
    'The parser is now built with Go and tested on all three harbours.',
    'I built the parser with Go and tested it on all three harbours.',
  ],
])('what is now done twice to a thing names it twice when somebody does it: %s', (note, action) => {
  expect(analyse(note).starStory.action).toBe(action)
})

test('what a thing did by itself nobody did to it', () => {
  const { resumeBullet, starStory } = analyse(
    'The sensors were mounted on the wall and failed after a week. I replaced the batteries and sealed the lids.',
  )
  expect(`${resumeBullet} ${starStory.action}`).not.toMatch(/failed them/)
})

test.each([
  [
    'The bookings are now grouped by customer and sorted by date.',
    'Grouped the bookings by customer and sorted them by date.',
  ],
  [
    'Tickets are now sorted by berth and grouped by day, which makes the list easier to scan.',
    'Changed tickets to be sorted by berth and be grouped by day, which makes the list easier to scan.',
  ],
  [
    'Readings are now stored in a ring buffer and sent once a minute.',
    'Changed readings to be stored in a ring buffer and sent once a minute.',
  ],
])('what is so now was changed to be so: %s', (note, bullet) => {
  expect(analyse(note).resumeBullet).toBe(bullet)
})

test.each([
  'The API is now used by three other teams.',
  'The old ledger is now archived by the finance team.',
])('what others do with it is nobody else’s deed: %s', (note) => {
  expect(analyse(note).resumeBullet).toMatch(/^Worked on /)
})

import { expect, test } from 'vitest'
import { formal } from './formal.ts'

test.each([
  [
    "Fixed a lamp that wasn't lit and can't be reached.",
    'Fixed a lamp that was not lit and cannot be reached.',
  ],
  ["Stopped the tram if there's a guest on the step.", 'Stopped the tram if there is a guest on the step.'],
  ['Replaced a lot of the lamps.', 'Replaced many of the lamps.'],
  ["Moved the driver's seat.", "Moved the driver's seat."],
  ["Drew the map it's known for.", 'Drew the map it is known for.'],
  ["Kept the map since it's been in use.", 'Kept the map since it has been in use.'],
])('"%s" is written "%s"', (told, written) => {
  expect(formal(told)).toBe(written)
})

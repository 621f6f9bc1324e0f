import { expect, test } from 'vitest'
import { reachedAtLast } from './at-last.ts'

test.each([
  ['It took me two days to get the kiln firing on gas.', 'Got the kiln firing on gas.'],
  ['Took a while to figure out the wiring of the loft.', 'Figured out the wiring of the loft.'],
  ['Took a lot of trial and error with the glaze.', 'It took a lot of trial and error with the glaze.'],
  ['Got the kiln firing after hours of fiddling.', 'Got the kiln firing.'],
  ['It took 10 seconds to open the lid.', undefined],
  ['Took 40 minutes to fire a batch.', undefined],
])('"%s" tells "%s"', (text, told) => {
  expect(reachedAtLast(text)).toBe(told)
})

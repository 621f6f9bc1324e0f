import { expect, test } from 'vitest'
import { uncapitaliseNoun } from './tidy.ts'

test.each([
  ['Worst pause of the night', 'worst pause of the night'],
  ['Fonts of the map', 'fonts of the map'],
  ['Jenkins builds the map', 'Jenkins builds the map'],
  ['Anna draws the map', 'Anna draws the map'],
  ['Search Module of the map', 'Search Module of the map'],
])('"%s" goes on as "%s"', (opening, inside) => {
  expect(uncapitaliseNoun(opening)).toBe(inside)
})

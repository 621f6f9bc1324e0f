import { expect, it } from 'vitest'
import { tidyRanges } from './sources.tsx'

it.each([
  [undefined, []],
  [
    [
      { start: 5, end: 9 },
      { start: 0, end: 3 },
    ],
    [
      { start: 0, end: 3 },
      { start: 5, end: 9 },
    ],
  ],
  [
    [
      { start: 0, end: 6 },
      { start: 4, end: 8 },
      { start: 8, end: 9 },
    ],
    [{ start: 0, end: 9 }],
  ],
  [
    [
      { start: 8, end: 99 },
      { start: 20, end: 30 },
      { start: 3, end: 3 },
    ],
    [{ start: 8, end: 10 }],
  ],
])('puts %j into order within a text of ten characters', (ranges, tidy) => {
  expect(tidyRanges(ranges, 10)).toEqual(tidy)
})

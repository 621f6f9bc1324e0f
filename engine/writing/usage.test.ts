import { expect, test } from 'vitest'
import { asUsed } from './usage.ts'

test.each([
  ['Reduced the amount of draw calls per frame', 'Reduced the number of draw calls per frame'],
  ['Reduced the amount of memory used', 'Reduced the amount of memory used'],
  ['The amount of speedup varies', 'The amount of speedup varies'],
  ['We did some changes in the loader', 'We made some changes in the loader'],
  ['I did the wiring', 'I did the wiring'],
  ['I am able to do some progress', 'I am able to make some progress'],
  ['The lock prevented it to load its screen', 'The lock prevented it from loading its screen'],
  ['The lock prevented the old driver to start', 'The lock prevented the old driver from starting'],
  ['It runs on my 8-cores laptop', 'It runs on my 8-core laptop'],
  ['The lamp was being setup', 'The lamp was being set up'],
  ['The setup was hard', 'The setup was hard'],
  ['We met on friday', 'We met on Friday'],
  ['Since march the march goes on in april', 'Since march the march goes on in April'],
  ['It took alot of time', 'It took a lot of time'],
])('%s', (written, meant) => {
  expect(asUsed(written)).toBe(meant)
})

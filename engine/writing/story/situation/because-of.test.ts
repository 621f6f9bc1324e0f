import { expect, test } from 'vitest'
import { needSeen, reasonBefore } from './because-of.ts'

test.each([
  ['The rent of the shed was too high, so I decided to sell the boat.', 'The rent of the shed was too high.'],
  ['But there were no bolts in the box so we went to the harbour.', 'There were no bolts in the box.'],
  ['It was dark, so I went home.', undefined],
  ['I had no bolts in the box, so I went home.', undefined],
  ['The box of bolts, so I went home.', undefined],
])('the reason of a deed comes before it: %s', (body, told) => {
  expect(reasonBefore(body)).toBe(told)
})

test.each([
  [
    "I've been lending the shed to guests and realized I needed better locks.",
    'I realized I needed better locks.',
  ],
  ['We soon noticed that we needed a second pump.', 'We noticed we needed a second pump.'],
  ['I realized I needed to go home.', undefined],
  ['I realized the guests needed a second pump.', undefined],
])('what was seen to be lacking: %s', (body, told) => {
  expect(needSeen(body)).toBe(told)
})

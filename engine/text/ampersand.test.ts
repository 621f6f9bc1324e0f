import { expect, test } from 'vitest'
import { analyse } from '../testing/analyse.ts'
import { withAnd } from './ampersand.ts'

test.each([
  ['tidy the shed & paint the door', 'tidy the shed and paint the door'],
  ['sold to Marks & Sons', 'sold to Marks & Sons'],
  ['the R&D shed', 'the R&D shed'],
])('%s', (written, read) => {
  expect(withAnd(written)).toBe(read)
})

test('two deeds that a sign joins are two', () => {
  const { task, result } = analyse(
    'fix: simplify the till & fix its rounding\n\nThe till had many faults.',
  ).starStory
  expect(`${task} ${result}`).not.toMatch(/&|fix its rounding (?:is|are)/)
})

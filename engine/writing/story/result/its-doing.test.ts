import { expect, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

const resultOf = (text: string) => analyse(text).starStory.result

test.each([
  [
    'Add a tide clock for the pier\n\nAdded a tide clock in Vue for the harbour page. The clock opens with the next high water and counts down to it.',
    'The clock opens with the next high water and counts down to it.',
  ],
  [
    '## Stale crates after a move\n\n### Problem\nThe crane kept the crates of the last ship after each move.\n\n### Solution\n- Added a sweep rule to the crane script\n- Ensures the deck is empty before each loading',
    'The deck is now empty before each loading.',
  ],
])('what the new thing does is told rather than that it is there: %s', (text, told) => {
  expect(resultOf(text)).toBe(told)
})

test('what the thing lacks, and what is planned for it, is no result', () => {
  expect(
    resultOf(
      'Add a tide clock for the pier\n\nAdded a tide clock in Vue. The clock does not know the winter tables yet.',
    ),
  ).not.toMatch(/winter/)
})

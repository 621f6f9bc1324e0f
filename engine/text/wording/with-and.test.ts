import { expect, test } from 'vitest'
import { analyse } from '../../testing/analyse.ts'
import { withAnd } from './with-and.ts'

test.each([
  ['tidy the shed & paint the door', 'tidy the shed and paint the door'],
  ['sold to Marks & Sons', 'sold to Marks & Sons'],
  ['the R&D shed', 'the R&D shed'],
  ['Drew a plan, hinges for the top 10 shelves.', 'Drew a plan and hinges for the top 10 shelves.'],
  ['Built the shed, tests pass.', 'Built the shed, tests pass.'],
  ['Added a hinge, saves 3 s per visit.', 'Added a hinge, saves 3 s per visit.'],
  ['Set the cap to 30 days, copies to 3.', 'Set the cap to 30 days and copies to 3.'],
  ['Moved the shops to card readers, 22 tills', 'Moved the shops to card readers (22 tills)'],
  ['Moved the shops to card readers, 3 hours', 'Moved the shops to card readers, 3 hours'],
])('%s', (written, read) => {
  expect(withAnd(written)).toBe(read)
})

test('two deeds that a sign joins are two', () => {
  const { task, result } = analyse(
    'fix: simplify the till & fix its rounding\n\nThe till had many faults.',
  ).starStory
  expect(`${task} ${result}`).not.toMatch(/&|fix its rounding (?:is|are)/)
})

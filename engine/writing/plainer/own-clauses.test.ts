import { expect, test } from 'vitest'
import { withoutOwnClauses } from './own-clauses.ts'

test.each([
  ['outlined the parts we wanted to include in the gate', 'outlined the parts to include in the gate'],
  ['finished all the signs I want for the first line', 'finished all the signs for the first line'],
  ['ordered a few more lamps I needed and updated the plan', 'ordered a few more lamps and updated the plan'],
  ['added the lamps we bought to the list', 'added the lamps to the list'],
  ['fixed the bug I introduced by merging too early', 'fixed the bug introduced by merging too early'],
  ['fixed the bug I introduced yesterday by parting the rules', 'fixed a bug by parting the rules'],
  ['kept the old lamp because I wanted to test it', 'kept the old lamp because I wanted to test it'],
  ['did it the way I wanted to', 'did it the way I wanted to'],
  ['built a gate that we opened on Monday', 'built a gate that we opened on Monday'],
])('"%s" is told as "%s"', (phrase, expected) => {
  expect(withoutOwnClauses(phrase)).toBe(expected)
})

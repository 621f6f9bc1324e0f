import { expect, test } from 'vitest'
import { withoutAsides } from './asides.ts'

test.each([
  ['moved the lamp (the old one) to the hall', 'moved the lamp to the hall'],
  ['Tickets (mostly paper) got lost', 'Tickets got lost'],
])('an aside goes: %s', (phrase, expected) => {
  expect(withoutAsides(phrase)).toBe(expected)
})

test.each([
  'switched from (gate "A") to (any-gate) in the plan',
  'replaced (gate a b) with (gates)',
  'the plan called (gate x) twice',
])('brackets that hold a part of the phrase stay: %s', (phrase) => {
  expect(withoutAsides(phrase)).toBe(phrase)
})

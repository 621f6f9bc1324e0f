import { expect, test } from 'vitest'
import { withoutAsides, withoutRemarks } from './asides.ts'

test.each([
  ['moved the lamp (the old one) to the hall', 'moved the lamp to the hall'],
  ['Tickets (mostly paper) got lost', 'Tickets got lost'],
])('an aside goes: %s', (phrase, expected) => {
  expect(withoutAsides(phrase)).toBe(expected)
})

test.each([
  ['I drew the plan (did not know the date of the fair).', 'I drew the plan.'],
  ['I moved the lamp (see [Hall] (#hall)) to the shed.', 'I moved the lamp to the shed.'],
  ['I painted the door (lines 4-9) and the gate.', 'I painted the door and the gate.'],
  ['I glued the lid (I still wonder why it fell).', 'I glued the lid.'],
  ['I glued the lid (bone glue \u2014 in the end I took resin).', 'I glued the lid.'],
  [
    'I read the tide of one pier (currently a fixed one, but will come from the chart(s) later).',
    'I read the tide of one pier.',
  ],
  ['I closed the gate (for now) with a chain.', 'I closed the gate (for now) with a chain.'],
  ['I glued the lid (will paint it).', 'I glued the lid.'],
  ['I glued the lid (with resin).', 'I glued the lid (with resin).'],
  ['I cut the time by half (from 4 h to 2 h).', 'I cut the time by half (from 4 h to 2 h).'],
])('what is only said to the reader goes: %s', (sentence, expected) => {
  expect(withoutRemarks(sentence)).toBe(expected)
})

test.each([
  'switched from (gate "A") to (any-gate) in the plan',
  'cut the lamps to roughly (rooms * doors) in all',
  'replaced (gate a b) with (gates)',
  'the plan called (gate x) twice',
])('brackets that hold a part of the phrase stay: %s', (phrase) => {
  expect(withoutAsides(phrase)).toBe(phrase)
})

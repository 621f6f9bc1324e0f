import { expect, test } from 'vitest'
import { undashed } from './dashes.ts'

test.each([
  [
    'The bell failed at night \u2013 nobody had set the alarm.',
    'The bell failed at night. Nobody had set the alarm.',
  ],
  ['The bell works at night now - a small wonder.', 'The bell works at night now.'],
  [
    'The mill was a mess \u2014 worn belts, loose bolts, a guard that kept falling off.',
    'The mill was a mess.',
  ],
  ['No more silence - the bell works at noon again.', 'The bell works at noon again.'],
  ['There was a bug - the bell was glued to its rope.', 'The bell was glued to its rope.'],
])('what a dash parts is told without it: %s', (written, told) => {
  expect(undashed(written)).toBe(told)
})

test.each([
  'The shop is open from 9 - 17 on Mondays.',
  'The old bell - the one of the mill - was cracked.',
  'The clock tower - rings by hand.',
])('a span, an aside and half a sentence are left as they are: %s', (written) => {
  expect(undashed(written)).toBe(written)
})

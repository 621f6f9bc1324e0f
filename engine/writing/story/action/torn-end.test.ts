import { expect, test } from 'vitest'
import { withoutTornEnd } from './torn-end.ts'

test.each([
  ['I sorted the nails by their length, so the old box.', 'I sorted the nails by their length.'],
  ['I oiled both hinges before lifting the gate, turning.', 'I oiled both hinges before lifting the gate.'],
  ['I looked at three mills that could grind more: 1.', 'I looked at three mills that could grind more.'],
  ['I turned the mill twice and sure enough.', 'I turned the mill twice.'],
  [
    'I oiled both hinges of the gate, then spent the evening hunting down.',
    'I oiled both hinges of the gate.',
  ],
  ['We moved the mill four times, and even then.', 'We moved the mill four times.'],
  ['I moved to a longer rope so if it gets wet in the rain.', 'I moved to a longer rope.'],
])('%s loses its end', (sentence, told) => {
  expect(withoutTornEnd(sentence)).toBe(told)
})

test.each([
  'I sorted the nails by their length, so the old box was empty.',
  'I sorted the nails so that the children could find them.',
  'I oiled both hinges before lifting the gate, turning them twice.',
  'I oiled the hinge so if it gets wet, it turns.',
  'The mill was moved, turning.',
])('%s keeps it', (sentence) => {
  expect(withoutTornEnd(sentence)).toBe(sentence)
})

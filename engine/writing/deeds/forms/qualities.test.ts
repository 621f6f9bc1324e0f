import { expect, test } from 'vitest'
import { withoutQualityCommas } from './qualities.ts'

test.each([
  ['the hall into three independent, locked rooms', 'the hall into three independent locked rooms'],
  ['the lamps with a cheaper, dimmed kind', 'the lamps with a cheaper dimmed kind'],
  ['the plan as a modular, printed booklet', 'the plan as a modular printed booklet'],
])('what a thing is like is no list: %s', (phrase, expected) => {
  expect(withoutQualityCommas(phrase)).toBe(expected)
})

test.each([
  'the rooms with a terminal, painted walls and sealed the door',
  'the pump to the hall, tested it twice',
  'a small lamp, wired the gate',
  'the seal, refilled oil',
])('deeds stay apart: %s', (phrase) => {
  expect(withoutQualityCommas(phrase)).toBe(phrase)
})

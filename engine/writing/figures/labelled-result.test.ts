import { expect, test } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

const resultOf = (text: string) => analyse(text).starStory.result

test.each([
  [
    '- Cut the globe grid into rows\n- Draw all points in one call\n- Result: smooth 60 fps',
    'a smooth 60 fps',
  ],
  [
    '- Batch all stamps into one print\n- **Result:** quiet belt at 40 crates a minute',
    'a quiet belt at 40 crates a minute',
  ],
  ['I moved the till to the door.\n\nOutcome: half the queue at noon', 'half the queue at noon'],
])('what the writer calls the result is told as one: %s', (note, thing) => {
  expect(resultOf(note)).toBe(`The result was ${thing}.`)
})

test('nor is it taken for an order', () => {
  const note = '- Cut the globe grid into rows\n- Draw all points in one call\n- Result: smooth 60 fps'
  expect(analyse(note).starStory.action).not.toContain('smoothed')
})

test.each([
  'I moved the till to the door. Result: pending',
  'The till froze at noon. Result: wrong change for three guests. I moved the till.',
  'Expected result: quiet belt at noon. I moved the till.',
  'I moved the till. Result: removed two belts',
])('what failed, is awaited or is a deed is no such thing: %s', (note) => {
  expect(resultOf(note)).not.toMatch(/^The result was/)
})

test('that it works is no result where something is still amiss later', () => {
  const note =
    '* looked at the till with Ada. We moved one screw and it works fine\n* Wrote a list of the tills in town\n* Tried the till again and still see errors.'
  expect(resultOf(note)).not.toContain('works fine')
  expect(resultOf(note)).not.toContain('worked fine')
})

test('what the writer calls the result is the result, where it is something better', () => {
  const { starStory } = analyse(
    'Replace the fixed tide poll\n\nThe poll now waits longer after each miss. The new delays are 5, 20 and 80 seconds.\n\nThe result is lower load on the gauge while still seeing the turn of the tide.',
  )
  expect(starStory.result).toBe(
    'The result was lower load on the gauge while still seeing the turn of the tide.',
  )
})

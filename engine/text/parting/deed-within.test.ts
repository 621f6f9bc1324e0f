import { describe, expect, test } from 'vitest'
import { deedWithin } from './deed-within.ts'

describe('a deed in a clause of its own', () => {
  test.each([
    ['This was the valve that we fitted to keep the tank dry.', 'We fitted the valve to keep the tank dry.'],
    ['It is a small script I wrote for the bakers.', 'I wrote a small script for the bakers.'],
    [
      'In this note I will go over the steps I took to move the herd to the north barn.',
      'I moved the herd to the north barn.',
    ],
    [
      'Fixed a nasty bug: sometimes the till would charge a guest twice.',
      'Fixed a nasty bug where the till would charge a guest twice.',
    ],
    [
      'I fixed a problem in the kiln - the lid was never locked.',
      'I fixed a problem in the kiln where the lid was never locked.',
    ],
    [
      'Fixed one more issue: the lamp would blink but stay dark.',
      'Fixed one more issue where the lamp would blink and stay dark.',
    ],
  ])('%s', (text, told) => {
    expect(deedWithin(text)).toBe(told)
  })

  test.each([
    'This is the first time I used a lathe.',
    'That is a thing I simply overlooked.',
    'Those were the parts we needed for the roof.',
    'Fixed a bug: missing lid.',
    'The pump I used to clean the pond is broken.',
  ])('nothing in: %s', (text) => {
    expect(deedWithin(text)).toBeUndefined()
  })

  test.each([
    ['I finally tracked it down to a loose belt.', 'I finally tracked the problem down to a loose belt.'],
    ['I solved that, using a clamp to hold the pipe.', 'I used a clamp to hold the pipe.'],
    ['We managed to fix this so that no lamp burns.', 'We made sure that no lamp burns.'],
  ])('what was done about it: %s', (text, told) => {
    expect(deedWithin(text)).toBe(told)
  })
})

import { describe, expect, it } from 'vitest'
import { leftPlainly } from './left-plainly.ts'

describe('what a deed left', () => {
  it.each([
    ['The press is now changed to always stop at noon.', 'The press now always stops at noon.'],
    ['The mill is now changed to not stop at noon.', 'The mill no longer stops at noon.'],
    ['Both wheels are now switched to use oil.', 'Both wheels now use oil.'],
    ['The mill no longer calls the miller anymore.', 'The mill no longer calls the miller.'],
    ['Late entry has been allowed.', 'Late entry is now allowed.'],
  ])('is told as it is now: "%s"', (text, told) => {
    expect(leftPlainly(text)).toBe(told)
  })

  it.each(['The wheel has been moved to the shed.', 'The mill is now made to be quiet.'])(
    'is left as it is: "%s"',
    (text) => {
      expect(leftPlainly(text)).toBe(text)
    },
  )
})

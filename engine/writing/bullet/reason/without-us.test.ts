import { expect, test } from 'vitest'
import { withoutUs } from './without-us.ts'

test.each([
  ["we didn't quote all of the berth names", 'not all of the berth names were quoted'],
  ['we were sending the tide twice on every retry', 'the tide was being sent twice on every retry'],
  ["we don't validate the input", 'the input was not validated'],
  ["we weren't closing the gate after reading", 'the gate was not closed after reading'],
  ['I did not release any locks when the crane failed', 'no locks were released when the crane failed'],
  ['we never cleared old tides', 'old tides were not cleared'],
])('a trouble that somebody brought about is told without him: %s', (clause, told) => {
  expect(withoutUs(clause)).toBe(told)
})

test.each(["we didn't see it", 'we did not know that', 'the gate was open', 'we moved the crane'])(
  'what is done to nothing that has a name stays as it is: %s',
  (clause) => {
    expect(withoutUs(clause)).toBeUndefined()
  },
)

import { expect, test } from 'vitest'
import { withThingsHeardOf } from './things-heard-of.ts'

test.each([
  ['I had to close this hatch.', 'I was working on the ferry.', 'I had to close the hatch.'],
  ['I had to close this hatch.', 'The hatch of the ferry was open.', 'I had to close this hatch.'],
  ['I had to fix these leaks.', 'There were two leaks in the hull.', 'I had to fix these leaks.'],
  ['I had to resolve this.', 'There were two leaks in the hull.', 'I had to resolve this.'],
  ['I had to fix this bug.', 'The lamp stayed dark.', 'I had to fix this bug.'],
])('"%s" after "%s"', (task, situation, told) => {
  expect(withThingsHeardOf(task, situation)).toBe(told)
})

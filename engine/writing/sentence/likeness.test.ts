import { expect, test } from 'vitest'
import { likeness } from './likeness.ts'

test('a text of one word is like another only if that has the word', () => {
  expect(likeness('the pump', 'rewired the old panel of the gate')).toBe(0)
  expect(likeness('the pump', 'rewired the old pump of the gate')).toBe(0.4)
})

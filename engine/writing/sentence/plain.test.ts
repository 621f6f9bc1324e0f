import { expect, test } from 'vitest'
import { isPlainClause } from './plain.ts'

test.each([
  ['the locker of a guest that had been sent home', false],
  ['the locker of a guest that had been sent home was still full', true],
  ['the pump that leaked oil stopped at noon', true],
  ['the pump leaked oil at noon', true],
])('what is only said of the subject is no statement: %s', (text, is) => {
  expect(isPlainClause(text)).toBe(is)
})

import { expect, test } from 'vitest'
import { ofTheChange } from './by-the-change.ts'

test.each([
  [
    'This PR restores the totals and drops the old rows.',
    'This restored the totals and dropped the old rows.',
  ],
  ['The patch reduced the load of the gate.', 'This reduced the load of the gate.'],
  ['This change will halve the load.', 'This change will halve the load.'],
  ['The gate opens in 2 s.', 'The gate opens in 2 s.'],
])('%s', (written, said) => {
  expect(ofTheChange(written)).toBe(said)
})

test('what a branch asks for from now on is no deed of the change', () => {
  expect(ofTheChange('The main branch now requires a key.')).toBe('The main branch now requires a key.')
})

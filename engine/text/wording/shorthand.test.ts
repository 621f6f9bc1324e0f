import { expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'
import { writtenOut } from './shorthand.ts'

it.each([
  ['a gate w/ two locks w/o keys', 'a gate with two locks without keys'],
  ['closed it bc the tide was high', 'closed it because the tide was high'],
  ['mounted w/r and bc.txt', 'mounted w/r and bc.txt'],
  ['oiled the winch cause it was squeaking', 'oiled the winch because it was squeaking'],
  ['they cause it to stall', 'they cause it to stall'],
  ['found the cause it had', 'found the cause it had'],
  ['Sealed the hatch ...', 'Sealed the hatch.'],
  ['fix(hatch): seal the hatc\u2026', 'fix(hatch): seal the hatc\u2026'],
])('%s', (text, meant) => {
  expect(writtenOut(text)).toBe(meant)
})

it('is written out in a bullet', () => {
  expect(analyse('Added a second gate w/ a tide sensor to the harbour wall.').resumeBullet).toBe(
    'Added a second gate with a tide sensor to the harbour wall.',
  )
})

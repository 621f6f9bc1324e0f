import { expect, test } from 'vitest'
import { doneList } from './done-list.ts'

test.each([
  ['Old badges revoked, new ones stored in the safe, and every gate rekeyed.', undefined],
  [
    'Old badges revoked, new ones stored in the safe, and every gate redesigned.',
    'Revoked old badges, stored new ones in the safe, and redesigned every gate.',
  ],
  [
    'Tidied the shed today: old tins removed, tools moved to one wall, labels rewritten.',
    'Tidied the shed: removed old tins, moved tools to one wall, and rewrote labels.',
  ],
  [
    'All loose cables removed; power now handled by one rail.',
    'Removed all loose cables, with power now handled by one rail.',
  ],
  [
    'Spent the week on the leaky roof: 61 tiles replaced, 12 removed.',
    'Worked on the leaky roof: replaced 61 tiles and removed 12.',
  ],
  ['Guests complained, and the gate stayed closed.', undefined],
  ['Tiles were replaced, gutters cleaned up.', undefined],
])('"%s" lists what was done: %s', (text, told) => {
  expect(doneList(text)).toBe(told)
})

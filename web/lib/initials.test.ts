import { expect, it } from 'vitest'
import { initials } from './initials.ts'

it.each([
  ['Ada Lovelace', 'AL'],
  ['ada king lovelace', 'AK'],
  ['Plato', 'P'],
  ['  Grace   Hopper ', 'GH'],
  ['éva ünal', 'ÉÜ'],
  ['👩‍💻 Dev', '👩‍💻D'],
])('makes of "%s" the initials %s', (name, expected) => {
  expect(initials(name)).toBe(expected)
})

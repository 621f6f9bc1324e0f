import { expect, it } from 'vitest'
import { lacksObject } from './lacks-object.ts'

it.each([
  'configured locally',
  'fixed immediately as part of the second round',
  'used for the gate',
  'installed for the winter',
  'sorted almost',
  "added There's a red lamp above the gate",
  'added It now rings twice',
])('nobody hears what was done to by "%s"', (deed) => {
  expect(lacksObject(deed)).toBe(true)
})

it.each([
  'configured the lamp locally',
  'fixed the lamp as part of the second round',
  'used oil for the gate',
  'sorted almost all crates',
  'found It in the crate',
  'applied for a berth',
  'added There and Back to the shelf',
])('one hears it by "%s"', (deed) => {
  expect(lacksObject(deed)).toBe(false)
})

import { expect, test } from 'vitest'
import { asOneDeed, mendedFound } from './mended-found.ts'

test.each([
  [
    'Fixed that.',
    ['Found a big leak in the loft: rain comes in at the chimney.'],
    'Fixed a big leak in the loft.',
  ],
  [
    'I fixed it with a clamp.',
    ['Discovered a crack in the hose.', 'Two pumps pulled on the same end.'],
    'I fixed a crack in the hose with a clamp.',
  ],
  ['Fixed that.', ['Noticed the lamp never dims.'], 'Fixed an issue where the lamp never dims.'],
  [
    'fixed it with a spring.',
    ['Ran into an issue where the lid jams in winter'],
    'fixed an issue where the lid jams in winter by using a spring.',
  ],
  [
    'Solved it by counting the turns.',
    ['Had trouble with the winch slipping.'],
    'Solved an issue with the winch slipping by counting the turns.',
  ],
  [
    'fixed them by sealing the box.',
    ['Ran into moisture errors on the north gauge'],
    'fixed moisture errors on the north gauge by sealing the box.',
  ],
  [
    'Fixed by oiling the hinge.',
    ['The gate stopped on wet days.'],
    'Fixed the gate stopping on wet days by oiling the hinge.',
  ],
  [
    'Fixed by oiling the hinge.',
    ['Gate did not open on wet days.', 'The cause was the hinge.'],
    'Fixed the gate not opening on wet days by oiling the hinge.',
  ],
  [
    'Fixed by sealing the hull.',
    ['(03/05/24) Page fault each time we boot, after the hull was loaded.'],
    'Fixed the page fault by sealing the hull.',
  ],
  ['Fixed by sealing the hull.', ['The gate opened at noon.'], undefined],
  ['Fixed by sealing the hull.', ['It leaked again.'], undefined],
  ['Fixed that.', ['The lamp never dims.'], undefined],
  ['Fixed the lamp.', ['Found a crack in the hose.'], undefined],
])('"%s" behind %j is "%s"', (text, before, told) => {
  expect(mendedFound(text, before)).toBe(told)
})

test('what was found and then fixed is one deed', () => {
  expect(asOneDeed('I found a crack in the drum along the way which I fixed.')).toBe(
    'I found and fixed a crack in the drum.',
  )
})

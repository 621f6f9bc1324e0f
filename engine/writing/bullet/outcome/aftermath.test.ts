import { expect, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

function bulletOf(text: string): string {
  return analyse(text).resumeBullet
}

test('a deed with room left is told with what the change brought about', () => {
  expect(
    bulletOf(
      'Avoid reading the tank level on each tick\n\nThese fixes allow the pump to work with the new console.',
    ),
  ).toBe('Avoided reading the tank level on each tick, allowing the pump to work with the new console.')
})

test('what was only hoped of a change is told as its aim and not as its outcome', () => {
  expect(
    bulletOf(
      'Avoid reading the tank level on each tick\n\nThis should reduce the load of the pump on small boards.',
    ),
  ).toBe('Avoided reading the tank level on each tick to reduce the load of the pump on small boards.')
})

test.each([
  [
    'Moves the keys from the drawer to a locked box. Keys are now shared by all porters and survive a fire.',
    'with keys now shared by all porters.',
  ],
])('what they do besides is left out behind "with": %s', (note, told) => {
  expect(analyse(note).resumeBullet).toContain(told)
})

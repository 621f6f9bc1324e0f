import { expect, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

const bulletOf = (text: string) => analyse(text).resumeBullet

test.each([
  [
    'At 14:05 UTC the harbour map went down because a disk was full. The tide list had grown for a year. Nobody had pruned it. As the list holds no own data we deleted it and the map server was restarted. The berths were read once more. We need an alarm. The disk is watched by nobody. There was no plan.',
    'Restarted the map server and read the berths once more after the harbour map went down.',
  ],
  [
    'Yesterday the milling machine stopped working during the second shift. Cleaned the spindle and swapped the belt.',
    'Cleaned the spindle and swapped the belt after the milling machine stopped working during the second shift.',
  ],
])('the deeds of an incident are told after what had broken: %s', (text, bullet) => {
  expect(bulletOf(text)).toBe(bullet)
})

test.each([
  ['It went down at noon. I cleaned the spindle and swapped the belt.', /after it/],
  ['Attempts to start the mill failed. I cleaned the spindle.', /after attempts/i],
])('nothing that points elsewhere had broken: %s', (text, not) => {
  expect(bulletOf(text)).not.toMatch(not)
})

test('what is down in the title of what ends well was restored', () => {
  expect(bulletOf('harbour.example not working\n\nThings are working again. The log disk was full.')).toMatch(
    /^Restored harbour\.example /,
  )
})

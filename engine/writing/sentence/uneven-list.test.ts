import { expect, test } from 'vitest'
import { withEvenLists } from './uneven-list.ts'

test.each([
  [
    'Added soil probes, a rain gauge, and rewired the pump relay.',
    'Added soil probes and a rain gauge, and rewired the pump relay.',
  ],
  [
    'Installed two cameras, a motion sensor and replaced the old recorder in the stable.',
    'Installed two cameras and a motion sensor, and replaced the old recorder in the stable.',
  ],
  [
    'I had to install two cameras, a motion sensor and replace the old recorder.',
    'I had to install two cameras and a motion sensor, and replace the old recorder.',
  ],
  [
    'We painted the hull, added a mast, a sail, a flag, and wrote the log.',
    'We painted the hull, added a mast, a sail and a flag, and wrote the log.',
  ],
  [
    'Rebuilt the oven: added tide support, guest-based pricing, and swapped the fan.',
    'Rebuilt the oven: added tide support and guest-based pricing, and swapped the fan.',
  ],
])('things and a deed do not stand in one list: "%s"', (uneven, even) => {
  expect(withEvenLists(uneven)).toBe(even)
})

test.each([
  ['I added Moss, Fern, Reed.', 'I added Moss, Fern and Reed.'],
  ['I improved seed sorting, crop planning.', 'I improved seed sorting and crop planning.'],
  ['We sketched oak doors, pine shelves, two hooks.', 'We sketched oak doors, pine shelves, and two hooks.'],
  ['Ported the tests of Moss, Fern, Reed.', 'Ported the tests of Moss, Fern and Reed.'],
  ['Moved the lamp to Oslo, Norway.', 'Moved the lamp to Oslo, Norway.'],
])('the last of several names is joined to them: "%s"', (written, told) => {
  expect(withEvenLists(written)).toBe(told)
})

test.each([
  'Added a reader, a scale, and printed labels.',
  'Removed 14 loose boards, oiled two hinges, and replaced the lock.',
  'Added Moss, a small linter, and rewired the lamp.',
  'Wrote a helper, drawLamp, and moved the switch.',
  'Soldered the header, minimal testing, and moved the board.',
  'Moved the boats, which were wet, and painted the pier.',
  'I had to add keys to move left, right, and turn the wheel.',
  'Added a mast, a sail, and a flag.',
])('a list of one kind, a name and what is told of a thing stay: "%s"', (list) => {
  expect(withEvenLists(list)).toBe(list)
})

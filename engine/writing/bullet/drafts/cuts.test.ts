import { expect, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'
import { beforeStatement, withoutLooseMarks } from './cuts.ts'

test.each([
  ['traced the noise to the fan, it rattled at night', 'traced the noise to the fan'],
  ['fixed the lamps that went dark, The switch broke them', 'fixed the lamps that went dark'],
  ['added night prices as a table, might be worth a look', 'added night prices as a table'],
  ['rewired the bell of the gate, needs another look', 'rewired the bell of the gate'],
  ['moved the berths: there were too many', 'moved the berths'],
])('a deed ends before a statement of its own: %s', (phrase, head) => {
  expect(beforeStatement(phrase)).toBe(head)
})

test.each([
  'changed the gate so that when a tram leaves, it closes',
  'added a form for the seat, the meal and the cabin',
  'built a scale, which is read by a camera',
  'set the oven (the old one, it was cold) to a lower heat',
  'moved three lamps: the red one, the blue one and the green one',
])('and goes on where none begins: %s', (phrase) => {
  expect(beforeStatement(phrase)).toBe(phrase)
})

test('a mark that ended something else is left out', () => {
  expect(withoutLooseMarks('moved the desk of the club -')).toBe('moved the desk of the club')
  expect(withoutLooseMarks('swapped the pump "hot." and left')).toBe('swapped the pump "hot" and left')
  expect(withoutLooseMarks('read "v1.2" files - all of them')).toBe('read "v1.2" files - all of them')
})

test.each([
  [
    'Added the night prices as a table of the kiosk, might be worth a look.',
    'Added the night prices as a table of the kiosk.',
  ],
  [
    'I pulled the spare pump of the brewery "hot." and sealed the pipe.',
    'Pulled the spare pump of the brewery "hot" and sealed the pipe.',
  ],
])('a bullet is one sentence: %s', (note, bullet) => {
  expect(analyse(note).resumeBullet).toBe(bullet)
})

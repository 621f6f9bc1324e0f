import { expect, test } from 'vitest'
import { analyse } from '../../testing/analyse.ts'
import { withMore } from './longer/lengthen.ts'

const bulletOf = (text: string) => analyse(text).resumeBullet

test.each([
  [
    '# Post-mortem: 12% of the card payments failed for two minutes\n\nThe terminals were slow around noon. The vendor is aware of it.',
    'Worked on an issue where 12% of the card payments failed for two minutes.',
  ],
  [
    '# Database change broke every season ticket\n\nThe calls came in from noon on. All of the harbour was affected.',
    'Worked on an issue where database change broke every season ticket.',
  ],
  [
    '# Incident: Guest limits not applied on the night ferry\n\nThe ferry was too full twice. It is not known yet who set the flag.',
    'Worked on an issue where guest limits were not applied on the night ferry.',
  ],
  [
    'Seat finder, 4 March\n\nThe main problem is that the seat names are broken in the old list. The only way out will be a list by number.',
    'Worked on an issue where the seat names were broken in the old list.',
  ],
  [
    'Notes of the weekend.\n\nThe weather feed is failing on every second call. A cache might do.',
    'Worked on an issue where the weather feed was failing on every second call.',
  ],
  [
    'Notes of the weekend.\n\nSome guests complained that their seat numbers were broken in the night.',
    'Worked on an issue where the seat numbers were broken in the night.',
  ],
])('where no deed is told, the bullet says what was wrong as a statement: %s', (text, bullet) => {
  expect(bulletOf(text)).toBe(bullet)
})

test.each([
  // A deed comes before all.
  [
    '# New gate software broke every season ticket\n\nI restored the season tickets of all guests from the backup in the depot.',
    /^Restored the season tickets of all guests/,
  ],
  // What leans on another sentence is no statement of its own.
  ['Lamp counter\n\nThe camera is wrong for this because it fails in the dark.', /^(?!.*for this because)/],
  // A colleague's deed is his.
  ['# Ann broke the tram map again\n\nThe map was blank at noon.', /^(?!.*where Ann)/],
  // A head that names no trouble.
  [
    '# Harbour office opened a new desk\n\nThe kiosk printed nothing at noon.',
    /^(?!.*where (?:the )?harbour)/i,
  ],
  ['# Winter timetable\n\nThe map page crashed twice at noon.', /where the map page crashed twice at noon/],
])('nothing else is told as what was wrong: %s', (text, told) => {
  expect(bulletOf(text)).toMatch(told)
})

test('what was worked on is not named twice', () => {
  expect(withMore('worked on hull painting', ' to automate hull painting in the yards')).toBe(
    'worked on automating hull painting in the yards',
  )
  expect(withMore('worked on the hull', ' to save fuel')).toBe('worked on the hull to save fuel')
})

test('what was only worked on is told in place of nothing', () => {
  const note =
    'Sluice gates\n\n- The best way to the sluice gates is by boat rather than driving to the sluice gates'
  expect(bulletOf(note)).not.toContain('rather than')
})

test.each(['&0', 'a &0 b'])('a scrap that is read as a figure is no work: %s', (note) => {
  expect(analyse(note).resumeBullet).not.toMatch(/\d/)
})

import { expect, it } from 'vitest'
import { analyse } from '../testing/analyse.ts'

const bulletOf = (text: string) => analyse(text).resumeBullet

it.each([
  [
    'Be quiet at night and do not ring the bell\n\nThe guests of the pier hotel had complained about it.',
    /^Changed the code to be quiet at night, not ringing the bell/,
  ],
  [
    'pier: Be a bit more careful about old tickets\n\nTwo were sold.',
    /^Changed pier to be a bit more careful about/,
  ],
  [
    'Work around pier lamp bug when the tide is low\n\nThe lamp blinks twice.',
    /^Worked around a pier lamp bug/,
  ],
  [
    'tide: lamp driver: Work around a bug in the relay, second attempt\n\nIt clicks.',
    /^Worked around a bug in the relay(?!, second)/,
  ],
  ['gauge: Rated pump: Improve the seal of the inlet\n\nWater came in.', /^Improved the seal of the inlet/],
  ['Pier builds: Support wooden piles\n\nThe new yard has them only.', /^Added support for wooden piles/],
  [
    'Validation of tide tables in draw_chart()\n\nEmpty ones were drawn as a line.',
    /^Validated tide tables in draw_chart\(\)/,
  ],
  [
    'Rework chart index to be faster and smaller\n\nSailors look up a berth twice a day.',
    /^Reworked the chart index to be faster/,
  ],
  [
    'Plug memory leak in the chart reader\n\nEach page was kept.',
    /^Plugged a memory leak in the chart reader/,
  ],
  [
    'Bump chart format up from 2 to 3\n\nOld readers have to be updated.',
    /^Bumped the chart format up from 2 to 3/,
  ],
  [
    'Fix configure to handle lamps without a relay\n\nIt gave up at once.',
    /^Fixed configure to handle lamps without a relay/,
  ],
  [
    'Stop asking if we cannot open ~/.pier/lamps\n\nMost guests have none.',
    /^Stopped asking if ~\/\.pier\/lamps could not be opened/,
  ],
])('tells the order of %j', (text, bullet) => {
  expect(bulletOf(text)).toMatch(bullet)
})

it.each([
  [
    'fix the hinge of the pier gate; repaint the door of the boat house\n\nBoth were stuck.',
    /^Fixed the hinge of the pier gate and repainted the door of the boat house/,
  ],
  [
    'Rewrite the gauge reader; the function was lost in May\n\nSailors asked for it.',
    /^(?!.*lost in May)Rewrote the gauge reader/,
  ],
])('tells what stands behind a semicolon as a deed or not at all: %j', (text, bullet) => {
  expect(bulletOf(text)).toMatch(bullet)
})

it.each([
  [
    'Lamps of the pier\n\n2026-03-01  Ann Lee  <ann@example.org>\n\n\t* src/lamp.c, src/relay.c (switch_on): Rename the relay of the\n\touter lamp.\n',
    /^Renamed the relay of the outer lamp/,
  ],
  [
    'Gate news\n\n* harbour/gate.h: Added a second bolt for stormy nights.\n* harbour/gate.c (close, open): Move it when the wind turns.',
    /^Added a second bolt for stormy nights/,
  ],
])('reads the entries of a change log behind their files: %j', (text, bullet) => {
  expect(bulletOf(text)).toMatch(bullet)
})

it('takes no adverb for the quality of a thing', () => {
  expect(bulletOf('gate: Quietly check for wind and close the outer flap\n\nIt banged.')).not.toMatch(
    /\ban? quietly/,
  )
})

it('ends a gain before its colon', () => {
  expect(
    bulletOf(
      'Move the bell to the second hook\n\nThis fixes ringing in heavy wind:\nthe rope got caught on the first.',
    ),
  ).not.toMatch(/:/)
})

it('names what was worked on by the whole of the subject line', () => {
  expect(
    bulletOf('Hints for guests on the night ferry to the island\n\nThey are few and come late.'),
  ).toMatch(/hints for guests on the night ferry to the island/i)
})

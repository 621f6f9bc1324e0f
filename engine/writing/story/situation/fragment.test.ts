import { expect, it } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'
import { fragmentTold } from './fragment.ts'

it.each([
  ['No way to undo a booking', 'There was no way to undo a booking'],
  ['No lamps in the cellar', 'There were no lamps in the cellar'],
  ['Missing seal in the lid', 'The seal was missing in the lid'],
  ['Missing labels', 'The labels were missing'],
  ['printer offline after every storm', 'The printer was offline after every storm'],
  ['Guests unable to book a table on old phones', 'Guests were unable to book a table on old phones'],
  ['test suite too slow (14 min)', 'The test suite was too slow'],
  ['Duplicate rows in the seed list', 'There were duplicate rows in the seed list'],
  ['Wrong path in the manual', 'There was a wrong path in the manual'],
  ['High latency on the gate', 'There was high latency on the gate'],
  ['High CPU on the till, queues growing', 'There was high CPU on the till'],
])('tells %j as a sentence', (text, told) => {
  expect(fragmentTold(text)).toBe(told)
})

it.each([
  'No longer leaks',
  'No breaking changes in the gate',
  'Slow down the pump at night',
  'The pump was slow',
  'Why so slow',
  'No lamps work at all in the cellar',
  'Added a lamp to the cellar',
])('makes none of %j', (text) => {
  expect(fragmentTold(text)).toBeUndefined()
})

it.each([
  [
    '## Problem\n\n- Camera not turning on the field despite correct orders\n\n## Fix\n\n- Remapped the wheel joints',
    'The camera was not turning on the field despite correct orders.',
  ],
  [
    'Problem: no way to undo a booking.\nSolution: added a bin that keeps bookings for a month.',
    'There was no way to undo a booking.',
  ],
  [
    'Issue: printer offline after every storm.\nFix: gave it a fixed address.',
    'The printer was offline after every storm.',
  ],
])('opens a story with what a note jots down as wrong: %j', (text, situation) => {
  expect(analyse(text).starStory.situation).toBe(situation)
})

import { expect, test } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

const bullet = (note: string) => analyse(note).resumeBullet

test('what leads to a short list is told with it', () => {
  expect(
    bullet('Wrote unit tests for the tide parser covering:\n- spring tides\n- leap years\n- missing gauges'),
  ).toContain('covering spring tides, leap years and missing gauges')
})

test('what leads to a list that cannot be told is told without the word that leads to it', () => {
  const told = bullet(
    'Wrote unit tests for the tide parser covering:\n- spring tides, which the old parser had always got wrong by a day\n- leap years',
  )
  expect(told).toContain('unit tests for the tide parser')
  expect(told).not.toContain('covering')
})

test.each([
  [
    'I ordered the parts of the pump, including:\n- Two relay boards\n- A soil probe\n- A case that somebody in the village had left over from last year\n- Timer module',
    /including two relay boards, a soil probe,? and a timer module/,
  ],
  [
    'This week I worked on the tide importer and added the following:\n- CSV reader\n- retry queue',
    /added a CSV reader and a retry queue/i,
  ],
])('what only opens a list names the first of it: %s', (note, told) => {
  expect(bullet(note)).toMatch(told)
})

test.each([
  ['Moved the tide lookup to a map with proper error handling:\n- one\n- two', /proper error handling/],
  [
    'Wrapped the tide parser in a guard for both:\n- the pier, where it rains\n- the lock',
    /guard(?! for both)/,
  ],
])('a thing before the colon stays, and what counts the list goes: %s', (note, told) => {
  expect(bullet(note)).toMatch(told)
})

test('what was added may be named by what it does', () => {
  expect(bullet('Adds picking for both crate families in the barn.')).toMatch(
    /^Added picking for both crate families in the barn/,
  )
})

test('a reason that leads to a list is told with it, or not at all', () => {
  const result = (list: string) =>
    analyse(`Rewrote the intake form. Clerks are 30% faster because the new form drops:\n${list}`).starStory
      .result
  expect(result('- the second signature\n- the paper copy')).toBe(
    'Clerks were 30% faster because the new form dropped the second signature and the paper copy.',
  )
  expect(result('- whatever was asked for twice, which nobody could explain')).toBe('Clerks were 30% faster.')
})
